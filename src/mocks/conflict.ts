import { Problem } from './problem'

/** What was asked does not fit what is there now: somebody has been faster, or a step would be left out. */
export const conflict = (message: string) => new Problem(409, message)
