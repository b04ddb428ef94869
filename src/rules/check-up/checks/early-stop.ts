import type { Check, Found } from '../finding'
import { centreOf, type ListModel, type ModelRow, outcomeInOrder } from '../list-model'
import { PLAINLY } from '../order'
import { percent, rowName } from '../words'

/** One row ends so many of the years, with so many reaches behind it. */
const EARLY = { taken: 0.5, reaches: 3 } as const

/** A 稳 that ends most of the years before the reaches: a dream of the family, or an accident; both orders are told. */
export const earlyStop = {
  id: 'early-stop',
  name: '冲排在稳的后面',
  run(model: ListModel): Found[] {
    const { rows, outcome } = model
    const match = rows.find(({ tier, place }) => tier === 2 && (outcome?.taken[place - 1] ?? 0) > EARLY.taken)
    if (!match || outcome?.typical === undefined) return []
    const behind = rows.filter((row) => row.place > match.place && isHarder(row, match))
    const last = behind.at(-1)
    if (!last || behind.length < EARLY.reaches) return []
    const order = rows.filter((row) => row !== match)
    const after = outcomeInOrder(model, order.toSpliced(last.place - 1, 0, match))?.typical
    return [
      {
        rows: [match.place, ...behind.map(({ place }) => place)],
        severity: 'medium',
        why: `${rowName(match)}是“稳”，${percent(outcome.taken[match.place - 1] ?? 0)} 的年份到它就录取了，后面还有 ${behind.length} 行更难的“冲”大多读不到。现在的顺序：一半的年份录在前 ${outcome.typical + 1} 行；把它移到这些“冲”后面：一半的年份录在前 ${(after ?? outcome.typical) + 1} 行，没有投中“冲”的年份还是它。`,
        remedy: '它是你最想去的吗？是，就不用改；不是，就先冲，再到它。',
        actions: [{ do: 'move', row: match.place, to: last.place }],
      },
    ]
  },
} as const satisfies Check

function isHarder(row: ModelRow, than: ModelRow): boolean {
  if (row.tier !== 1 || row.fit === 'not-met' || !row.line) return false
  return centreOf(row) < centreOf(than) - PLAINLY * row.line.spread
}
