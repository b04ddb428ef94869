import type { Action } from '../../list/edits'
import type { Finding } from '../finding'
import { grouped } from '../grouped'
import type { ListModel, ModelRow } from '../list-model'
import { replaceRow } from '../replace-row'
import { count, percent, placeList, rowNames } from '../words'

const ONE_SCHOOL = { share: 0.3, least: 3 } as const
/** The first of a province often have two or three schools in mind, and no more. */
const TOP_RANK = 1_000

export function oneSchool(model: ListModel): Finding[] {
  const { rows, rank, outlook } = model
  const taken = ({ place }: ModelRow) => outlook?.taken[place - 1] ?? 0
  return [...grouped(rows, ({ row }) => row.school)].flatMap(([school, own]): Finding[] => {
    const most = Math.max(Math.floor(rows.length * ONE_SCHOOL.share), ONE_SCHOOL.least - 1)
    if (own.length <= rows.length * ONE_SCHOOL.share || own.length < ONE_SCHOOL.least) return []
    const surplus = own.toSorted((a, b) => taken(a) - taken(b)).slice(0, own.length - most)
    return [
      {
        check: 'one-school',
        rows: own.map(({ place }) => place),
        severity: rank <= TOP_RANK ? 'low' : 'medium',
        why: `${rows.length} 行里有 ${own.length} 行是${school}（超过三成）。同一所学校的各个单位往往一起变热变冷，它今年热起来，这些行会一起落空。`,
        remedy: `留下最想去的 ${most} 行，把${placeList(surplus.map(({ place }) => place))}换成别的学校里难度相近的单位。`,
        actions: surplus.flatMap((row): Action[] => replaceRow(model, row)),
      },
    ]
  })
}

export function oneRegion({ rows, list }: ListModel): Finding[] {
  const placed = rows.filter(({ row }) => row.province !== undefined)
  if (placed.length < 5) return []
  return [...grouped(placed, ({ row }) => row.province ?? '')].flatMap(([province, own]): Finding[] => {
    if (province === list.province || own.length <= rows.length * 0.8) return []
    return [
      {
        check: 'one-region',
        rows: own.map(({ place }) => place),
        severity: 'low',
        why: `${rows.length} 行里有 ${own.length} 行在${province}。一个地方热起来，这些行会一起变难。`,
        remedy: '如果不是非去那里不可，可以加几个别处或本省的单位。',
        actions: [],
      },
    ]
  })
}

const HIGH_FEE = 3

export function highFee({ rows, list }: ListModel): Finding[] {
  const fees = rows.map(({ row }) => Math.max(...(row.majors ?? []).flatMap(({ fee }) => fee ?? []), 0))
  const known = fees.filter((fee) => fee > 0).toSorted((a, b) => a - b)
  const median = known.length >= 3 ? known[known.length >> 1] : undefined
  const wanted = list.student.wanted ?? []
  const dear = rows.filter(
    ({ row }, index) =>
      (median !== undefined && (fees[index] ?? 0) > HIGH_FEE * median) ||
      (row.programme?.includes('中外合作') === true && !wanted.some((word) => word.includes('中外合作'))),
  )
  if (dear.length === 0) return []
  const highest = Math.max(...dear.map(({ place }) => fees[place - 1] ?? 0))
  const figures =
    highest > 0 ? `，最高每年 ${count(highest)} 元${median ? `，全表中位数是 ${count(median)} 元` : ''}` : ''
  return [
    {
      check: 'high-fee',
      rows: dear.map(({ place }) => place),
      severity: 'low',
      why: `${rowNames(dear)}学费明显高于其他志愿，或是中外合作办学${figures}。四年的费用值得先算一算。`,
      remedy: '家里商量过、能承担就保留；没有想好，先换成普通专业。',
      actions: [],
    },
  ]
}

const FEW_PLACES = 2

export function onePlace({ rows, outlook }: ListModel): Finding[] {
  const few = rows.filter(({ row }) => row.plan !== undefined && row.plan > 0 && row.plan <= FEW_PLACES)
  const carried = few.reduce((sum, { place }) => sum + (outlook?.taken[place - 1] ?? 0), 0)
  if (carried <= 0.1) return []
  return [
    {
      check: 'one-place',
      rows: few.map(({ place }) => place),
      severity: 'low',
      why: `${rowNames(few)}只招 1–2 人，推算里却有${percent(carried)}的年份靠它们。名额少，线的起伏就大，推算不那么可靠。`,
      remedy: '可以保留；在它们后面再放一两个名额多、难度相近的志愿。',
      actions: [],
    },
  ]
}
