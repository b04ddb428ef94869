import type { Check, Found } from '../finding'
import { centreOf, type ListModel, type ModelRow } from '../list-model'
import { NEVER, PLAINLY } from '../order'
import { rowName } from '../words'

/** How many rows behind a 保 make a habit, and the share of years in which the 保 must be reached. */
const HABIT = { rows: 3, reached: 0.05 } as const

export const oldHabit = {
  id: 'old-habit',
  name: '保底放得太靠前',
  run({ rows, outcome }: ListModel): Found[] {
    if (!outcome) return []
    const reach = ({ place }: ModelRow) => outcome.reach[place - 1] ?? 0
    for (const safety of rows) {
      if (safety.tier !== 3 || reach(safety) < HABIT.reached) continue
      const behind = rows.filter(
        (row) =>
          row.place > safety.place &&
          centreOf(row) < centreOf(safety) - PLAINLY * (row.line?.spread ?? 0) &&
          reach(row) < NEVER,
      )
      if (behind.length < HABIT.rows) continue
      return [
        {
          rows: [safety.place, ...behind.map(({ place }) => place)],
          severity: 'medium',
          why: `${rowName(safety)}是“保”，后面却还有 ${behind.length} 行更难进的志愿。平行志愿从上往下读，读到它几乎就停了，后面这些轮不到。`,
          remedy: `${rowName(safety)}是你最想去的吗？是，就不用改；不是，就把它移到表尾，前面的没有投中也不会影响它。`,
          actions: [{ do: 'move', row: safety.place, to: rows.length }],
        },
      ]
    }
    return []
  },
} as const satisfies Check
