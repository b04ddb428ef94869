/** Stands for `shared/lazy/use-lazy-part` in the script of a first view: what comes late comes with the application. */
export const useLazyPart = () => ({ Part: undefined, failed: false, retry: () => undefined })
export const idlePart = <T>(load: T): T => load
export const fetchAhead = () => undefined
export const intentPart = <T>(load: T): T => load
export const onIntent = () => ({})
