/*
 * What stands around every page and watches it, and comes once the page stands, in one file: each part alone would be a
 * request of its own.
 */
export { rememberSeen } from '~/shared/lib/storage/seen-pages'
export { copyTables } from '../copy-tables'
export { followElsewhere } from '../follow-elsewhere'
export { keepFocus } from '../keep-focus'
export { keepPlace } from '../keep-place'
export { findCopy, keepCopy } from '../offline/answer-copies'
export { reportVisit } from '../reports/report-visit'
export { LineBars } from './line-bars'
export { fetchNextSteps } from './next-steps'
