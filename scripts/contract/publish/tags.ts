/** What the groups of calls are about. */
export const GROUP_TITLES: Readonly<Record<string, string>> = {
  admissionGuide: '招生简章',
  admissionPlan: '招生计划与提前批',
  auth: '登录与退出',
  batchLines: '批次线与位次',
  majors: '专业',
  planner: '规划师与管理员',
  preference: '服务单',
  preferences: '志愿表与推荐',
  professions: '职业',
  province: '省份与选科规则',
  school: '院校',
  schoolBatchBooks: '原版书',
  scoreLine: '历年分数线',
  student: '学生与档案',
}
