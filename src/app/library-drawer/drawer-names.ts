import { majors } from '~/contracts/majors'
import { professions } from '~/contracts/professions'
import { MAJOR_LEVELS } from '~/contracts/reference'
import { schoolLibrary } from '~/contracts/school-library'
import { WRITTEN_LEVEL } from '~/entities/major/major.calls'
import { nameIndex } from '~/entities/name-search/name-index'
import type { Named } from '~/entities/name-search/name-match'
import { placeOfMajorCode } from '~/entities/place/major-tabs'
import type { Place } from '~/entities/place/places'
import { placeOfCode } from '~/entities/place/profession-tabs'
import { type Call, call } from '~/shared/api/call'
import { FRESH } from '~/shared/api/query'

/** What the drawer holds, by kind; the id of a name begins with its kind. */
const NAMES_OF = {
  school: async (signal: AbortSignal): Promise<Named[]> =>
    (await call(schoolLibrary.names, {}).send(signal)).map(({ id, schoolName, aliases }) => ({
      id: `school ${id}`,
      name: schoolName,
      aliases,
      kind: '院校',
    })),
  major: async (signal: AbortSignal): Promise<Named[]> => {
    const levels = MAJOR_LEVELS.map(async ({ id, label }) => {
      const tree = await call(majors.byLevel, { params: { level: WRITTEN_LEVEL[id] } }).send(signal)
      return tree.flatMap(({ majorTypes }) =>
        majorTypes.flatMap((type) =>
          type.majors.map(({ majorCode, majorName }) => ({
            id: `major ${majorCode}`,
            name: majorName,
            // Levels share names.
            kind: id === 1 ? '专业' : `专业 · ${label}`,
          })),
        ),
      )
    })
    return (await Promise.all(levels)).flat()
  },
  profession: async (signal: AbortSignal): Promise<Named[]> =>
    (await call(professions.search, { query: {} }).send(signal)).flatMap(({ professionTypes }) =>
      professionTypes.flatMap(({ typeCode, typeName, professionVos }) => [
        { id: `profession ${typeCode}`, name: typeName, kind: '职业类' },
        ...professionVos.map(({ professionCode, professionName }) => ({
          id: `profession ${professionCode}`,
          name: professionName,
          kind: '职业',
        })),
      ]),
    ),
}

const everything: Call<readonly Named[]> = {
  key: ['names in the drawer'],
  staleTime: FRESH.session,
  // A server need not have all of these calls: what one of them lacks, the others still find.
  send: async (signal) => {
    const kinds = await Promise.allSettled(Object.values(NAMES_OF).map((names) => names(signal)))
    return kinds.flatMap((names) => (names.status === 'fulfilled' ? names.value : []))
  },
}

/** Schools, majors and professions by name. */
export const drawerNames = nameIndex(everything, (named) => named)

/** What a found name leads to. */
export function placeOfName({ id }: Named): Place {
  const [kind, code = ''] = id.split(' ')
  if (kind === 'major') return placeOfMajorCode(code)
  if (kind === 'profession') return placeOfCode(code)
  return { kind: 'school', id: code }
}
