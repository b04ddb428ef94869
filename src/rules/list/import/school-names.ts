import { cleanText } from '../../cells/cell-text'
import type { CalledSchool } from './named-school'

/**
 * A name as it is compared: 中国地质大学（北京） is another school than 中国地质大学（武汉）, so what stands in brackets counts.
 */
export const keyOf = (name: string) =>
  cleanText(name)
    .toLowerCase()
    .replace(/[\s()[\]{}【】〔〕〖〗「」『』《》〈〉<>·,、.。?!:;\-_—–*★☆]/g, '')

/** 校区 or 分校 behind the place is not always written. */
export const stemOf = (key: string) => key.replace(/(.{3})(校区|分校|校园)$/, '$1')

/** What schools are called, by the words that are compared. */
export interface Names {
  readonly full: ReadonlyMap<string, string>
  /** Short names, and all schools that have each. */
  readonly short: ReadonlyMap<string, readonly string[]>
  readonly nameOf: (id: string) => string
  readonly keys: readonly (readonly [key: string, id: string])[]
}

/** The shortest part of a name that stands for it: 大连理工. */
export const LEAST_STEM = 4

export function namesOf(schools: readonly CalledSchool[]): Names {
  const full = new Map<string, string>()
  for (const { id, schoolName } of schools) full.set(keyOf(schoolName), id)
  const short = new Map<string, string[]>()
  const add = (name: string, id: string) => {
    const key = keyOf(name)
    const known = short.get(key) ?? []
    if (key !== '' && !full.has(key) && !known.includes(id)) short.set(key, [...known, id])
  }
  const shortNames = ({ schoolName, aliases }: CalledSchool) => {
    const stem = /^(.+)大学$/.exec(keyOf(schoolName))?.[1]
    return [...(aliases ?? []), ...(stem && stem.length >= LEAST_STEM ? [stem] : [])]
  }
  const byId = new Map(schools.map((school) => [school.id, school]))
  for (const school of schools) {
    for (const name of shortNames(school)) add(name, school.id)
    add(stemOf(keyOf(school.schoolName)), school.id)
    // A campus is called by the short names of its university too: 哈工大（深圳）.
    const key = keyOf(school.schoolName)
    for (let end = key.length - 1; end >= LEAST_STEM; end--) {
      const parent = byId.get(full.get(key.slice(0, end)) ?? '')
      if (!parent) continue
      for (const name of shortNames(parent)) {
        add(name + key.slice(end), school.id)
        add(stemOf(keyOf(name) + key.slice(end)), school.id)
      }
      break
    }
  }
  return { full, short, nameOf: (id) => byId.get(id)?.schoolName ?? '', keys: [...full] }
}

/** The schools that have exactly this name, else those with this short one. */
export function known(key: string, { full, short }: Names): readonly string[] {
  const id = full.get(key)
  return id === undefined ? (short.get(key) ?? []) : [id]
}

/** The schools that a bracket behind a name could mean: a campus of these words, the school itself, its other campuses. */
export function campuses(id: string, place: string, names: Names): readonly string[] {
  const base = keyOf(names.nameOf(id))
  const word = keyOf(place)
  const own = names.keys.filter(([key]) => key !== base && key.startsWith(base))
  const named = own.filter(
    ([key]) => key.slice(base.length).includes(word) || word.includes(key.slice(base.length)),
  )
  return [...new Set([...named.map(([, one]) => one), id, ...own.map(([, one]) => one)])].slice(0, 6)
}

/** Whether a name that nobody has is written like that of a school: 安微大学. */
export function isNearly(text: string, name: string): boolean {
  const [a, b] = [[...keyOf(text)], [...keyOf(name)]]
  const shared = a.filter((character) => b.includes(character)).length
  return Math.abs(a.length - b.length) <= 2 && shared >= Math.max(a.length, b.length) - 1 && b.length >= 4
}
