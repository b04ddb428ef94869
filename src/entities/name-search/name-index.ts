import { queryOptions } from '@tanstack/react-query'
import type { Call } from '~/shared/api/call'
import { type IndexedNames, indexNames, type Named, type SyllablesOf } from './name-match'

/** Names that are read before the page may paint again: some 4 ms here, some 20 ms on a slow phone. */
const SLICE = 80

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Makes names ready, slice by slice, so that the page can paint in between. */
export async function indexAll(things: readonly Named[], syllablesOf: SyllablesOf): Promise<IndexedNames[]> {
  const indexed: IndexedNames[] = []
  for (const thing of things) {
    indexed.push(indexNames(thing, syllablesOf))
    if (indexed.length % SLICE === 0) await pause()
  }
  return indexed
}

/** How characters are read. Without the library that knows it each stands for itself, and only characters match. */
export async function loadSyllables(): Promise<SyllablesOf> {
  try {
    const { pinyin } = await import('pinyin-pro')
    return (text) => pinyin(text, { toneType: 'none', type: 'array', v: true })
  } catch {
    return (text) => [...text]
  }
}

/**
 * The names that a call gives, ready to be matched while one is typed. A name is a help that nobody asked for: where the
 * call fails nothing is suggested and nothing is said.
 */
export function nameIndex<T>({ key, staleTime, send }: Call<readonly T[]>, namedOf: (item: T) => Named) {
  return queryOptions({
    queryKey: [...key, 'index'] as readonly unknown[],
    queryFn: async ({ signal }) => {
      try {
        const [items, syllablesOf] = await Promise.all([send(signal), loadSyllables()])
        return await indexAll(items.map(namedOf), syllablesOf)
      } catch {
        return []
      }
    },
    staleTime,
    structuralSharing: false,
  })
}

/** An index that a field can ask for. */
export type NameIndex = ReturnType<typeof nameIndex>
