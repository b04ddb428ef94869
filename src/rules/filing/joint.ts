/** The categories of admission, as plans and lines name them. */
export const ORDINARY_CATEGORY = '普通类'
export const JOINT_CATEGORY = '中外合作办学'
/** What a column calls it. */
export const JOINT_IN_SHORT = '中外合作'
/** The same with a school of 香港, 澳门 or 台湾. */
const JOINT_AT_HOME = '港澳台合作'

/** Whether any word about a unit or a major (name, note, direction, category) says that it is run jointly. */
export function isJoint(...words: readonly (string | null | undefined)[]): boolean {
  return words.some((word) => word?.includes(JOINT_IN_SHORT) || word?.includes(JOINT_AT_HOME))
}

/** The category of what is run jointly, or not. */
export const categoryOf = (joint: boolean) => (joint ? JOINT_CATEGORY : ORDINARY_CATEGORY)

/**
 * Schools that are run jointly as a whole: what they cost is not what a public school costs. Source: 教育部 全国普通高等学校名单
 * (2025-06-20), remarks 中外合作办学 and 内地与港澳台地区合作办学. Names as the list has them, and as they were before.
 */
const JOINT_SCHOOLS: ReadonlySet<string> = new Set([
  ...['宁波诺丁汉大学', '温州肯恩大学', '西交利物浦大学', '昆山杜克大学', '上海纽约大学'],
  ...['深圳北理莫斯科大学', '广东以色列理工学院', '海南比勒费尔德应用科学大学', '海南洛桑旅游大学'],
  ...['香港中文大学（深圳）', '香港科技大学（广州）', '香港城市大学（东莞）', '北师香港浸会大学'],
  ...[
    '北京师范大学-香港浸会大学联合国际学院',
    '苏州百年职业学院',
    '福州墨尔本理工职业学院',
    '郑州亚欧交通职业学院',
  ],
])

/** A school as far as a list tells of it. */
export interface JointSchool {
  readonly schoolName: string
  /** Its nature, where the server says it: 公办, 民办, 中外合作办学 …. */
  readonly schoolInstitution?: string | null | undefined
}

/** Whether a school is run jointly as a whole; by its name where a list does not tell its nature. */
export function isJointSchool({ schoolName, schoolInstitution }: JointSchool): boolean {
  return (
    isJoint(schoolInstitution) || JOINT_SCHOOLS.has(schoolName.replaceAll('(', '（').replaceAll(')', '）'))
  )
}
