import type { SameScoreDestination } from '~/contracts/score-lookups'
import type { OwnRank } from '~/rules/chance/beside-line'
import type { Reach } from '~/rules/chance/tier-name'
import { reachOf } from '~/rules/chance/tier-window'
import { isJoint, JOINT_IN_SHORT } from '~/rules/filing/joint'
import type { LibraryPageFilters } from './library-page.address'
import type { SchoolRow } from './school-row'

type Narrowing = Pick<LibraryPageFilters, 'q'>

/**
 * The schools with a group in a tier, each once with the group whose line is nearest to the rank; the hardest first.
 * Narrowed by name; by everything else the lines were asked for. Without those of a batch that `isOut` for the reader.
 */
export function reachRows(
  destinations: readonly SameScoreDestination[],
  own: OwnRank,
  reach: Reach,
  filters: Narrowing,
  isOut: (line: SameScoreDestination) => boolean = () => false,
): SchoolRow[] {
  const far = ({ lowestRank }: SameScoreDestination) => Math.abs(lowestRank - own.rank)
  const nearest = new Map<string, SameScoreDestination>()
  for (const line of destinations) {
    const known = nearest.get(line.schoolId)
    if (reachOf(own, line.lowestRank) !== reach || !fits(line, filters) || isOut(line)) continue
    if (!known || far(line) < far(known)) nearest.set(line.schoolId, line)
  }
  return [...nearest.values()].toSorted((a, b) => a.lowestRank - b.lowestRank).map(rowOf)
}

function fits({ schoolName }: SameScoreDestination, { q }: Narrowing): boolean {
  return q === undefined || schoolName.includes(q)
}

/** What the line is of; a school as a whole needs no word. */
function unitOf({ majorName, majorGroupCode, admissionType }: SameScoreDestination): string {
  const unit = majorName ?? (majorGroupCode ? `专业组 ${majorGroupCode}` : '')
  return [unit, isJoint(admissionType) && JOINT_IN_SHORT].filter(Boolean).join(' · ')
}

function rowOf(line: SameScoreDestination): SchoolRow {
  return {
    school: {
      id: line.schoolId,
      schoolName: line.schoolName,
      provinceName: line.provinceName ?? '',
      cityName: line.cityName ?? '',
      schoolFeatures: line.schoolFeatures,
      schoolType: line.schoolType ?? [],
      schoolInstitution: line.schoolInstitution ?? '',
    },
    figures: { isPending: false, line, unit: unitOf(line), plan: line.planNum ?? undefined },
  }
}
