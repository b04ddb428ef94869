import { pairKey, pairNormal, textKey } from '../../kit/pair-seed'
import { remember } from '../../kit/remember'
import { isKeySchool } from '../../schools/schools'
import { type AdmissionEntry, admissionEntries } from './entries'
import { movesTo, publishedDistances } from './group-distances'
import { byRequirement, partition } from './group-parts'
import type { OfferKey } from './possible-rows'
import { tailOf } from './province-shape'
import { enrolmentKey } from './strength'
import { sideOf, undergraduateEnd } from './strength-scale'

/** An entry with its place in its group: how far its line stays ahead of the group's, in ln of rank. */
export interface GroupedEntry {
  readonly entry: AdmissionEntry
  readonly enrolCode: string
  readonly ahead: number
}

/** Entries with the same requirement that are applied for together. */
export interface OfferedGroup {
  /** Three digits, unique among the school's groups in a province. */
  readonly code: string
  readonly electives: readonly string[]
  readonly joint: boolean
  readonly entries: readonly GroupedEntry[]
  /**
   * How far the group's line stays ahead of the school's, in ln of rank: 0 for the lowest ordinary group, below 0 for
   * what stays behind it, 中外合作办学.
   */
  readonly ahead: number
}

/** Schools differ in how far their majors stand apart: spread of ln; 985, which enrol from the hottest to the foreign, and the others. */
const TAIL_SPREAD = { leading: 0.45, science: 0.4, arts: 0.95 } as const
/** How many times further apart the harder half of a school's majors stands than the easier one. */
const UPPER = { leading: 2.2, science: 0.75, arts: 1.6 } as const
/** Heats of a school closer together than this are not stretched further. */
const LEAST_RANGE = 0.12
/** The hottest major of a school is at most so far ahead of the last one, in ln of rank; key schools, and the others. */
const FURTHEST_AHEAD = {
  science: { key: 1.45, other: 0.65 },
  arts: { key: 1.4, other: 1.1 },
} as const
/** How much of the usual distance of the median major from the last one stands between ordinary majors: key schools, and the others. */
const TAIL_KEPT = { key: 1.35, other: 0.75 } as const
/** Tail of a junior college. */
const JUNIOR_TAIL = 0.12
const SALT = { spread: 81 } as const

/** First codes: the subjects and levels of a school must not share one. */
const FIRST_CODE = { 本科: { science: 1, arts: 101 }, 专科: { science: 301, arts: 401 } } as const

/**
 * The groups of a school in a province with what sets them apart, the same every year; `strength` is the school's depth.
 * With `split` false all entries with one requirement stay together: provinces without groups.
 */
export const offeredGroups: (key: OfferKey, strength: number, split: boolean) => readonly OfferedGroup[] =
  remember(
    768,
    ({ school, province, subject, level }, _strength, split) =>
      `${school.id}|${province}|${subject}|${level}|${split}`,
    (key: OfferKey, strength: number, split: boolean) => {
      const { school, province, subject, level } = key
      const seed = pairKey(enrolmentKey(school, province, subject), textKey(level))
      const entries = admissionEntries(key)
      const kind = subject === '历史' || subject === '文科' ? 'arts' : 'science'
      const parts = split ? partition(entries, kind, seed) : byRequirement(entries)
      const ahead = aheadBy(key, strength, entries)
      const lines = parts.map((part) => ({
        line: Math.min(...part.map(ahead)),
        places: part.reduce((sum, { places }) => sum + places, 0),
        joint: part.every(({ joint }) => joint),
      }))
      const published = level === '本科' ? publishedDistances(school, province, subject) : undefined
      const moves = published ? movesTo(published, lines) : []
      let number = 0
      return parts.map((part, i): OfferedGroup => {
        const { line, joint } = lines[i] ?? { line: 0, joint: false }
        return {
          code: String(FIRST_CODE[level][kind] + i).padStart(3, '0'),
          electives: part[0]?.electives ?? [],
          joint,
          ahead: line + (moves[i] ?? 0),
          entries: part.map((entry) => {
            number++
            return { entry, enrolCode: String(number).padStart(2, '0'), ahead: ahead(entry) - line }
          }),
        }
      })
    },
  )

/** How far majors run with a foreign school stay behind the ordinary ones, in ln of rank: the middle, and what heat still does. */
const JOINT_BEHIND = 0.3
const JOINT_HEAT = 0.3

/**
 * How far each entry of a school stays ahead of its last ordinary one, in ln of rank, by heat. The median entry is as far
 * ahead as is usual in the province for a school of that depth.
 */
function aheadBy(
  { school, province, subject, level }: OfferKey,
  strength: number,
  entries: readonly AdmissionEntry[],
): (entry: AdmissionEntry) => number {
  const ordinary = entries.filter(({ joint }) => !joint)
  const heats = (ordinary.length > 0 ? ordinary : entries).map(({ heat }) => heat).sort((a, b) => a - b)
  const coldest = heats[0] ?? 0
  const middle = heats[Math.floor((heats.length - 1) / 2)] ?? coldest
  const usual =
    level === '专科' ? JUNIOR_TAIL : tailOf(province, subject, strength - undergraduateEnd(sideOf(subject)))
  const kind = sideOf(subject) === '历史' ? 'arts' : 'science'
  const shape = school.schoolFeatures.includes('985') && kind === 'science' ? 'leading' : kind
  const own = Math.exp(TAIL_SPREAD[shape] * pairNormal(Number(school.id), textKey(level), SALT.spread))
  const tier = isKeySchool(school) ? 'key' : 'other'
  const stretch = (TAIL_KEPT[tier] * usual * own) / Math.max(middle - coldest, LEAST_RANGE)
  const most = FURTHEST_AHEAD[kind][tier]
  const rawAhead = (heat: number) =>
    stretch * (heat - coldest + (UPPER[shape] - 1) * Math.max(0, heat - middle))
  const furthest = rawAhead(heats.at(-1) ?? coldest)
  return ({ heat, joint }) => {
    const held = heldBelow(rawAhead(heat), furthest, most)
    return joint && ordinary.length > 0 ? JOINT_HEAT * held - JOINT_BEHIND : held
  }
}

/**
 * How far ahead a major stands where the hottest of the school would stand `furthest` ahead: nobody stands further than
 * `most`. The upper half is drawn together so that no two of different heat share a line.
 */
function heldBelow(ahead: number, furthest: number, most: number): number {
  const free = most / 2
  if (furthest <= most || ahead <= free) return Math.min(ahead, most)
  return Math.min(free + ((ahead - free) * (most - free)) / (furthest - free), most)
}
