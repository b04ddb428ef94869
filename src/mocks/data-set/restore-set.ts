import type { Backend } from '../server/backend'
import { renewModels, takeSnapshot } from '../store/models'
import { replaceStoredData, storedData } from '../stored-data'
import { type DataSet, snapshotOf } from './data-set'

/**
 * Puts a data set in the place of the data of its world; who is signed in stays. The page has to be opened anew. Throws where
 * the browser keeps nothing, with everything as it was.
 */
export async function restoreSet(backend: Backend, set: DataSet): Promise<void> {
  const { seed } = set.scenario
  if (seed !== backend.scenario.seed) {
    await replaceStoredData(seed, snapshotOf(set, await storedData(seed).read()))
    return
  }
  const snapshot = snapshotOf(set, takeSnapshot(backend.db.models))
  await replaceStoredData(seed, snapshot)
  renewModels(backend.db.models, snapshot)
  // The other tabs of the browser hear of it.
  await backend.keep()
}
