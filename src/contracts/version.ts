/**
 * The version of the contract. Its second number rises with a change after which a client or a server of before may be
 * wrong (`npm run lab -- changes`). Public data that were written down under another version are not used.
 */
export const CONTRACT_VERSION = '0.5.0'

/** The path of the call that says which version the public data of the server have (`published-data.ts`). */
export const PUBLISHED_VERSION_PATH = '/api/published-data/version'
