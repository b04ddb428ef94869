import type { NearNarrowing, SameScoreDestination } from '~/contracts/score-lookups'
import type { CurvePoint } from '~/contracts/score-tables'
import { competitionLevel } from '~/rules/exam/competition-level'
import { linesWithin, narrowedLines, USUAL_PAGE, USUAL_WITHIN, unusable } from '~/rules/filing/near-lines'
import type { Asked } from './names'

/** Filters of which several values may be asked; in an address one value is a text and not a list. */
const SEVERAL = ['provinces', 'cities', 'schoolInstitutions', 'types', 'features', 'electives'] as const

/**
 * The lines near the rank of a row of a score table, as a server answers. Lines may not tell what they are to be
 * narrowed by. All of the window are then given without a total: who asks narrows them, and says what could not be
 * used.
 */
export function nearLines(row: CurvePoint, lines: readonly SameScoreDestination[], asked: Asked) {
  const { page = 1, pageSize = USUAL_PAGE, within = USUAL_WITHIN } = asked
  const narrowing = narrowingOf(asked)
  const near = linesWithin(lines, row.lowestRank, Number(within))
  const reported = { ...row, competitionLevel: competitionLevel(row.sameScoreCount) }
  if (unusable(lines, narrowing).length > 0) return { ...reported, destinations: near }
  const { found, facets } = narrowedLines(near, narrowing)
  const [current, size] = [Number(page), Number(pageSize)]
  const records = found.slice((current - 1) * size, current * size)
  const destinations = records.toSorted((a, b) => a.lowestRank - b.lowestRank)
  return { ...reported, destinations, total: found.length, current, size, facets }
}

function narrowingOf({ majorWord, maxFee, ...asked }: Asked): NearNarrowing {
  const rows = SEVERAL.flatMap((name) => {
    const value = asked[name]
    return value === undefined ? [] : [[name, [value].flat().map(String)] as const]
  })
  return {
    ...Object.fromEntries(rows),
    ...(majorWord !== undefined && { majorWord: String(majorWord) }),
    ...(maxFee !== undefined && { maxFee: Number(maxFee) }),
  }
}
