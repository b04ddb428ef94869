import type { Candidate } from '~/rules/generator/candidate'

/** Units in reach, from the hardest to the easiest. */
function inReach(candidates: readonly Candidate[]): readonly Candidate[] {
  const centre = ({ judged }: Candidate) => judged.line?.centre ?? 0
  return candidates
    .filter(({ judged }) => judged.tier !== undefined)
    .toSorted((a, b) => centre(a) - centre(b))
}

/** As many units as rows, in even steps from the hardest in reach to the easiest. */
export function evenSteps(candidates: readonly Candidate[], size: number): readonly Candidate[] {
  const open = inReach(candidates)
  const step = Math.max(open.length / size, 1)
  return Array.from(
    { length: Math.min(size, open.length) },
    (_, place) => open[Math.floor(place * step)],
  ).filter((each) => each !== undefined)
}

/** The hardest units that are more likely than not. */
export function topRows(candidates: readonly Candidate[], size: number): readonly Candidate[] {
  return inReach(candidates)
    .filter(({ judged }) => (judged.chance?.share ?? 0) >= 0.5)
    .slice(0, size)
}
