/** What only a planner's list has: the way to the student, and the signature. */
export { DraftPanel } from './draft-panel'
export { SignPanel } from './sign-panel'
export { SignedSheet } from './signed-sheet'
