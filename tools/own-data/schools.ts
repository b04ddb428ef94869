import { pinyin } from 'pinyin-pro'
import { schoolAliases } from '~/mocks/world/schools/names'
import { schools } from '~/mocks/world/schools/schools'
import { cleanText } from '~/rules/cells/cell-text'
import { schoolFinder } from '~/rules/list/import/match-school'
import type { CalledSchool } from '~/rules/list/import/named-school'
import type { GivenSchool } from '~/rules/own-data/given'

/** A school that a table names. */
export interface FoundSchool {
  readonly id: string
  readonly name: string
  /** The group, where it stands behind the name: 安徽大学（003组）. */
  readonly group?: string
  /** What the bracket behind the name says of all majors: 中外合作办学项目. */
  readonly note?: string
}

/** The school of a name; or the names that are nearest, the likeliest first. */
export type SchoolAnswer = FoundSchool | { readonly nearest: readonly string[] }

export interface SchoolNames {
  readonly find: (reported: string) => SchoolAnswer
}

let catalogue: SchoolNames | undefined

/** The schools of the product by their names; what a folder adds, or calls otherwise, comes first. */
export function schoolNames(given: readonly GivenSchool[] = []): SchoolNames {
  catalogue ??= namesOf(
    schools().map((school) => ({ ...school, aliases: schoolAliases(school) })),
    new Map(schools().map(({ id, cityName, provinceName }) => [id, [cityName, provinceName]])),
  )
  const base = catalogue
  if (given.length === 0) return base
  const own = namesOf(
    given.map(({ schoolId, school, aliases }) => ({ id: schoolId, schoolName: school, aliases })),
    new Map(),
  )
  return {
    find: (reported) => {
      const ofFolder = own.find(reported)
      if ('id' in ofFolder) return ofFolder
      const known = base.find(reported)
      if ('id' in known) return known
      return { nearest: [...ofFolder.nearest, ...known.nearest].slice(0, MOST_NEAREST) }
    },
  }
}

function namesOf(
  called: readonly CalledSchool[],
  places: ReadonlyMap<string, readonly string[]>,
): SchoolNames {
  const names = new Map(called.map(({ id, schoolName }) => [id, schoolName]))
  const finder = schoolFinder(called)
  const nearest = nearestNames([...names.values()])
  const known = new Map<string, SchoolAnswer>()
  const read = (reported: string): FoundSchool | readonly string[] => {
    const one = finder.schoolOf({ school: reported })
    // What stands behind a name is no part of it: 东南大学堂 is not 东南大学.
    if ('id' in one && one.major === undefined) {
      const group = one.group === undefined ? {} : { group: one.group }
      return { id: one.id, name: names.get(one.id) ?? reported, ...group }
    }
    if (!('ids' in one)) return []
    const [id] = one.ids
    // 华北电力大学（北京） is the school that stands there, where no campus is called so.
    const place = one.place?.replace(/市$/, '')
    const isAtHome =
      place !== undefined &&
      id !== undefined &&
      places.get(id)?.some((city) => city.replace(/市$/, '') === place)
    const isCampus = one.ids.some((other) => other !== id && names.get(other)?.includes(place ?? ''))
    if (id !== undefined && isAtHome && !isCampus && one.group === undefined) {
      return { id, name: names.get(id) ?? reported }
    }
    return one.ids.flatMap((other) => names.get(other) ?? [])
  }
  const find = (reported: string): SchoolAnswer => {
    const [, name = reported, joint] = JOINT_BEHIND.exec(reported) ?? []
    const answers = [reported, name, name.replace(ARMY, '')].map(read)
    const found = answers.find((answer): answer is FoundSchool => 'id' in answer)
    if (found) return { ...found, ...(joint !== undefined && { note: joint }) }
    const asked = answers.flatMap((answer) => ('id' in answer ? [] : answer))
    return { nearest: [...new Set([...asked, ...nearest(reported)])].slice(0, MOST_NEAREST) }
  }
  return {
    find: (reported) => {
      const before = known.get(reported)
      if (before) return before
      const answer = find(reported)
      known.set(reported, answer)
      return answer
    },
  }
}

/** A programme that is written behind the name of its school. */
const JOINT_BEHIND = /^(.+?)[(（]((?:中外合作|内地与港澳台合作)(?:办学)?(?:项目)?)[)）]$/
/** Schools of the army are listed without it. */
const ARMY = /^中国人民解放军/

const MOST_NEAREST = 3
/** A name that differs in more than this share of its characters is another one. */
const FAR = 0.45

const syllables = (text: string) => pinyin(text, { toneType: 'none', type: 'array', v: true })

/** Names that are written or read nearly as what was told, the nearest first. */
export function nearestNames(names: readonly string[]): (reported: string) => readonly string[] {
  let read:
    | readonly { readonly name: string; readonly letters: string[]; readonly sounds: string[] }[]
    | undefined
  return (reported) => {
    // Only a name that nobody has costs the reading of all.
    read ??= names.map((name) => ({ name, letters: [...name], sounds: syllables(name) }))
    const plain = cleanText(reported).replace(/\s/g, '').replace(/\(/g, '（').replace(/\)/g, '）')
    const [letters, sounds] = [[...plain], syllables(plain)]
    return read
      .map(({ name, ...one }) => ({
        name,
        far:
          Math.min(distance(letters, one.letters), distance(sounds, one.sounds) + 0.5) /
          Math.max(letters.length, one.letters.length),
      }))
      .filter(({ far }) => far <= FAR)
      .toSorted((a, b) => a.far - b.far)
      .slice(0, MOST_NEAREST)
      .map(({ name }) => name)
  }
}

/** How many characters have to be changed, added or left out (Levenshtein). */
function distance(a: readonly string[], b: readonly string[]): number {
  const most = FAR * Math.max(a.length, b.length)
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  // What is not shared has to be changed: most names are refused by this.
  const shared = b.reduce((count, one) => (a.includes(one) ? count + 1 : count), 0)
  if (Math.max(a.length, b.length) - shared > most) return Number.POSITIVE_INFINITY
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, one] of a.entries()) {
    const row = [i + 1]
    for (const [j, other] of b.entries()) {
      row.push(
        Math.min((row[j] ?? 0) + 1, (above[j + 1] ?? 0) + 1, (above[j] ?? 0) + (one === other ? 0 : 1)),
      )
    }
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY
    above = row
  }
  return above[b.length] ?? 0
}
