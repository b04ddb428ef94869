import type { Action } from '../../list/edits'
import type { Finding } from '../finding'
import type { ListModel, ModelRow } from '../list-model'
import { addSafeties, SLIP, safeLine, slipAboveLine, soundSafeties } from '../safety'
import { count, percent, rowName, rowNames } from '../words'

/** Reached less often than this, a row is as good as never read. */
const NEVER = 0.01

/** Harder by this part of a spread is plainly harder; less is chance. */
const PLAINLY = 0.5

const centreOf = ({ simulated }: ModelRow) => simulated.centre ?? Number.NaN
const rankAt = (centre: number) => count(Math.exp(centre))

export function unreachableRow({ rows, outlook }: ListModel): Finding[] {
  if (!outlook) return []
  const before = (row: ModelRow) =>
    rows.find(
      (other) =>
        other.place < row.place &&
        other.fit !== 'not-met' &&
        centreOf(other) > centreOf(row) + PLAINLY * (row.line?.spread ?? 0),
    )
  const never = rows.filter(
    (row) => row.tier !== 3 && (outlook.reach[row.place - 1] ?? 1) < NEVER && before(row) !== undefined,
  )
  const [first] = never
  const target = first && before(first)
  if (!target) return []
  return [
    {
      check: 'unreachable-row',
      rows: never.map(({ place }) => place),
      severity: 'low',
      why: `${rowNames(never)}比前面的志愿更难进，却排在后面：推算里不到 1% 的年份会读到这里，等于没有填。`,
      remedy: `如果更想去，把它移到${rowName(target)}之前；不想去就不用管。`,
      actions: [{ do: 'move', row: first.place, to: target.place }],
    },
  ]
}

const GAP = { ratio: 1.25, spreads: 1.5, reached: 0.1 } as const
/** Among the first of a province there is often nothing in between. */
const FEW_UNITS = 2_500

export function gap(model: ListModel): Finding[] {
  const { rows, outlook } = model
  if (!outlook) return []
  const known = rows.filter(({ line, undersubscribed, fit }) => line && !undersubscribed && fit !== 'not-met')
  const sorted = known.toSorted((a, b) => centreOf(a) - centreOf(b))
  return sorted.flatMap((harder, index): Finding[] => {
    const easier = sorted[index + 1]
    if (!easier || !harder.line || harder.tier === undefined || harder.tier === 3) return []
    const step = centreOf(easier) - centreOf(harder)
    if (step <= Math.log(GAP.ratio) || step <= GAP.spreads * harder.line.spread) return []
    const reached = outlook.reach[easier.place - 1] ?? 0
    const isRare = reached < GAP.reached || model.rank <= FEW_UNITS
    const [from, to] = [1 / 3, 2 / 3].map((part) => Math.round(Math.exp(centreOf(harder) + step * part)))
    if (from === undefined || to === undefined) return []
    return [
      {
        check: 'gap',
        rows: [harder.place, easier.place],
        severity: isRare ? 'low' : 'medium',
        why: `从${rowName(harder)}到下一档${rowName(easier)}，预计最低位次从 ${rankAt(centreOf(harder))} 一下到 ${rankAt(centreOf(easier))}，中间没有志愿；${percent(reached)}的年份会一直读到后一行。`,
        remedy: `在两行之间加一两个去年最低位次在 ${count(from)} 到 ${count(to)} 的志愿，就不会一下子落得太远。`,
        actions: stepsBetween(model, easier, from, to, step / harder.line.spread),
      },
    ]
  })
}

/** As many candidates in between as the step needs. */
function stepsBetween(
  model: ListModel,
  easier: ModelRow,
  from: number,
  to: number,
  spreads: number,
): Action[] {
  const amount = Math.max(Math.ceil(spreads / GAP.spreads) - 1, 1)
  const free = (model.allowed ?? Number.POSITIVE_INFINITY) - model.rows.length
  const taken = (row: ModelRow) => model.outlook?.taken[row.place - 1] ?? 0
  const drops = model.rows
    .filter(({ tier, place }) => tier === undefined && place !== easier.place)
    .toSorted((a, b) => taken(a) - taken(b))
    .slice(0, Math.max(amount - free, 0))
  return [
    ...drops.map(({ place }): Action => ({ do: 'drop', row: place })),
    ...Array.from(
      { length: amount },
      (): Action => ({ do: 'add', before: easier.place, lineFrom: from, lineTo: to }),
    ),
  ]
}

