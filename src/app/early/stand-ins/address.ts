/** Stands for `shared/address/address` in the early script, which has read the search params already. */
export const address = () => ({ parse: <T>(search: T): T => search })
