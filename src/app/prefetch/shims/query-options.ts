/** Stands for `@tanstack/react-query` in the prefetch script, of which loaders use no more. */
export const queryOptions = <T>(options: T): T => options
export const infiniteQueryOptions = <T>(options: T): T => options
