/**
 * What this device keeps of a person's work, by kind: each with the words that say what would be lost with it. A draft
 * waits to be saved; the rest exists on this device alone.
 */
export const WORK_KINDS = {
  list: '志愿表的修改',
  'new-list': '还没有保存的志愿表',
  'list-name': '还没有保存的志愿表的名称',
  score: '填了一半的成绩',
  intention: '报考意向的修改',
  basicInfo: '基本信息的修改',
  enrollmentIntention: '个人信息里报考意向的修改',
  physicalTest: '体检信息的修改',
  otherInfo: '其他信息的修改',
  assessment: '没有存进档案的测评',
  article: '资讯的修改',
  planner: '规划师资料的修改',
  'calendar-entry': '日程的修改',
  order: '没有提交的服务单',
  'order-note': '服务单备注的修改',
  'note-to-student': '写给学生的话的修改',
  'hand-over': '还没有交给学生的一句话',
  notes: '写在志愿表旁边的备注',
  'family-answer': '对别人志愿表的意见',
  'pasted-table': '没有导入的表格',
  'pasted-reply': '没有放进志愿表的回信',
  'entry-copy': '录入用的志愿表副本',
  versions: '志愿表以前的版本',
  'blocked-schools': '不再推荐的院校',
  'student-filters': '常用的学生筛选',
  wishes: '没有存进档案的收藏',
  'compared-schools': '正在对比的院校',
  'compared-majors': '正在对比的专业',
  'filling-rule': '自己的填报规则',
} as const

export type WorkKind = keyof typeof WORK_KINDS

export function isWorkKind(kind: string): kind is WorkKind {
  return Object.hasOwn(WORK_KINDS, kind)
}
