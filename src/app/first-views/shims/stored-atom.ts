import { atom } from 'jotai'

/** Stands for `shared/lib/storage/stored-atom` in the script of a first view: reads what is kept, unchecked; the application checks it. */
export function storedAtom<T>(key: string, _schema: unknown, fallback: T) {
  return atom((): T => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null') ?? fallback
    } catch {
      return fallback
    }
  })
}

export const storedText = (key: string) => storedAtom(key, undefined, undefined)
