import { pairNormal, pairUniform } from '../../kit/pair-seed'
import type { AdmissionEntry } from './entries'

/** How many groups a school makes: median and spread of the logarithm; 安徽 2025, well-known schools. */
const GROUPS = { science: [3.5, 0.5], arts: [1.85, 0.75] } as const
/** Most majors of a group that is split off. */
const SPLIT_OFF = { science: 3, arts: 6 } as const
/** How much larger than it is a part counts that schools like to keep apart. */
const APART = { science: 70, arts: 2.5 } as const
const SALT = { count: 83, hot: 85, size: 86 } as const

/**
 * Parts of one requirement each, folded together or split until there are as many as the school makes; more where no other
 * part asks for all that a part must ask for.
 */
export function partition(
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

/** Entries by what they ask for, 中外合作 apart. */
export function byRequirement(entries: readonly AdmissionEntry[]): AdmissionEntry[][] {
  const parts = new Map<string, AdmissionEntry[]>()
  for (const entry of entries) {
    const key = `${entry.joint}|${entry.electives.join()}`
    const part = parts.get(key)
    if (part) part.push(entry)
    else parts.set(key, [entry])
  }
  return [...parts.values()]
}

/** A part of more places stands at several campuses, each with groups of its own. */
const MOST_PLACES = 520

/**
 * Cuts a part that is too large where the catalogue goes from one kind of majors to the next. The pieces are of like
 * size.
 */
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
