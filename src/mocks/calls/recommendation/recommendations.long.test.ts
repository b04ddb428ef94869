import { describe, it } from 'vitest'
import { expectUnitsInReach, type Place } from '../../../../tests/recommendation/units-in-reach'

/** The other end of a table, the largest plans, and a province whose exam changed in the plan's year. */
const PLACES: readonly Place[] = [
  ['安徽', '历史', '本科批', 0.9],
  ['浙江', '综合', '一段', 0.5],
  ['河北', '物理', '本科批', 0.7],
  ['山东', '综合', '一段', 0.3],
  ['河南', '物理', '本科批', 0.4],
]

describe('units in reach', () => {
  it.each(PLACES)('%s %s %s at %d of the line', expectUnitsInReach)
})
