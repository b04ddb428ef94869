import { queryOptions } from '@tanstack/react-query'
import { schoolLibrary } from '~/contracts/school-library'
import {
  type IndexedSchool,
  indexSchool,
  type NamedSchool,
  type SyllablesOf,
} from '~/entities/name-search/name-match'
import { request } from '~/shared/api/client'
import { FRESH } from '~/shared/api/query'

/** Schools that are read before the page may paint again: some 4 ms here, some 20 ms on a slow phone. */
const SLICE = 80

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

async function indexAll(schools: readonly NamedSchool[], syllablesOf: SyllablesOf): Promise<IndexedSchool[]> {
  const indexed: IndexedSchool[] = []
  for (const school of schools) {
    indexed.push(indexSchool(school, syllablesOf))
    if (indexed.length % SLICE === 0) await pause()
  }
  return indexed
}

/** How characters are read. Without the library that knows it each stands for itself, and only characters match. */
async function loadSyllables(): Promise<SyllablesOf> {
  try {
    const { pinyin } = await import('pinyin-pro')
    return (text) => pinyin(text, { toneType: 'none', type: 'array', v: true })
  } catch {
    return (text) => [...text]
  }
}

const { method, path } = schoolLibrary.names

/**
 * All schools, ready to be matched while a name is typed. The call is one that a server need not have: without it
 * nothing is suggested and nothing is said.
 */
export const schoolNameIndex = () =>
  queryOptions({
    queryKey: [method, path, 'index'],
    queryFn: async ({ signal }) => {
      try {
        const [names, syllablesOf] = await Promise.all([
          request(schoolLibrary.names, {}, signal),
          loadSyllables(),
        ])
        return await indexAll(names, syllablesOf)
      } catch {
        return []
      }
    },
    staleTime: FRESH.session,
    structuralSharing: false,
  })
