import { getDefaultStore } from 'jotai'

/**
 * The one atom store: jotai's own, so that components need no provider. Named so that code outside components (guards,
 * the API client) reads what the components read.
 */
export const store = getDefaultStore()
