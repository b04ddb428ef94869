/** Stands for `shared/lazy/use-wanted` in the script of a sight, which shows the first figures alone. */
export const useWanted = () => false
