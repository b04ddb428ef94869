/*
 * Stands for `shared/address/fields` in the prefetch script, which knows no schemas: the build has told it how each search
 * param is to be read.
 */

const unknown = () => undefined

export const field = {}
export const text = unknown
export const wholeNumber = unknown
export const choice = unknown
export const word = unknown
