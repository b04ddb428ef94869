import { MASTER_TYPES } from '~/contracts/reference'

/** The kind of a teacher or planner (S1 §3): 督导, 全职, 兼职. */
export function masterLabel(masterType: number): string {
  return MASTER_TYPES.find(({ id }) => id === masterType)?.label ?? ''
}
