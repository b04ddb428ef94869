/** The categories of admission, as plans and lines name them. */
export const ORDINARY_CATEGORY = '普通类'
export const JOINT_CATEGORY = '中外合作办学'
/** What a column calls it. */
export const JOINT_IN_SHORT = '中外合作'
/** The same with a school of 香港, 澳门 or 台湾. */
const JOINT_AT_HOME = '港澳台合作'

/** Whether any of the words about a unit or a major (name, note, direction, category) says that it is run jointly. */
export function isJoint(...words: readonly (string | null | undefined)[]): boolean {
  return words.some((word) => word?.includes(JOINT_IN_SHORT) || word?.includes(JOINT_AT_HOME))
}

/** The category of what is run jointly, or not. */
export const categoryOf = (joint: boolean) => (joint ? JOINT_CATEGORY : ORDINARY_CATEGORY)
