/**
 * The browser's storage behind a guard. A browser may refuse it (private windows, blocked site data) or have no room
 * left: nothing here throws, and what was refused is kept in memory until the page is closed.
 */
export interface GuardedStorage {
  get(key: string): string | undefined
  /** Gives whether the browser keeps the value; if not, it lives in memory only. */
  set(key: string, text: string): boolean
  remove(key: string): void
  /** Removes a value that matches: what lives in memory may hide another one that the browser keeps. */
  discard(key: string, matches: (text: string) => boolean): void
  /** Everything that is kept, by key. */
  entries(): [string, string][]
  /** Removes everything but what `stays`, by key. */
  clear(stays?: (key: string) => boolean): void
  /** Calls `listener` when values change that `set` and `remove` have not told of: by `clear`, or in another tab. Gives its end. */
  onForeignChange(listener: () => void): () => void
  /** The keys whose values live in memory only: they end with the page. */
  inMemory(): string[]
}

function guardedStorage(place: () => Storage): GuardedStorage {
  const memory = new Map<string, string>()
  const listeners = new Set<() => void>()

  /** The result of `use`; undefined where the browser refuses, or where there is none (the build). */
  function attempt<T>(use: (storage: Storage) => T): { readonly done: T } | undefined {
    try {
      return { done: use(place()) }
    } catch {
      return undefined
    }
  }

  const tell = () => {
    for (const listener of listeners) listener()
  }
  // A storage event of another kind of storage only makes the listeners look once more.
  if (typeof window !== 'undefined') window.addEventListener('storage', tell)

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key))?.done ?? undefined,
    set(key, text) {
      const kept = attempt((storage) => storage.setItem(key, text)) !== undefined
      if (kept) memory.delete(key)
      else memory.set(key, text)
      return kept
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    discard(key, matches) {
      const held = memory.get(key)
      if (held !== undefined && matches(held)) memory.delete(key)
      attempt((storage) => {
        const kept = storage.getItem(key)
        if (kept !== null && matches(kept)) storage.removeItem(key)
      })
    },
    entries() {
      const kept = attempt((storage) => Object.entries<string>({ ...storage }))?.done ?? []
      return [...new Map([...kept, ...memory])]
    },
    clear(stays = () => false) {
      for (const key of memory.keys()) if (!stays(key)) memory.delete(key)
      // What stays is never away: another tab may look, or write, at any moment.
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (!stays(key)) storage.removeItem(key)
      })
      tell()
    },
    onForeignChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    inMemory: () => [...memory.keys()],
  }
}

/** Kept for good, shared by all tabs. */
export const browserStorage = guardedStorage(() => localStorage)

/** Kept for this tab, through its reloads. */
export const tabStorage = guardedStorage(() => sessionStorage)
