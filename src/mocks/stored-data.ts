import { get, set } from 'idb-keyval'
import type { Snapshot } from './store/models'
import { within } from './within'

/** Each world has its own changes. */
const keyOf = (seed: number | undefined) => `zetu.world${seed === undefined ? '' : `.${seed}`}`

/** Longer than any browser that keeps data takes. */
const PATIENCE_MS = 2000

/** The changes that this browser keeps, until QA resets it. */
export interface StoredData {
  read(): Promise<Snapshot | undefined>
  save(snapshot: Snapshot): Promise<void>
  /** False once reading or saving has failed: what is changed lasts until the reload. */
  readonly works: boolean
}

/** Keeps the changes of a world in the place of those before. Throws where the browser keeps nothing. */
export const replaceStoredData = (seed: number | undefined, snapshot: Snapshot) =>
  within(PATIENCE_MS, () => set(keyOf(seed), snapshot))

/** Private windows may have no IndexedDB, or one that never answers: it is tried once, and then left alone. */
export function storedData(seed: number | undefined): StoredData {
  const key = keyOf(seed)
  let works = true
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (!works) return undefined
    try {
      return await within(PATIENCE_MS, work)
    } catch (error) {
      works = false
      console.warn('演示数据无法保存在此浏览器中', error)
      return undefined
    }
  }
  return {
    read: () => attempt(async () => get<Snapshot>(key)),
    save: (snapshot) => attempt(async () => set(key, snapshot)),
    get works() {
      return works
    },
  }
}
