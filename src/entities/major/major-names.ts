import { useQuery } from '@tanstack/react-query'
import { majors } from '~/contracts/majors'
import type { MajorCategory } from '~/contracts/majors.schemas'
import { MAJOR_LEVELS } from '~/contracts/reference'
import { nameIndex } from '~/entities/name-search/name-index'
import type { Named } from '~/entities/name-search/name-match'
import { disciplineOf } from '~/rules/list/sentence/discipline'
import { type Call, call } from '~/shared/api/call'
import { WRITTEN_LEVEL } from './major.calls'

/** The trees of all levels, with what stands behind their names: levels share names, and those below the first say theirs. */
export const MARKED_TREES = MAJOR_LEVELS.map(({ id, label }) => ({
  mark: id === 1 ? '' : `（${label}）`,
  tree: call(majors.byLevel, { params: { level: WRITTEN_LEVEL[id] } }),
}))

/** Types and majors of all levels by code; a type stands before its majors. */
const allMajors: Call<readonly Named[]> = {
  key: ['major names'],
  staleTime: Number.POSITIVE_INFINITY,
  send: async (signal) => {
    const levels = MARKED_TREES.map(async ({ mark, tree }) =>
      (await tree.send(signal)).flatMap((category) => namesIn(category, mark)),
    )
    return (await Promise.all(levels)).flat()
  },
}

function namesIn({ majorTypes }: MajorCategory, mark: string): Named[] {
  return majorTypes.flatMap(({ type, typeCode, majors: ofType }) => [
    { id: typeCode, name: `${type}${mark}` },
    ...ofType.map(({ majorCode, majorName }) => ({ id: majorCode, name: `${majorName}${mark}` })),
  ])
}

/** Types and majors, ready to be matched while one is typed. */
export const majorNames = nameIndex(allMajors, (named) => named)

/** What codes of the catalogue are called; a code that is not known, or not yet, stands for itself. */
export function useMajorName(codes: readonly string[]): (code: string) => string {
  const { data } = useQuery({
    queryKey: allMajors.key,
    queryFn: ({ signal }) => allMajors.send(signal),
    staleTime: allMajors.staleTime,
    enabled: codes.length > 0,
  })
  return (code) => data?.find(({ id }) => id === code)?.name ?? code
}

/** Types of the catalogue whose majors are called otherwise by most people. */
const CALLED: Readonly<Record<string, string>> = { 师范: '教育学' }

/**
 * The codes of types and majors that a word of somebody means, none while they are not known: 医学 is all types of the
 * discipline, 法学 the type, 会计 the majors that begin with it.
 */
export function useMeantMajors(words: readonly string[]) {
  const answer = useQuery({
    queryKey: allMajors.key,
    queryFn: ({ signal }) => allMajors.send(signal),
    staleTime: allMajors.staleTime,
    enabled: words.length > 0,
  })
  return { answer, codesOf: (word: string) => meantBy(answer.data ?? [], CALLED[word] ?? word) }
}

/** A type has four digits, a major more. */
const isType = (code: string) => code.length === 4

function meantBy(all: readonly Named[], word: string): string[] {
  const discipline = disciplineOf(word)
  const types = all.filter(({ id, name }) => isType(id) && !name.includes('（'))
  if (discipline) {
    const own = types.filter(({ id }) => id.startsWith(discipline))
    if (own.length > 0) return own.map(({ id }) => id)
  }
  const named = types.filter(({ name }) => name.startsWith(word))
  if (named.length > 0) return named.map(({ id }) => id)
  return all
    .filter(({ id, name }) => !isType(id) && name.startsWith(word) && !name.includes('（'))
    .map(({ id }) => id)
}
