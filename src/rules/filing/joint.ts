/** What says that a programme is run together with a school from elsewhere. */
const JOINT = /合作/

/** Whether any of the words about a unit or a major (name, note, direction, category) says 中外合作. */
export function isJoint(...words: readonly (string | null | undefined)[]): boolean {
  return words.some((word) => word != null && JOINT.test(word))
}
