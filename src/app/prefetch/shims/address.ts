/**
 * Stands for `shared/address/address` in the prefetch script, which has read the search params already. An address takes
 * its own fields of them: a page's may hold more than the question does.
 */
export const address = (fields: object) => ({
  parse: (search: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, search[name]])),
})