const CROWD = { most: 0.8, leastRows: 5, third: 1 / 3, leastForThird: 8 } as const

/** The most rows within a width (in ln rank) of each other. */
function closest(rows: readonly ModelRow[], width: number): ModelRow[] {
  const sorted = rows.toSorted((a, b) => centreOf(a) - centreOf(b))
  let best: ModelRow[] = []
  let from = 0
  for (const [to, row] of sorted.entries()) {
    while (centreOf(row) - centreOf(sorted[from] ?? row) > width) from++
    if (to - from + 1 > best.length) best = sorted.slice(from, to + 1)
  }
  return best
}

export function crowded(model: ListModel): Finding[] {
  const { rows, outlook, form } = model
  const known = rows.filter(({ line, undersubscribed }) => line && !undersubscribed)
  const spread = middle(known.flatMap(({ line }) => line?.spread ?? []))
  if (spread === undefined || !outlook || form.early) return []
  // Rows this close share more than the simulation knows: lists that failed looked fine to it. So 保 are asked for.
  const lone = soundSafeties(model).length < 2
  const caught = slipAboveLine(outlook) > SLIP.little ? 'medium' : 'low'
  const wide = closest(known, spread)
  if (rows.length >= CROWD.leastRows && wide.length >= rows.length * CROWD.most) {
    return [crowd(model, wide, wide.length - Math.ceil(rows.length * CROWD.most) + 1, lone ? 'high' : caught)]
  }
  const narrow = closest(
    known.filter(({ tier }) => tier !== 3),
    spread / 4,
  )
  if (rows.length < CROWD.leastForThird || narrow.length <= rows.length * CROWD.third) return []
  return [
    crowd(model, narrow, narrow.length - Math.floor(rows.length * CROWD.third), lone ? 'medium' : caught),
  ]
}

function crowd(
  model: ListModel,
  close: readonly ModelRow[],
  surplus: number,
  severity: Finding['severity'],
): Finding {
  const [first, last] = [close[0], close.at(-1)]
  const line = safeLine(model)
  const drops = close.toSorted((a, b) => b.place - a.place).slice(0, surplus)
  const others = { ...model, rows: model.rows.filter((row) => !drops.includes(row)) }
  return {
    check: 'crowded',
    rows: close.map(({ place }) => place).toSorted((a, b) => a - b),
    severity,
    why: `${model.rows.length} 行里有 ${close.length} 行挤在一起，预计最低位次都在 ${rankAt(first ? centreOf(first) : 0)} 到 ${rankAt(last ? centreOf(last) : 0)} 之间。这一段今年若整体变难，它们会一起投不中，行数多也帮不上忙。`,
    remedy:
      line === undefined
        ? `从挤在一起的行里换掉 ${surplus} 行，往更靠后的位次拉开。`
        : `从挤在一起的行里换掉 ${surplus} 行，改成去年最低位次在 ${count(line)} 左右或更靠后的志愿。`,
    actions: [
      ...drops.map(({ place }): Action => ({ do: 'drop', row: place })),
      ...(line === undefined ? [] : addSafeties(others, surplus, line)),
    ],
  }
}

function middle(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[values.length >> 1]
}

/** How many rows behind a 保 make a habit, and the share of years in which the 保 must be reached. */
const HABIT = { rows: 3, reached: 0.05 } as const

export function oldHabit({ rows, outlook }: ListModel): Finding[] {
  if (!outlook) return []
  const reach = ({ place }: ModelRow) => outlook.reach[place - 1] ?? 0
  for (const safety of rows) {
    if (safety.tier !== 3 || safety.fit === 'not-met' || reach(safety) < HABIT.reached) continue
    const behind = rows.filter(
      (row) =>
        row.place > safety.place &&
        centreOf(row) < centreOf(safety) - PLAINLY * (row.line?.spread ?? 0) &&
        reach(row) < NEVER,
    )
    if (behind.length < HABIT.rows) continue
    return [
      {
        check: 'old-habit',
        rows: [safety.place, ...behind.map(({ place }) => place)],
        severity: 'medium',
        why: `${rowName(safety)}是「保」，后面却还有 ${behind.length} 行更难进的志愿。平行志愿从上往下读，读到它几乎就停了，后面这些轮不到。`,
        remedy: `${rowName(safety)}是你最想去的吗？是，就不用改；不是，就把它移到表尾，前面的没有投中也不会影响它。`,
        actions: [{ do: 'move', row: safety.place, to: rows.length }],
      },
    ]
  }
  return []
}
