import type { SameScoreDestination } from '~/contracts/score-lookups'
import { driftAt } from '~/rules/chance/line-drift'
import { swingOf } from '~/rules/chance/swing'
import { isGiven } from '../../world/given/given-world'
import { lineDrift } from '../schools/line-drift'

interface YearKey {
  readonly province: string
  readonly year: number
  readonly subject: string
}

type Line = SameScoreDestination

/** Units are the same in two years where batch, code and major are. */
const nameOf = ({ batch, majorGroupCode, majorName, admissionType }: Line) =>
  [batch, majorGroupCode ?? admissionType, majorName].join('|')

/**
 * The lines with how each moved against the year before, beyond its province; `unitsBefore` has those of a school. Own
 * tables may give a code to another group: of them nothing is told.
 */
export async function withSwings(
  lines: readonly Line[],
  key: YearKey,
  unitsBefore: (schoolId: string) => readonly Line[],
  scale?: number,
): Promise<Line[]> {
  if (isGiven()) return [...lines]
  const drift = [await lineDrift(key, scale)]
  const before = new Map<string, ReadonlyMap<string, Line>>()
  return lines.map((line) => {
    const known =
      before.get(line.schoolId) ?? new Map(unitsBefore(line.schoolId).map((unit) => [nameOf(unit), unit]))
    before.set(line.schoolId, known)
    const earlier = known.get(nameOf(line))
    const { batch, lowestRank, lowestScore, planNum } = line
    const swing =
      earlier &&
      swingOf(
        earlier,
        { lowestRank, lowestScore, places: planNum },
        driftAt(drift, key.year, { batch: batch ?? '', lowestRank }),
      )
    return {
      ...line,
      swing: swing?.percent === undefined ? null : swing.isHarder ? -swing.percent : swing.percent,
    }
  })
}
