import type { MajorPlan, MajorPlanGroup } from '~/contracts/admission-plan'
import type { MajorScoreLine, MajorScoreLineGroup } from '~/contracts/school-lines'
import { feeRange } from '~/entities/admission/plan-facts'
import { type Finder, finderOf, type PlannedGroup } from '~/entities/admission/row-finder'
import type { PlaceDot, PlaceRow } from '~/entities/rank/place-chart/place-chart'
import { isJoint, ORDINARY_CATEGORY } from '~/rules/filing/joint'
import { shortRequirement } from '~/rules/filing/requirement'
import { formatCount, pointsText } from '~/shared/lib/text/format'
import { isRankedIn } from './ranked-major'

/** What the chart of a school is drawn of. */
export interface PlaceAnswers {
  /** The lines of a year, and the batch that the school is known by. */
  readonly lines: readonly MajorScoreLineGroup[]
  readonly year: number
  readonly batch: string
  /** The newest plan, where it is there. */
  readonly plans?: readonly MajorPlanGroup[] | undefined
  readonly planYear: number
}

/** A major of a batch with a rank, and the group it is applied for in. */
export interface RankedMajor {
  readonly group: MajorScoreLineGroup
  readonly major: MajorScoreLine
  readonly lowestRank: number
  readonly isJoint: boolean
}

/** The majors of a batch whose ranks are known. */
export function rankedMajors(lines: readonly MajorScoreLineGroup[], batch: string): readonly RankedMajor[] {
  return lines.flatMap((group) =>
    group.details.flatMap((major) =>
      isRankedIn(batch, major)
        ? {
            group,
            major,
            lowestRank: major.lowestRank,
            isJoint: isJoint(group.admissionDirection, major.note, major.majorName),
          }
        : [],
    ),
  )
}

/** More rows than these stand together in the last one. */
const MOST_ROWS = 8

/** The majors of a school as rows of a chart: a row for each group, or for each requirement where there are no groups. */
export function placeRows(
  { lines, year, batch, plans, planYear }: PlaceAnswers,
  most = MOST_ROWS,
): readonly PlaceRow[] {
  const find = plans && finderOf<MajorPlan>(plans)
  const rows = new Map<string, PlaceDot[]>()
  for (const { group, major, lowestRank } of rankedMajors(lines, batch)) {
    const label = labelOf(group, major)
    const dot = dotOf({ group, major, lowestRank }, { year, planYear, find })
    rows.set(label, [...(rows.get(label) ?? []), dot])
  }
  const all = [...rows].map(([label, dots]) => ({ id: label, label, dots }))
  if (all.length <= most) return all
  const largest = all.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, most - 1)
  const rest = all.filter((row) => !largest.includes(row))
  return [
    ...all.filter((row) => largest.includes(row)),
    { id: 'rest', label: `其余 ${rest.length} 组`, dots: rest.flatMap(namingItsGroup) },
  ]
}

/** The dots of a row that stands among others: each says its group behind its line. */
const namingItsGroup = ({ label, dots }: PlaceRow) =>
  dots.map(({ facts: [line = '', ...facts], ...dot }) => ({ ...dot, facts: [line, label, ...facts] }))

const weightOf = ({ dots }: PlaceRow) => dots.reduce((sum, { weight }) => sum + weight, 0)

function labelOf(
  { majorGroupCode, admissionDirection, subjectRequirement }: MajorScoreLineGroup,
  major: MajorScoreLine,
) {
  const direction =
    admissionDirection && admissionDirection !== ORDINARY_CATEGORY ? admissionDirection : undefined
  const own = isJoint(direction) ? '中外合作' : (direction ?? shortRequirement(subjectRequirement))
  return [majorGroupCode ?? major.majorGroup, own].filter(Boolean).join(' ') || '全部专业'
}

interface Reported {
  readonly year: number
  readonly planYear: number
  readonly find: Finder<MajorPlan> | undefined
}

function dotOf(
  { group, major, lowestRank }: Pick<RankedMajor, 'group' | 'major' | 'lowestRank'>,
  { year, planYear, find }: Reported,
): PlaceDot {
  const plan = find?.major(group as PlannedGroup, major)
  const places = plan ? plan.planNum : major.planNum
  const fee = feeRange([plan?.fee ?? major.fee])
  return {
    id: [group.majorGroupCode, major.majorEnrollCode, major.majorName, major.note].join(' '),
    // Its row says so.
    name: major.majorName.replace(/[（(]中外合作办学[）)]/, ''),
    lowestRank,
    weight: places ?? 0,
    facts: [
      `${year} 年最低 ${formatCount(lowestRank)} 位，${pointsText(major.lowestScore)}`,
      ...(places == null ? [] : [`${plan ? planYear : year} 年计划 ${places} 人`]),
      ...(fee === undefined ? [] : [fee === '免费' ? fee : `${fee} 元/年`]),
      ...(major.note ? [major.note] : []),
    ],
  }
}
