import type { SameScoreDestination } from '~/contracts/score-lookups'
import { besideLine, type OwnRank } from '~/rules/chance/beside-line'
import type { TierName } from '~/rules/chance/tier-name'
import { isJoint, JOINT_IN_SHORT } from '~/rules/filing/joint'
import type { LibraryPageFilters } from './library-page.address'
import type { SchoolRow } from './school-row'

export type Reach = Extract<TierName, '冲' | '稳' | '保'>

/** Where lines are looked for: around which multiple of the rank, and how far in percent of that. */
interface Window {
  readonly centre: number
  readonly within: number
}

const WINDOWS: Readonly<Record<Reach, Window>> = {
  冲: { centre: 0.92, within: 10 },
  // It begins above the rank: all who share its score tie, and 稳 has the ties.
  稳: { centre: 1.06, within: 14 },
  保: { centre: 1.4, within: 20 },
}
/** At the top one score holds a larger part of the ranks before it. */
const TOP = 10_000
const AT_TOP: Window = { centre: 0.95, within: 28 }

/** Where the lines of a tier are looked for. */
export function reachWindow(rank: number, reach: Reach): Window {
  return reach === '稳' && rank < TOP ? AT_TOP : WINDOWS[reach]
}

type Narrowing = Pick<LibraryPageFilters, 'q' | 'provinces' | 'features'>

/**
 * The schools with a group in a tier, each once with the group whose line is nearest to the rank; the hardest first.
 * Narrowed by what is known of them: place, tags, name.
 */
export function reachRows(
  destinations: readonly SameScoreDestination[],
  own: OwnRank,
  reach: Reach,
  filters: Narrowing,
): SchoolRow[] {
  const far = ({ lowestRank }: SameScoreDestination) => Math.abs(lowestRank - own.rank)
  const nearest = new Map<string, SameScoreDestination>()
  for (const line of destinations) {
    const known = nearest.get(line.schoolId)
    if (reachOf(own, line) !== reach || !fits(line, filters)) continue
    if (!known || far(line) < far(known)) nearest.set(line.schoolId, line)
  }
  return [...nearest.values()].toSorted((a, b) => a.lowestRank - b.lowestRank).map(rowOf)
}

/** A tie and 贴线 stand beside 稳: neither plainly above the last who was admitted nor plainly below. */
function reachOf(own: OwnRank, { lowestRank }: SameScoreDestination): TierName {
  const beside = besideLine(own, lowestRank)
  return beside === '同分' || beside === '贴线' ? '稳' : beside
}

function fits(line: SameScoreDestination, { q, provinces, features }: Narrowing): boolean {
  const own = line.schoolFeatures ?? []
  return (
    (q === undefined || line.schoolName.includes(q)) &&
    (provinces.length === 0 || provinces.includes(line.provinceName ?? '')) &&
    (features.length === 0 || features.some((feature) => own.includes(feature)))
  )
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
      schoolType: [],
      schoolInstitution: '',
    },
    figures: { isPending: false, line, unit: unitOf(line), plan: line.planNum ?? undefined },
  }
}
