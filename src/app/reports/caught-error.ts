/** The event of an error that a boundary of the page has caught: browsers tell only of those that nobody catches. */
export const CAUGHT_ERROR = 'zetu:caught-error'

export function tellCaughtError(detail: unknown): void {
  dispatchEvent(new CustomEvent(CAUGHT_ERROR, { detail }))
}
