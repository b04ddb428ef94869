import type { NearOrder } from '~/entities/rank/near/near-fields'
import { type NearRow, sortedRows } from '~/entities/rank/near/near-rows'
import { isJoint, JOINT_IN_SHORT } from '~/rules/filing/joint'
import type { SchoolRow } from './school-row'

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
