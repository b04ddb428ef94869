import { queryOptions } from '@tanstack/react-query'
import type { Call } from '~/shared/api/call'
import type { Named } from './name-match'
import { loadSyllables } from './syllables'

/** The things that are meant by what was typed, the closest first, at most so many. */
type NameMatcher = (typed: string, most: number) => readonly Named[]

const matchNone: NameMatcher = () => []

/**
 * The names that a call gives, ready to be matched while one is typed; the code that matches comes with them. A name is
 * a help that nobody asked for: where the call fails nothing is suggested and nothing is said.
 */
export function nameIndex<T>({ key, staleTime, send }: Call<readonly T[]>, namedOf: (item: T) => Named) {
  return queryOptions({
    queryKey: [...key, 'index'] as readonly unknown[],
    queryFn: async ({ signal }): Promise<NameMatcher> => {
      try {
        const [items, syllablesOf, { indexAll, matchNames }] = await Promise.all([
          send(signal),
          loadSyllables(),
          import('./name-match'),
        ])
        const index = await indexAll(items.map(namedOf), syllablesOf)
        return (typed, most) => matchNames(index, typed, most)
      } catch {
        return matchNone
      }
    },
    staleTime,
    structuralSharing: false,
  })
}

/** An index that a field can ask for. */
export type NameIndex = ReturnType<typeof nameIndex>
