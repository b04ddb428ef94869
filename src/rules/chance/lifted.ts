/** The first thousand of a province get a little further than the lines of the year before say; fading out by rank. */
const TOP = { shift: 0.07, from: Math.log(1_000), to: Math.log(5_000) }

/**
 * Where a line is expected that earlier ones put at `centre`, both in ln rank. Rises with the centre throughout: the shift
 * falls more slowly than the centre climbs.
 */
export function lifted(centre: number): number {
  const share = Math.min(Math.max((TOP.to - centre) / (TOP.to - TOP.from), 0), 1)
  return centre + TOP.shift * share
}
