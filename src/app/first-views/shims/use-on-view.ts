/** Stands for `shared/lazy/use-on-view` in the script of a first view, which shows the first figures alone. */
export const useOnView = () => false
