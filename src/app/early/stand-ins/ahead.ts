/** Stands for `shared/lib/ahead` in the early script. */
export const AHEAD: boolean = true
