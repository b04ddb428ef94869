import type { ListMajor, ListRow } from '~/rules/check-up/list-input'
import { rowUnit } from '~/rules/check-up/words'
import { adjustmentTo } from '~/rules/generator/name-majors'
import type { YearEnd } from '~/rules/list/simulation/sampled-years'
import { formatCount } from '~/shared/lib/text/format'

/** How one year ends, in one sentence: 第 5 行 安徽大学 003，录取到法学，学费 5,500 元一年. */
export function yearText(end: YearEnd, rows: readonly (ListRow | undefined)[]): string {
  if (end === 'barred') return '控制线高过你的位次，这一批不能填'
  if (end === 'slipped') return '滑档：没有一行投得出去'
  const row = rows[end.row]
  const place = `第 ${end.row + 1} 行${row ? ` ${rowUnit(row)}` : ''}`
  if (end.inside === 'returned') return `${place}：专业都满了，又不服从调剂，退档`
  if (end.inside === 'unknown' || !row) return `${place}，看不出进哪个专业`
  if (end.inside === 'adjusted') {
    const { alsoInUnit = [] } = row
    const other = adjustmentTo(alsoInUnit, () => false)
    return `${place}，${other ? `多半调剂到${majorText(other)}` : '服从调剂，进哪个专业没有数据'}`
  }
  const major = row.majors?.[end.inside]
  return major ? `${place}，录取到${majorText(major)}` : place
}

function majorText({ name, fee }: ListMajor): string {
  return fee === undefined ? name : `${name}，学费 ${formatCount(fee)} 元一年`
}

/** How hard a year is among all that are shown; `year` from 0. */
export function hardnessText(year: number, count: number): string {
  const share = (year + 0.5) / count
  if (share < 0.2) return '线普遍偏难的一年'
  if (share > 0.8) return '线普遍偏易的一年'
  return '线不难不易的一年'
}
