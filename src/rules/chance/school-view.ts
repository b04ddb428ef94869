import { type Compared, comparedLines, type PastLine } from './compared-lines'

/** A unit of a school, as the other units of the school see it. */
export interface SchoolUnit {
  /** Newest first. */
  readonly lines: readonly PastLine[]
  /** The electives that it asks for, in any words that are equal for equal ones. */
  readonly requirement?: string | undefined
  /** How much easier its easiest major is than the middle of a school, in ln rank. */
  readonly effect: number
}

/** What the other units of its school say of a unit; all in ln of this year's ranks. */
export interface Others {
  /** Mean of their last lines; absent where none has one. */
  readonly last?: number
  /** Mean of the changes to those lines; 0 where none has two. */
  readonly change: number
  /** The line that stands in for a missing one; undefined where no other unit asks for the same electives. */
  estimate(): LineEstimate | undefined
}

/** A line by the school alone. */
export interface LineEstimate {
  readonly centre: number
  readonly oldExam: boolean
}

/** An estimate lies this much too hard otherwise: new units are easier than those they are compared with. */
const NEW_IS_EASIER = 0.05

/**
 * What each unit of a school hears from the others, by its place. Sums are made once: a school may have fifty units and
 * a province a thousand schools.
 */
export function schoolView(
  units: readonly SchoolUnit[],
  year: number | undefined,
  candidates: number,
): (place: number) => Others {
  const lasts = units.map(({ lines }) => lastOf(lines, year, candidates))
  const sums = { lasts: 0, last: 0, changes: 0, change: 0 }
  for (const last of lasts) {
    if (!last) continue
    sums.lasts++
    sums.last += last.log
    sums.changes += last.change === undefined ? 0 : 1
    sums.change += last.change ?? 0
  }
  return (place) => {
    const own = lasts[place]
    const others = sums.lasts - (own ? 1 : 0)
    const changes = sums.changes - (own?.change === undefined ? 0 : 1)
    return {
      ...(others > 0 && { last: (sums.last - (own?.log ?? 0)) / others }),
      change: changes > 0 ? (sums.change - (own?.change ?? 0)) / changes : 0,
      estimate: () => estimateOf(units, lasts, place),
    }
  }
}

interface Last extends Compared {
  /** Absent where the year before does not compare. */
  readonly change?: number
}

function lastOf(lines: readonly PastLine[], year: number | undefined, candidates: number): Last | undefined {
  const newest = lines[0]
  const [last, before] = comparedLines(lines, year ?? (newest && newest.year + 1), candidates)
  if (last?.age !== 1) return undefined
  const isComparable = before?.age === 2 && before.oldExam === last.oldExam
  return { ...last, ...(isComparable && { change: last.log - before.log }) }
}

/**
 * Half the middle of the units with the same requirement. The other half is the mean of all others with the effect of
 * the majors.
 */
function estimateOf(
  units: readonly SchoolUnit[],
  lasts: readonly (Last | undefined)[],
  place: number,
): LineEstimate | undefined {
  const own = units[place]
  const others = units.flatMap(({ requirement, effect }, index) => {
    const last = lasts[index]
    return index === place || !last ? [] : [{ ...last, effect, isSame: requirement === own?.requirement }]
  })
  const middle = median(others.flatMap(({ isSame, log }) => (isSame ? log : [])))
  if (!own || middle === undefined) return undefined
  const mean = others.reduce((sum, { log, effect }) => sum + log - effect, 0) / others.length + own.effect
  return {
    centre: (middle + mean) / 2 + NEW_IS_EASIER,
    oldExam: others.some(({ oldExam }) => oldExam),
  }
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
