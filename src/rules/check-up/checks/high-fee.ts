import { isJoint } from '../../filing/joint'
import type { Check, Found } from '../finding'
import type { ListModel } from '../list-model'
import { count, rowNames } from '../words'

const HIGH_FEE = 3

export const highFee = {
  id: 'high-fee',
  name: '学费较高',
  run({ rows, list }: ListModel): Found[] {
    const fees = rows.map(({ row }) => Math.max(...(row.majors ?? []).flatMap(({ fee }) => fee ?? []), 0))
    const known = fees.filter((fee) => fee > 0).toSorted((a, b) => a - b)
    const median = known.length >= 3 ? known[known.length >> 1] : undefined
    const wanted = list.student.wanted ?? []
    const dear = rows.filter(
      ({ row }, index) =>
        (median !== undefined && (fees[index] ?? 0) > HIGH_FEE * median) ||
        (isJoint(row.programme) && !isJoint(...wanted)),
    )
    if (dear.length === 0) return []
    const highest = Math.max(...dear.map(({ place }) => fees[place - 1] ?? 0))
    const figures =
      highest > 0
        ? `，最高每年 ${count(highest)} 元${median ? `，全表中位数是 ${count(median)} 元` : ''}`
        : ''
    return [
      {
        rows: dear.map(({ place }) => place),
        severity: 'low',
        why: `${rowNames(dear)}学费明显高于其他志愿，或是中外合作办学${figures}。四年的费用值得先算一算。`,
        remedy: '家里商量过、能承担就保留；没有想好，先换成普通专业。',
        actions: [],
      },
    ]
  },
  skipped({ rows }: ListModel) {
    return rows.some(({ row }) => row.majors?.some(({ fee }) => fee !== undefined)) ? undefined : '没有学费'
  },
} as const satisfies Check
