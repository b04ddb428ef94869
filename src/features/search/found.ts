import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type LinkProps, linkOptions } from '@tanstack/react-router'
import type { MajorLevel } from '~/contracts/enumerations'
import { MAJOR_LEVELS } from '~/contracts/reference'
import { schoolLibrary } from '~/contracts/school-library'
import { majorCalls } from '~/entities/major/major.calls'
import { type IndexedNames, indexAll, matchNames, type Named } from '~/entities/name-search/name-match'
import { hasLetters } from '~/entities/name-search/plain-text'
import { loadSyllables } from '~/entities/name-search/syllables'
import { spellingOf } from '~/entities/place/places'
import { professionCalls } from '~/entities/profession/profession.calls'
import type { BatchLevel } from '~/rules/filing/batches'
import { call } from '~/shared/api/call'
import { isMissing } from '~/shared/api/is-missing'
import { FRESH } from '~/shared/api/query'
import { sendUntilAnswered } from '~/shared/api/retry'
import { levelOfMajorCode } from '~/shared/domain/major-code'

export const KINDS = ['school', 'major', 'profession'] as const
export type Kind = (typeof KINDS)[number]

/** Something that a search has found by its name. */
export interface Found extends Named {
  readonly kind: Kind
  /** The id or code of its own kind. */
  readonly code: string
  /** Where it stands in its catalogue, or what else it is called. */
  readonly trail: string
  readonly link: LinkProps
}

/** All things of a kind, ready to be matched. */
export interface FoundIndex {
  readonly names: readonly IndexedNames[]
  readonly byId: ReadonlyMap<string, Found>
}

/** Majors of vocational universities stand behind both: few look for them. */
const MAJOR_LEVEL = { 本科: 1, 专科: 2 } as const satisfies Record<BatchLevel, MajorLevel>

export const NO_INDEX: FoundIndex = { names: [], byId: new Map() }

/**
 * The index of a kind in which a text can be found; the catalogues that it is made of are shared with their pages. How
 * characters are read takes 110 KB, and matters only where the text has letters.
 */
export function foundIndex(kind: Kind, text: string) {
  return indexOf(kind, hasLetters(text))
}

function indexOf(kind: Kind, isRead: boolean) {
  return queryOptions({
    queryKey: ['search', kind, isRead ? 'read' : 'written'] as readonly unknown[],
    queryFn: async ({ client, signal }): Promise<FoundIndex> => {
      if (isRead) {
        const [{ byId }, syllablesOf] = await Promise.all([
          client.ensureQueryData(indexOf(kind, false)),
          loadSyllables(),
        ])
        return { names: await indexAll([...byId.values()], syllablesOf), byId }
      }
      const things = await THINGS[kind](client, signal)
      return {
        names: await indexAll(things, (name) => [...name]),
        byId: new Map(things.map((thing) => [thing.id, thing])),
      }
    },
    staleTime: FRESH.session,
    // The trees are answers of their own, and have been asked for a second time already.
    ...(kind !== 'school' && { retry: false }),
    structuralSharing: false,
  })
}

/**
 * What is meant by words, the closest first. Majors of the level in reach stand before others of the same words, unless
 * one is called just so: for 本科 护理学 before 护理管理, 护理 before both.
 */
export function matchFound(
  { names, byId }: FoundIndex,
  words: string,
  { most, level }: { readonly most: number; readonly level: BatchLevel },
): Found[] {
  const found = matchNames(names, words, most).flatMap(({ id }) => byId.get(id) ?? [])
  const isFirst = ({ kind, code, name }: Found) =>
    kind !== 'major' || name === words || levelOfMajorCode(code) === MAJOR_LEVEL[level]
  return [...found.filter(isFirst), ...found.filter((thing) => !isFirst(thing))]
}

const THINGS: Readonly<Record<Kind, (client: QueryClient, signal: AbortSignal) => Promise<Found[]>>> = {
  school: async (_, signal) => {
    try {
      return (await sendUntilAnswered(call(schoolLibrary.names, {}).send, signal)).map(schoolFound)
    } catch (error) {
      // A server need not have this call: then its own search is asked.
      if (isMissing(error)) return []
      throw error
    }
  },
  major: async (client) => {
    const trees = await Promise.all(
      MAJOR_LEVELS.map(async ({ id, label }) => ({
        label,
        tree: await client.ensureQueryData(majorCalls.tree(id)),
      })),
    )
    return trees.flatMap(({ label, tree }) =>
      tree.flatMap(({ majorCategory, majorTypes }) =>
        majorTypes.flatMap(({ type, majors }) =>
          majors.map(({ majorName, majorCode }) =>
            majorFound(majorName, majorCode, `${label} · ${majorCategory} · ${type}`),
          ),
        ),
      ),
    )
  },
  profession: async (client) => {
    const tree = await client.ensureQueryData(professionCalls.tree())
    return tree.flatMap(({ categoryName, professionTypes }) =>
      professionTypes.flatMap(({ typeCode, typeName, professionVos }) => [
        professionFound('profession-type', typeName, typeCode, categoryName),
        ...professionVos.map(({ professionCode, professionName }) =>
          professionFound('profession', professionName, professionCode, `${categoryName} · ${typeName}`),
        ),
      ]),
    )
  },
}

interface SchoolNamed {
  readonly id: string
  readonly schoolName: string
  readonly aliases?: readonly string[] | null | undefined
}

export function schoolFound({ id, schoolName, aliases }: SchoolNamed): Found {
  return {
    kind: 'school',
    id: `school-${id}`,
    code: id,
    name: schoolName,
    aliases,
    trail: aliases?.length ? `又称 ${aliases.slice(0, 3).join('、')}` : '',
    link: spellingOf({ kind: 'school', id }).page,
  }
}

function majorFound(name: string, code: string, trail: string): Found {
  const link = linkOptions({ to: '/chazhuanyedetail/$majorCode', params: { majorCode: code } })
  return { kind: 'major', id: `major-${code}`, code, name, aliases: [code], trail, link }
}

function professionFound(
  kind: 'profession' | 'profession-type',
  name: string,
  code: string,
  trail: string,
): Found {
  return {
    kind: 'profession',
    id: `profession-${code}`,
    code,
    name,
    trail,
    link: spellingOf({ kind, code }).page,
  }
}
