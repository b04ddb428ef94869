import { MASTER_TYPES } from '~/contracts/reference'

/** 督导, 全职 or 兼职. */
export function masterLabel(masterType: number): string {
  return MASTER_TYPES.find(({ id }) => id === masterType)?.label ?? ''
}
