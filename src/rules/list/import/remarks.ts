/** A line between the rows that says how bold they are. */
const TIER =
  /^([一二三四五六\d]+[.、]?)?(可)?[冲稳保垫](一?[冲稳保垫]|刺|妥|底)?(院校|志愿|的|一档|档|层)*(\(.*\))?$/
const TOTAL = /^(合计|总计|小计|共计|平均|总数|共\s*\d+)/
const NOTE =
  /^(注|备注|说明|温馨提示|提示|提醒|以上|签名|考生签[名字]|家长签[名字]|打印|制表|填表|打印日期|日期|数据来源|来源)(\d|[:：、.\s]|$|仅|内容|数据)/

/** What a row says that is no choice: a sum, a tier or a note between the rows of a list; absent where it may be one. */
export function remarkIn(cells: readonly string[]): '合计' | '说明' | undefined {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.every((cell) => /^[-—–=_*.·\s]+$/.test(cell))) return '说明'
  const [first = ''] = filled
  if (TOTAL.test(first)) return '合计'
  if (filled.length === 1 && TIER.test(first)) return '说明'
  const isAlone = filled.length === 1
  if (NOTE.test(first) && filled.length <= 2) return '说明'
  return isAlone && first.length > 20 && !/(大学|学院|校区)/.test(first) ? '说明' : undefined
}
