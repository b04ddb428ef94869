import type { Check, Found } from '../finding'
import type { ListModel } from '../list-model'
import { safeLine } from '../safety'
import { untilTwoSafeties } from '../whole-list'

export const reformYear = {
  id: 'reform-year',
  name: '改革年',
  run(model: ListModel): Found[] {
    const { reform, rows, list, form } = model
    if (reform === undefined) return []
    const safeties = rows.filter(({ tier }) => tier === 3).length
    const isThin = safeties < 2 && !form.early && form.parallel && safeLine(model) !== undefined
    const more = isThin ? untilTwoSafeties(model) : undefined
    return [
      {
        rows: [],
        severity: more ? 'high' : 'low',
        why: `${list.year} 年是${list.province}新高考的第${reform === 1 ? '一' : '二'}年，往年的线是另一种考法或另一种填法下的，只能参考；推算已经放宽，放宽之后表里的“保”有 ${safeties} 个。`,
        remedy: more
          ? `改革年至少留两个放宽后仍是“保”的志愿：${more.text}`
          : '位次以今年公布的一分一段表为准；资格审核、志愿确认等办法请重看今年的通知。',
        actions: more?.actions ?? [],
      },
    ]
  },
} as const satisfies Check
