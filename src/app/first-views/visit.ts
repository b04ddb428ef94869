import type { MatchedPage } from '~/app/prefetch/matched-page'

/** The page that is being drawn. Throws outside of an HTML whose script has matched one. */
export function visit(): MatchedPage {
  const matched = window.zetuPrefetch?.visit
  if (!matched) throw new Error('no page is open')
  return matched
}

/** The filters of the page, as its address says them; a damaged value is the application's to mend. */
export function visitedFilters<F>() {
  // The script in the HTML has read them by what the build knows of the page's schema.
  return { filters: visit().search as F, change: () => undefined }
}
