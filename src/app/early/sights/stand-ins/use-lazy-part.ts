/** Stands for `shared/lazy/use-lazy-part` in the script of a sight: what comes late comes with the application. */
export const useLazyPart = () => ({ Part: undefined, failed: false, retry: () => undefined })
export const standingPart = <T>(load: T): T => load
export const fetchAhead = () => undefined
export const openedPart = <T>(load: T): T => load
export const onIntent = () => ({})
