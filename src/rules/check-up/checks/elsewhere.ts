import type { Check, Found } from '../finding'
import type { ListModel } from '../list-model'

/** A list for the exam of another province or year than the student sits now. */
export const elsewhere = {
  id: 'elsewhere',
  name: '不是你这次高考的表',
  run({ list, frame, rows }: ListModel): Found[] {
    if (!frame.elsewhere) return []
    const { student, province, year } = list
    return [
      {
        rows: [],
        severity: 'high',
        why: `这张表是${province} ${year} 年的，你现在填的是${student.province ?? province} ${student.year ?? year} 年高考：${rows.length} 行都不能报。`,
        remedy: '个人信息填错了就改回来；真的换了省份或年份，按新的成绩重新做一张表。',
        actions: [],
      },
    ]
  },
} as const satisfies Check
