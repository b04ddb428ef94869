import 'core-js/actual/array/at'
import 'core-js/actual/array/find-last'
import 'core-js/actual/array/find-last-index'
import 'core-js/actual/array/to-reversed'
import 'core-js/actual/array/to-sorted'
import 'core-js/actual/array/to-spliced'
import 'core-js/actual/array/with'
import 'core-js/actual/object/has-own'
import 'core-js/actual/string/at'
import 'core-js/actual/string/to-well-formed'
import 'core-js/actual/structured-clone'
import 'core-js/actual/typed-array/at'
import 'core-js/actual/url/can-parse'
import { addPageParts } from './page-parts'
import { addSignals } from './signals'

/*
 * What browsers between the oldest and today lack (`ADDED` in oldest.ts). `look.ts` adds this script in front of all
 * others, where one of the newest of them is missing. The worker of the check-up reads it there too; others never load
 * it.
 */
addSignals()
addPageParts()
