/** Reached less often than this, a row is as good as never read. */
export const NEVER = 0.01

/** Harder by this part of a spread is plainly harder; less is chance. */
export const PLAINLY = 0.5
