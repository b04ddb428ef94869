import type { Check, Found } from '../finding'
import { centreOf, type ListModel, type ModelRow } from '../list-model'
import { NEVER, PLAINLY } from '../order'
import { rowName, rowNames } from '../words'

export const unreachableRow = {
  id: 'unreachable-row',
  name: '倒挂',
  run({ rows, outlook }: ListModel): Found[] {
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
        rows: never.map(({ place }) => place),
        severity: 'low',
        why: `${rowNames(never)}比前面的志愿更难进，却排在后面：推算里不到 1% 的年份会读到这里，等于没有填。`,
        remedy: `如果更想去，把它移到${rowName(target)}之前；不想去就不用管。`,
        actions: [{ do: 'move', row: first.place, to: target.place }],
      },
    ]
  },
} as const satisfies Check
