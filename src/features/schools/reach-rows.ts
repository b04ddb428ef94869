import type { SameScoreDestination } from '~/contracts/score-lookups'
import type { NearOrder } from '~/entities/rank/near/near-fields'
import { type NearId, type NearRow, nearRows, rowsLeft, sortedRows } from '~/entities/rank/near/near-rows'
import type { OwnRank } from '~/rules/chance/beside-line'
import type { Reach } from '~/rules/chance/tier-name'
import { reachOf } from '~/rules/chance/tier-window'
import { isJoint, JOINT_IN_SHORT } from '~/rules/filing/joint'
import type { Chosen } from '~/shared/filters/narrowed'
import type { LibraryPageFilters } from './library-page.address'
import type { SchoolRow } from './school-row'

/** Whose tier, and what narrows it. */
export interface TierAsked extends Omit<Parameters<typeof nearRows>[1], 'own'> {
  readonly own: OwnRank
  readonly tier: Reach
  /** Words in the name of a school. */
  readonly q: string | undefined
  readonly chosen: Chosen<NearId>
}

/**
 * The lines of a tier, and those that the chosen values leave. Of these, the ones whose batch the reader may apply for.
 */
export function tierLines(lines: readonly SameScoreDestination[], { tier, q, chosen, ...of }: TierAsked) {
  const rows = nearRows(lines, of).filter(
    ({ lowestRank, schoolName }) =>
      reachOf(of.own, lowestRank) === tier && (q === undefined || schoolName.includes(q)),
  )
  const left = rowsLeft(rows, chosen)
  return { rows, left, inReach: left.found.filter((line) => !of.isOut(line)) }
}

/** The values that the address chooses of each filter. */
export function chosenOf(filters: LibraryPageFilters): Chosen<NearId> {
  const { provinces, types, features, natures, elective, place, fee, km, swing } = filters
  const one = (value: string | number | undefined) => (value === undefined ? [] : [String(value)])
  return {
    ...{ province: provinces, type: types, feature: features, nature: natures, elective },
    ...{ place: one(place), fee: one(fee), km: one(km), swing: one(swing) },
  }
}

/** The schools of some lines, each once with the line that is nearest to the rank, in an order. */
export function reachRows(lines: readonly NearRow[], rank: number, order: NearOrder = 'rank'): SchoolRow[] {
  const far = ({ lowestRank }: NearRow) => Math.abs(lowestRank - rank)
  const nearest = new Map<string, NearRow>()
  for (const line of lines) {
    const known = nearest.get(line.schoolId)
    if (!known || far(line) < far(known)) nearest.set(line.schoolId, line)
  }
  return sortedRows([...nearest.values()], order, rank).map(rowOf)
}

/** What the line is of; a school as a whole needs no word. */
function unitOf({ majorName, majorGroupCode, admissionType }: NearRow): string {
  const unit = majorName ?? (majorGroupCode ? `专业组 ${majorGroupCode}` : '')
  return [unit, isJoint(admissionType) && JOINT_IN_SHORT].filter(Boolean).join(' · ')
}

function rowOf(line: NearRow): SchoolRow {
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
    km: line.km,
    figures: { isPending: false, line, unit: unitOf(line), plan: line.planNum ?? undefined },
  }
}
