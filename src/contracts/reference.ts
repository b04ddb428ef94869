/** The reference enumerations of S1 §3 with their Chinese labels, in the order of the specification. */

export const ROLES = { student: 1, planner: 2, administrator: 3 } as const
export type RoleId = 0 | 1 | 2 | 3 | 5
export const ROLE_LABELS: Readonly<Record<number, string>> = { 1: '学生', 2: '规划师', 3: '管理员' }

/** Subjects of the exam. `field` is the name under which a score record keeps that subject's score. */
export const SUBJECTS = [
  { id: 1, label: '语文', field: 'chinese' },
  { id: 2, label: '数学', field: 'math' },
  { id: 3, label: '英语', field: 'english' },
  { id: 4, label: '物理', field: 'physics' },
  { id: 5, label: '化学', field: 'chemistry' },
  { id: 6, label: '生物', field: 'biology' },
  { id: 7, label: '历史', field: 'history' },
  { id: 8, label: '地理', field: 'geography' },
  { id: 9, label: '政治', field: 'politics' },
  { id: 10, label: '技术', field: 'technology' },
] as const
export const PHYSICS_ID = 4
export const HISTORY_ID = 7

export const SEXES = [
  { id: 1, label: '男' },
  { id: 2, label: '女' },
] as const

export const MASTER_TYPES = [
  { id: 1, label: '督导' },
  { id: 2, label: '全职' },
  { id: 3, label: '兼职' },
] as const

export const EXAM_TYPES = [
  { id: 1, label: '模考' },
  { id: 2, label: '高考' },
] as const
export const MOCK_EXAM_ID = 1
export const GAOKAO_ID = 2

/** What somebody thinks of a choice: 想去, 不想去, 问问. An addition to the specification. */
export const OPINIONS = ['want', 'not', 'ask'] as const

export const RISKS = [
  { id: 1, label: '冲' },
  { id: 2, label: '稳' },
  { id: 3, label: '保' },
] as const

export const MAJOR_LEVELS = [
  { id: 1, label: '本科' },
  { id: 2, label: '专科' },
  { id: 3, label: '职业本科' },
] as const

/** What a school is, as its header says it (办学层次): the words of 教育部 全国高等学校名单. */
export const SCHOOL_LEVELS = ['本科', '专科', '职业本科'] as const
export type SchoolLevel = (typeof SCHOOL_LEVELS)[number]

export const ORDER_STATUSES = [
  { id: 1, label: '待分配规划师' },
  { id: 2, label: '待规划师处理' },
  { id: 3, label: '规划师服务中' },
  { id: 4, label: '服务期已完成' },
] as const

/** An application list made by the student; only these count in the badge (S1 §2). */
export const SELF_CREATED = 1

export const RANKING_TYPES = [
  { id: 'ruanke', label: '软科' },
  { id: 'qs', label: 'QS' },
  { id: 'usnews', label: 'U.S. News' },
] as const

/** The foreign languages of the gaokao (教育部《普通高等学校招生工作规定》); not listed in S1. */
export const FOREIGN_LANGUAGES = ['英语', '日语', '俄语', '德语', '法语', '西班牙语'] as const

/** The 56 ethnic groups, in the order of GB/T 3304. */
export const ETHNIC_GROUPS = [
  '汉族',
  '蒙古族',
  '回族',
  '藏族',
  '维吾尔族',
  '苗族',
  '彝族',
  '壮族',
  '布依族',
  '朝鲜族',
  '满族',
  '侗族',
  '瑶族',
  '白族',
  '土家族',
  '哈尼族',
  '哈萨克族',
  '傣族',
  '黎族',
  '傈僳族',
  '佤族',
  '畲族',
  '高山族',
  '拉祜族',
  '水族',
  '东乡族',
  '纳西族',
  '景颇族',
  '柯尔克孜族',
  '土族',
  '达斡尔族',
  '仫佬族',
  '羌族',
  '布朗族',
  '撒拉族',
  '毛南族',
  '仡佬族',
  '锡伯族',
  '阿昌族',
  '普米族',
  '塔吉克族',
  '怒族',
  '乌孜别克族',
  '俄罗斯族',
  '鄂温克族',
  '德昂族',
  '保安族',
  '裕固族',
  '京族',
  '塔塔尔族',
  '独龙族',
  '鄂伦春族',
  '赫哲族',
  '门巴族',
  '珞巴族',
  '基诺族',
] as const
