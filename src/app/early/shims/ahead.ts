/** Stands for `shared/lazy/ahead` in the early script. */
export const AHEAD: boolean = true
