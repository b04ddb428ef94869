/**
 * The version of the contract. It rises when an answer of before would be read otherwise: public data that were written
 * down under another version are not used.
 */
export const CONTRACT_VERSION = '0.1.0'

/** The path of the call that says which version the public data of the server have (`published-data.ts`). */
export const PUBLISHED_VERSION_PATH = '/api/published-data/version'
