import { createStore } from 'jotai'

/** The one atom store. Named so that code outside components (guards, the API client) reads what the components read. */
export const store = createStore()
