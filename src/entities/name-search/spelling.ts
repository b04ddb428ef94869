import { useQuery } from '@tanstack/react-query'
import { FRESH } from '~/shared/api/query'
import type { SyllablesOf } from './name-match'
import { loadSyllables } from './syllables'

/** How Chinese names are spelled in letters. */
export interface Spelling {
  /** The first letter of each syllable: sxyj. */
  readonly initialsOf: (name: string) => string
  /** Whether letters stand in a name's reading, from the beginning of a syllable on, or in its initials. */
  readonly readsAs: (name: string, letters: string) => boolean
}

/** The readings that a way of reading gives; each name is read once. */
export function spellingBy(syllablesOf: SyllablesOf): Spelling {
  const read = new Map<string, readonly string[]>()
  const syllables = (name: string) => {
    const known = read.get(name) ?? syllablesOf(name).map((syllable) => syllable.toLowerCase())
    read.set(name, known)
    return known
  }
  const initialsOf = (name: string) =>
    syllables(name)
      .map((syllable) => syllable.slice(0, 1))
      .join('')
  const readsAs = (name: string, letters: string) => {
    if (letters === '') return false
    const whole = syllables(name)
    return (
      initialsOf(name).includes(letters) ||
      whole.some((_, index) => whole.slice(index).join('').startsWith(letters))
    )
  }
  return { initialsOf, readsAs }
}

/** Comes when it is first wanted; undefined until then. */
export function useSpelling(wanted: boolean): Spelling | undefined {
  const { data } = useQuery({
    queryKey: ['spelling'],
    queryFn: async () => spellingBy(await loadSyllables()),
    staleTime: FRESH.session,
    enabled: wanted,
    structuralSharing: false,
  })
  return data
}
