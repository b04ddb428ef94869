import { EMPTY_SCENARIO, type Scenario } from '../scenario/scenario'
import type { Snapshot } from '../store/models'
import { mismatchOf, readDataSet, scenarioWith, snapshotOf } from './data-set'
import { readSet } from './stored-sets'

/** A data set that the product begins with. */
export interface OpenedSet {
  /** The scenario that the set belongs to. */
  readonly scenario: Scenario
  /** The data of the store, in the place of `before`; a text, in Chinese for testers, where another world is asked for. */
  dataIn(scenario: Scenario, before: Snapshot | undefined): Snapshot | string
}

/** The data set of a name that this browser keeps; or why there is none, in Chinese for testers. */
export async function openSet(name: string): Promise<OpenedSet | string> {
  const text = await readSet(name)
  const refused = `qa.data=${name} 没有生效：`
  if (text === undefined) return `${refused}这个浏览器里没有这份数据，请在测试台的“数据”里从文件恢复`
  const set = readDataSet(text)
  if (typeof set === 'string') return refused + set
  return {
    scenario: scenarioWith(set, EMPTY_SCENARIO),
    dataIn(scenario, before) {
      const mismatch = mismatchOf(set, scenario)
      return mismatch === undefined ? snapshotOf(set, before) : refused + mismatch
    },
  }
}
