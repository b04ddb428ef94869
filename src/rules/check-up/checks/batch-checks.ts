import type { Finding } from '../finding'
import type { ListModel } from '../list-model'

export function sequential({ form, list }: ListModel): Finding[] {
  if (form.parallel) return []
  return [
    {
      check: 'sequential',
      rows: [],
      severity: 'low',
      why: `${list.batch ?? '这个批次'}一般按顺序志愿投档：先看所有人的第一志愿，招满了就不再看第二志愿。第一行几乎决定结果。`,
      remedy:
        '第一行填最想去、也够得着的；本页关于先后次序的其他判断在这里不适用。是否为顺序志愿以当年公告为准。',
      actions: [],
    },
  ]
}

export function earlyLock({ form, list }: ListModel): Finding[] {
  if (!form.early) return []
  return [
    {
      check: 'early-lock',
      rows: [],
      severity: 'low',
      why: `${list.batch ?? '提前批'}先于后面的批次录取，一旦录取，后面批次的志愿就不再参加。`,
      remedy: '只填真正愿意去的；没有录取则不影响后面的批次。',
      actions: [],
    },
  ]
}
