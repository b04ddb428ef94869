/** Asks the worker to keep pages for a time without a network. */
export const KEEP_PAGES = 'zetu:keep-pages'

export interface KeepPages {
  readonly type: typeof KEEP_PAGES
  /** Ids of routes. */
  readonly pages: readonly string[]
}
