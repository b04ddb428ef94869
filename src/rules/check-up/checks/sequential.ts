import type { Check, Found } from '../finding'
import type { ListModel } from '../list-model'

export const sequential = {
  id: 'sequential',
  name: '顺序志愿',
  run({ form, list }: ListModel): Found[] {
    if (form.parallel) return []
    return [
      {
        rows: [],
        severity: 'low',
        why: `${list.batch ?? '这个批次'}一般按顺序志愿投档：先看所有人的第一志愿，招满了就不再看第二志愿。第一行几乎决定结果。`,
        remedy:
          '第一行填最想去、也够得着的；本页关于先后次序的其他判断在这里不适用。是否为顺序志愿以当年公告为准。',
        actions: [],
      },
    ]
  },
} as const satisfies Check
