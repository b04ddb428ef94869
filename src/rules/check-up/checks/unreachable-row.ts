import type { Check, Found } from '../finding'
import { centreOf, type ListModel, type ModelRow } from '../list-model'
import { NEVER, PLAINLY } from '../order'
import { rowName, rowNames } from '../words'

export const unreachableRow = {
  id: 'unreachable-row',
  name: '倒挂',
  run({ rows, outcome }: ListModel): Found[] {
    if (!outcome) return []
    const before = (row: ModelRow) =>
      rows.find(
        (other) =>
          other.place < row.place &&
          !other.closed &&
          centreOf(other) > centreOf(row) + PLAINLY * (row.line?.spread ?? 0),
      )
    const never = rows.flatMap((row) => {
      if (row.closed || row.tier === 3 || (outcome.reach[row.place - 1] ?? 1) >= NEVER) return []
      const target = before(row)
      return target ? { row, target } : []
    })
    const [first] = never
    if (!first) return []
    return [
      {
        rows: never.map(({ row }) => row.place),
        severity: 'low',
        why: `${rowNames(never.map(({ row }) => row))}比前面的志愿更难进，却排在后面：推算里不到 1% 的年份会读到这里，等于没有填。`,
        remedy: `如果更想去，把它移到${never.length === 1 ? rowName(first.target) : '更容易进的志愿'}之前；不想去就不用管。`,
        // From the end on: rows that go to the same place keep their order.
        actions: never
          .toReversed()
          .map(({ row, target }) => ({ do: 'move', row: row.place, to: target.place })),
      },
    ]
  },
} as const satisfies Check
