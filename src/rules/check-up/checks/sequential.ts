import type { Action } from '../../list/edits'
import type { Check, Found } from '../finding'
import type { ListModel, ModelRow } from '../list-model'
import { percent } from '../words'

/** Where choices are read in sequence the first row decides: it should be one that is likely. */
export const sequential = {
  id: 'sequential',
  name: '顺序志愿',
  run({ form, list, rows }: ListModel): Found[] {
    if (form.parallel) return []
    const [first] = rows
    const isBold = first?.chance !== undefined && (first.tier ?? 0) < 2
    return [
      {
        rows: isBold ? [first.place] : [],
        severity: isBold ? 'medium' : 'low',
        why: `${list.batch ?? '这个批次'}一般按顺序志愿投档：先看所有人的第一志愿，招满了就不再看第二志愿。${isBold ? `第一行的可能性${percent(first.chance?.share ?? 0)}，没有投中，后面的多半也招满了。` : '第一行几乎决定结果。'}`,
        remedy:
          '第一行填最想去、也够得着的；本页关于先后次序的其他判断在这里不适用。是否为顺序志愿以当年公告为准。',
        actions: isBold ? firstLikely(rows) : [],
      },
    ]
  },
} as const satisfies Check

/** The first likely row moved to the front; nothing where none is. */
function firstLikely(rows: readonly ModelRow[]): Action[] {
  const likely = rows.find(({ tier }) => (tier ?? 0) >= 2)
  return likely ? [{ do: 'move', row: likely.place, to: 1 }] : []
}
