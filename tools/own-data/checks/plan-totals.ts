import type { GivenPlanRow } from '~/rules/own-data/given'
import { type Check, groupOfFigures as figure } from './check'

const TIMES = 3
/** Fewer places move by more than this from year to year. */
const LEAST_PLACES = 10

/** The plan of a school against that of the year before. */
export const planTotals: Check = ({ tables: { plan } }, tell) => {
  const sums = new Map<string, { readonly first: GivenPlanRow; sum: number }>()
  const keyOf = ({ year, subject, batch, schoolId }: GivenPlanRow, back = 0) =>
    `${year - back}|${subject}|${batch}|${schoolId}`
  for (const row of plan) {
    const known = sums.get(keyOf(row)) ?? { first: row, sum: 0 }
    known.sum += row.plan ?? 0
    sums.set(keyOf(row), known)
  }
  for (const { first, sum } of sums.values()) {
    const before = sums.get(keyOf(first, 1))?.sum
    if (before === undefined || before === 0 || sum === 0) continue
    if (Math.max(sum, before) < LEAST_PLACES || (sum < TIMES * before && before < TIMES * sum)) continue
    tell(
      first.at,
      '疑',
      '计划数',
      `${first.school} ${first.year} 年${first.subject}${first.batch}一共 ${figure(sum)} 人，上一年 ${figure(before)} 人`,
    )
  }
}
