/*
 * What stands around every page and watches it, and comes once the page stands, in one file: each part alone would be a
 * request of its own.
 */

export { keepFocus } from '~/app/navigation/keep-focus'
export { keepPlace } from '~/app/navigation/keep-place'
export { followElsewhere } from '~/app/session/follow-elsewhere'
export { rememberSeen } from '~/shared/lib/storage/seen-pages'
export { findCopy, keepCopy } from '../offline/answer-copies'
export { reportVisit } from '../reports/report-visit'
export { LineBars } from './line-bars'
