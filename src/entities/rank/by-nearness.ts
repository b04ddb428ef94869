/** Lines in the order of their distance from a rank, the nearest first; of two at one distance the one that stood first. */
export function byNearness<Line extends { readonly lowestRank: number }>(
  lines: readonly Line[],
  rank: number,
): Line[] {
  const far = ({ lowestRank }: Line) => Math.abs(lowestRank - rank)
  return lines.toSorted((a, b) => far(a) - far(b))
}
