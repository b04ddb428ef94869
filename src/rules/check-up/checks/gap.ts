import type { Action } from '../../list/edits'
import type { Check, Found } from '../finding'
import { centreOf, type ListModel, type ModelRow } from '../list-model'
import { count, lastYear, percent, rankAt, rowName } from '../words'

const GAP = { ratio: 1.25, spreads: 1.5, reached: 0.1 } as const

/** Among the first of a province there is often nothing in between. */
const FEW_UNITS = 2_500

export const gap = {
  id: 'gap',
  name: '断层',
  run(model: ListModel): Found[] {
    const { rows, outcome } = model
    if (!outcome) return []
    const known = rows.filter(({ line, undersubscribed, closed }) => line && !undersubscribed && !closed)
    const sorted = known.toSorted((a, b) => centreOf(a) - centreOf(b))
    return sorted.flatMap((harder, index): Found[] => {
      const easier = sorted[index + 1]
      if (!easier || !harder.line || harder.tier === undefined || harder.tier === 3) return []
      const step = centreOf(easier) - centreOf(harder)
      if (step <= Math.log(GAP.ratio) || step <= GAP.spreads * harder.line.spread) return []
      const reached = outcome.reach[easier.place - 1] ?? 0
      const isRare = reached < GAP.reached || model.rank <= FEW_UNITS
      const [from, to] = [1 / 3, 2 / 3].map((part) => Math.round(Math.exp(centreOf(harder) + step * part)))
      if (from === undefined || to === undefined) return []
      return [
        {
          rows: [harder.place, easier.place],
          severity: isRare ? 'low' : 'medium',
          why: `从${rowName(harder)}到下一档${rowName(easier)}，预计最低位次从 ${rankAt(centreOf(harder))} 一下到 ${rankAt(centreOf(easier))}，中间没有志愿；${percent(reached)} 的年份会一直读到后一行。`,
          remedy: `在两行之间加一两个 ${lastYear(model)}最低位次在 ${count(from)} 到 ${count(to)} 的志愿，就不会一下子落得太远。`,
          actions: stepsBetween(model, easier, from, to, step / harder.line.spread),
        },
      ]
    })
  },
} as const satisfies Check

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
  const taken = (row: ModelRow) => model.outcome?.taken[row.place - 1] ?? 0
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
