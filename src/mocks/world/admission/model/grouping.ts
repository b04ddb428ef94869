import { pairKey, pairNormal, pairUniform, textKey } from '../../kit/pair-seed'
import { remember } from '../../kit/remember'
import { isKeySchool } from '../../schools/schools'
import { type AdmissionEntry, admissionEntries } from './entries'
import { movesTo, publishedDistances } from './group-distances'
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

/** How many groups a school makes: median and spread of the logarithm; 安徽 2025, well-known schools. */
const GROUPS = { science: [3.5, 0.5], arts: [1.85, 0.75] } as const
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
/** Most majors of a group that is split off. */
const SPLIT_OFF = { science: 3, arts: 6 } as const
const SALT = { spread: 81, count: 83, hot: 85, size: 86 } as const

/** How much larger than it is a part counts that schools like to keep apart. */
const APART = { science: 70, arts: 2.5 } as const

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
 * `most`, the upper half is drawn together so that no two of different heat share a line.
 */
function heldBelow(ahead: number, furthest: number, most: number): number {
  const free = most / 2
  if (furthest <= most || ahead <= free) return Math.min(ahead, most)
  return Math.min(free + ((ahead - free) * (most - free)) / (furthest - free), most)
}

function byRequirement(entries: readonly AdmissionEntry[]): AdmissionEntry[][] {
  const parts = new Map<string, AdmissionEntry[]>()
  for (const entry of entries) {
    const key = `${entry.joint}|${entry.electives.join()}`
    const part = parts.get(key)
    if (part) part.push(entry)
    else parts.set(key, [entry])
  }
  return [...parts.values()]
}

/**
 * Parts of one requirement each, folded together or split until there are as many as the school makes; more where no other
 * part asks for all that a part must ask for.
 */
function partition(
  entries: readonly AdmissionEntry[],
  kind: keyof typeof GROUPS,
  seed: number,
): AdmissionEntry[][] {
  const [median, spread] = GROUPS[kind]
  const wanted = Math.round(
    median * splitting(entries, kind) * Math.exp(spread * pairNormal(seed, 0, SALT.count)),
  )
  const count = Math.min(Math.max(wanted, 1), Math.ceil(entries.length / 2))
  const parts = byRequirement(entries)
  while (parts.length > count && foldOne(parts, kind)) {}
  for (let round = 0; parts.length < count; round++) {
    const largest = parts.toSorted((a, b) => weight(b, kind) - weight(a, kind))[0]
    if (!largest || largest.length < 2) break
    parts.push(peel(largest, SPLIT_OFF[kind], round, seed))
  }
  return parts.flatMap(byCampus)
}

/** A part of more places stands at several campuses, each with groups of its own. */
const MOST_PLACES = 520

/** Cuts a part that is too large where the catalogue goes from one kind of majors to the next, in pieces of like size. */
function byCampus(part: AdmissionEntry[]): AdmissionEntry[][] {
  const places = part.reduce((sum, entry) => sum + entry.places, 0)
  if (places <= MOST_PLACES) return [part]
  const most = places / Math.ceil(places / MOST_PLACES)
  const pieces: AdmissionEntry[][] = []
  let [piece, filled]: [AdmissionEntry[], number] = [[], 0]
  for (const entry of part) {
    if (piece.length > 0 && filled + entry.places > most * 1.05) {
      pieces.push(piece)
      piece = []
      filled = 0
    }
    piece.push(entry)
    filled += entry.places
  }
  return [...pieces, piece]
}

/**
 * Folds the part that stands apart the least into the largest with the same requirement; false without such a part.
 * 中外合作 stays in groups of its own, as the authorities print it.
 */
function foldOne(parts: AdmissionEntry[][], kind: keyof typeof GROUPS): boolean {
  parts.sort((a, b) => standingApart(b, kind) - standingApart(a, kind))
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i] ?? []
    const home = parts.find(
      (other) => other !== part && other[0]?.joint === part[0]?.joint && covers(other, part),
    )
    if (!home) continue
    const electives = home[0]?.electives ?? []
    for (const entry of part) home.push({ ...entry, electives })
    parts.splice(i, 1)
    return true
  }
  return false
}

/**
 * Whether a school would ask of all entries of a part what another one asks for: more than they need only where that is
 * usual, so that nobody needs 化学 for law or a language.
 */
function covers([other]: readonly AdmissionEntry[], part: readonly AdmissionEntry[]): boolean {
  const asked = other?.electives ?? []
  return part.every(({ electives, majors: [first] }) => {
    if (!electives.every((name) => asked.includes(name))) return false
    const more = asked.filter((name) => !electives.includes(name))
    return more.length === 0 || (more.every((name) => FOR_SCIENCES.has(name)) && asksMore(first))
  })
}

/** Engineering, sciences, agriculture, medicine and management in engineering: schools ask for more of them than the ministry. */
const ASK_MORE = /^(07|08|09|10|1201|1206|1207|2|3[0-2]|4|5[0-2])/
const FOR_SCIENCES = new Set(['物理', '化学'])

function asksMore(first: AdmissionEntry['majors'][number] | undefined): boolean {
  return first !== undefined && ASK_MORE.test(first.major.typeCode)
}

/** The smallest are folded first; what asks for nothing in 物理, and for 政治 in 历史, is kept apart longer. */
function standingApart(part: readonly AdmissionEntry[], kind: keyof typeof GROUPS): number {
  const electives = part[0]?.electives ?? []
  const apart = kind === 'arts' ? electives.includes('政治') : electives.length === 0
  return part.length * (apart ? APART[kind] : 1)
}

/** Schools of engineering and the sciences make more groups than those whose majors mostly ask for nothing. */
function splitting(entries: readonly AdmissionEntry[], kind: keyof typeof GROUPS): number {
  if (kind === 'arts') return 1
  const chemistry = entries.filter(({ electives }) => electives.includes('化学')).length
  return 0.4 + (0.9 * chemistry) / Math.max(entries.length, 1)
}

/** Schools split what asks for 化学 sooner: engineering, medicine and the sciences each want a group; in 历史 it is what asks for 政治. */
function weight(part: readonly AdmissionEntry[], kind: keyof typeof GROUPS): number {
  const [elective, sooner] = kind === 'arts' ? ['政治', 1.2] : ['化学', 0.6]
  return part.length * (part[0]?.electives.includes(elective) ? sooner : 1)
}

/** Takes a small group of related majors out of a large one: its hottest, now and then its coldest. */
function peel(from: AdmissionEntry[], most: number, round: number, seed: number): AdmissionEntry[] {
  const hot = pairUniform(seed, round, SALT.hot) < 0.7
  const size = Math.min(1 + Math.floor(most * pairUniform(seed, round, SALT.size)), from.length - 1)
  const sorted = from.toSorted((a, b) => (hot ? b.heat - a.heat : a.heat - b.heat))
  const taken = new Set(sorted.slice(0, size))
  const out = from.filter((entry) => taken.has(entry))
  from.splice(0, from.length, ...from.filter((entry) => !taken.has(entry)))
  return out
}
