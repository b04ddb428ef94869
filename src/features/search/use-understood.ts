import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { schoolLibrary } from '~/contracts/school-library'
import { type Retry, useRetry } from '~/shared/answer/use-retry'
import { ask, call } from '~/shared/api/call'
import { homeProvince } from '~/shared/session/session'
import { type Found, foundIndex, type Kind, matchFound, NO_INDEX, schoolFound } from './found'
import { type Intent, intentsOf, withNamesParted } from './intents'
import { readQuery } from './reading'
import { useOwnLevel } from './use-own-level'

/** What a text means, as far as the catalogues have come. */
export interface Understood extends Retry {
  /** The names that are looked for; empty where the text says all by itself: 600 分. */
  readonly words: string
  readonly intents: readonly Intent[]
  readonly found: Readonly<Record<Kind, readonly Found[]>>
  /** Whether all catalogues have come. */
  readonly isComplete: boolean
}

/** Enough to tell the closest of each level of majors. */
const FEW = 12

const NOTHING: Understood = {
  words: '',
  intents: [],
  found: { school: [], major: [], profession: [] },
  isComplete: false,
}

/** Reads a text, and finds what it names: at most `most` of each kind. */
export function useUnderstood(text: string, most: number): Understood {
  const wanted = { enabled: text !== '' }
  const schools = useQuery({ ...foundIndex('school', text), ...wanted })
  const majors = useQuery({ ...foundIndex('major', text), ...wanted })
  const professions = useQuery({ ...foundIndex('profession', text), ...wanted })
  const { data: school = NO_INDEX } = schools
  const { data: major = NO_INDEX } = majors
  const { data: profession = NO_INDEX } = professions
  const level = useOwnLevel(text !== '')
  const retry = useRetry(schools, majors, professions)
  const said = useMemo(() => readQuery(text).words || text, [text])
  const asked = useAskedSchools(said, text !== '' && school !== NO_INDEX && school.names.length === 0, most)
  const understood = useMemo(() => {
    if (text === '') return NOTHING
    const indices = { school, major, profession }
    const match = (kind: Kind, words: string) =>
      words === '' ? [] : matchFound(indices[kind], words, { most: FEW, level })
    const reading = withNamesParted(readQuery(text), match)
    // A text without any name is searched for as it stands.
    const isSaid = reading.words === '' && intentsOf(reading, homeProvince(), match).length > 0
    const all = (kind: Kind, words: string) =>
      words === '' ? [] : matchFound(indices[kind], words, { most, level })
    // A place is a name too: 合肥 is a city, and the beginning of its universities.
    const isName = isSaid && all('school', text).length > 0
    const words = isSaid && !isName ? '' : reading.words || text
    const { school: named } = reading
    return {
      words: named === undefined ? words : `${named} ${words}`,
      intents: intentsOf(reading, homeProvince(), match),
      found: {
        school: asked ?? all('school', named ?? words),
        major: all('major', words),
        profession: all('profession', words),
      },
      isComplete: ![school, major, profession].includes(NO_INDEX),
    }
  }, [text, most, level, asked, school, major, profession])
  return { ...understood, ...retry }
}

/** Schools by the server's own search, where it gives no names to search in. */
function useAskedSchools(words: string, enabled: boolean, most: number): readonly Found[] | undefined {
  const { data } = useQuery({
    ...ask(call(schoolLibrary.search, { query: { query: words }, body: { page: 1, pageSize: most } })),
    enabled,
  })
  return useMemo(() => data?.records.map(schoolFound), [data])
}
