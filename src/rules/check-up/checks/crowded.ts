import type { Action } from '../../list/edits'
import type { Check, Found } from '../finding'
import { centreOf, type ListModel, type ModelRow } from '../list-model'
import { addSafeties, SLIP, safeLine, slipAboveLine, soundSafeties } from '../safety'
import { count, lastYear, rankAt } from '../words'

const CROWD = { most: 0.8, leastRows: 5, third: 1 / 3, leastForThird: 8 } as const

export const crowded = {
  id: 'crowded',
  name: '过密',
  run(model: ListModel): Found[] {
    const { rows, outcome, form } = model
    const known = rows.filter(({ line, undersubscribed, closed }) => line && !undersubscribed && !closed)
    const spread = middle(known.flatMap(({ line }) => line?.spread ?? []))
    if (spread === undefined || !outcome || form.early) return []
    // Rows this close share more than the simulation knows: lists that failed looked fine to it. So 保 are asked for.
    const lone = soundSafeties(model).length < 2
    const caught = slipAboveLine(outcome) > SLIP.little ? 'medium' : 'low'
    const wide = closest(known, spread)
    if (rows.length >= CROWD.leastRows && wide.length >= rows.length * CROWD.most) {
      return [
        crowd(model, wide, wide.length - Math.ceil(rows.length * CROWD.most) + 1, lone ? 'high' : caught),
      ]
    }
    const narrow = closest(
      known.filter(({ tier }) => tier !== 3),
      spread / 4,
    )
    if (rows.length < CROWD.leastForThird || narrow.length <= rows.length * CROWD.third) return []
    return [
      crowd(model, narrow, narrow.length - Math.floor(rows.length * CROWD.third), lone ? 'medium' : caught),
    ]
  },
} as const satisfies Check

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

function crowd(
  model: ListModel,
  close: readonly ModelRow[],
  surplus: number,
  severity: Found['severity'],
): Found {
  const [first, last] = [close[0], close.at(-1)]
  const line = safeLine(model)
  const drops = close.toSorted((a, b) => b.place - a.place).slice(0, surplus)
  const others = { ...model, rows: model.rows.filter((row) => !drops.includes(row)) }
  return {
    rows: close.map(({ place }) => place).toSorted((a, b) => a - b),
    severity,
    why: `${model.rows.length} 行里有 ${close.length} 行挤在一起，预计最低位次都在 ${rankAt(first ? centreOf(first) : 0)} 到 ${rankAt(last ? centreOf(last) : 0)} 之间。这一段今年若整体变难，它们会一起投不中，行数多也帮不上忙。`,
    remedy:
      line === undefined
        ? `从挤在一起的行里换掉 ${surplus} 行，往更靠后的位次拉开。`
        : `从挤在一起的行里换掉 ${surplus} 行，改成 ${lastYear(model)}最低位次在 ${count(line)} 左右或更靠后的志愿。`,
    actions: [
      ...drops.map(({ place }): Action => ({ do: 'drop', row: place })),
      ...(line === undefined ? [] : addSafeties(others, surplus, line)),
    ],
  }
}

function middle(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[values.length >> 1]
}
