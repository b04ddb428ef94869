import { useQuery } from '@tanstack/react-query'
import { majors } from '~/contracts/majors'
import type { MajorCategory } from '~/contracts/majors.schemas'
import { nameIndex } from '~/entities/name-search/name-index'
import type { Named } from '~/entities/name-search/name-match'
import { type Call, call } from '~/shared/api/call'

/** Levels at which somebody can apply for majors: undergraduate, vocational undergraduate, junior college. */
const LEVELS = ['1', '3', '2'] as const

/** Types and majors of all levels by code; a type stands before its majors. */
const allMajors: Call<readonly Named[]> = {
  key: ['major names'],
  staleTime: Number.POSITIVE_INFINITY,
  send: async (signal) => {
    const levels = await Promise.all(
      LEVELS.map((level) => call(majors.byLevel, { params: { level } }).send(signal)),
    )
    return levels.flat().flatMap(namesIn)
  },
}

function namesIn({ majorTypes }: MajorCategory): Named[] {
  return majorTypes.flatMap(({ type, typeCode, majors: ofType }) => [
    { id: typeCode, name: type },
    ...ofType.map(({ majorCode, majorName }) => ({ id: majorCode, name: majorName })),
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
