/* What watches a page once it stands, in one file that nothing waits for. */
export { keepFocus } from './keep-focus'
export { reportVisit } from './reports/report-visit'
