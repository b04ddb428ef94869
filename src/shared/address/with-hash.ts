/**
 * By this a link is the current one where the address names its section, and not everywhere on its page. Filters and what
 * they show stay within the page.
 */
export const WITH_HASH = { includeHash: true, includeSearch: false } as const
