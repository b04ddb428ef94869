/*
 * What stands around every page and matters once somebody is at work on it: it comes with the first use, in one file.
 */

export { copyTables } from './copy-tables'
export { fetchNextSteps } from './next-steps'
