/*
 * What stands around every page and comes when the page has nothing else to do, in one file: each part alone would be a
 * request of its own.
 */
export { rememberSeen } from '~/shared/lib/seen-pages'
export { findCopy, keepCopy } from '../offline/answer-copies'
export { LineBars } from './line-bars'
export { fetchNextSteps } from './next-steps'
