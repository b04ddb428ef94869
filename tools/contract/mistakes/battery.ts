import type { Mistake } from './mistake'
import { READING_MISTAKES } from './reading'
import { WRITING_MISTAKES } from './writing'

/** Every mistake that the check is measured by. */
export const MISTAKES: readonly Mistake[] = [...READING_MISTAKES, ...WRITING_MISTAKES]
