import type { SchoolScoreLine } from '~/contracts/school-lines'
import { isEarlyBatch } from './batches'
import { easierFirst } from './easiest-line'
import { isJoint, JOINT_IN_SHORT } from './joint'

/** The batch of a line; servers write it under either of two names (S2 §3). */
export function batchOf({ batch, admissionBatch }: SchoolScoreLine): string {
  return batch || admissionBatch || ''
}

/** A special plan or a joint programme says little about the school: it counts only where nothing else is there. */
function isOrdinary({ admissionType }: SchoolScoreLine): boolean {
  return !admissionType || admissionType.includes('普通')
}

/** Which line of a school is asked for. */
export interface AskedLine {
  readonly year: number
  /** The highest regular one when absent. */
  readonly batch?: string | undefined
  /** Those of the province in the order of admission; without them the batch of the best line counts as the highest. */
  readonly batches?: readonly string[]
}

/** The two lines of a school in one year and batch. */
export interface SchoolLines {
  /** The line the school is known by: the lowest of its ordinary majors, of the others where it has none of these. */
  readonly line: SchoolScoreLine
  /** The lowest of its 中外合作, where that is not `line` itself. */
  readonly joint: SchoolScoreLine | undefined
}

/**
 * The lines a school is known by in one year: the lowest of its highest regular batch, or of `batch` when one is asked,
 * ordinary majors and 中外合作 apart. Early batches never count. Undefined when the school has no such line.
 */
export function schoolLines(
  lines: readonly SchoolScoreLine[],
  { year, batch, batches = [] }: AskedLine,
): SchoolLines | undefined {
  const ofYear = lines.filter((line) => line.year === year && !isEarlyBatch(batchOf(line)))
  const ordinary = ofYear.filter(isOrdinary)
  const counted = ordinary.length > 0 ? ordinary : ofYear
  const wanted = batch ?? highestBatch(counted, batches)
  const inBatch = (line: SchoolScoreLine) => batchOf(line) === wanted
  const line = lowest(counted.filter(inBatch))
  if (!line) return undefined
  return {
    line,
    joint: isJoint(line.admissionType) ? undefined : lowest(ofYear.filter(inBatch).filter(ofJoint)),
  }
}

/** The line a school is known by in one year: see `schoolLines`. */
export function lineOfYear(lines: readonly SchoolScoreLine[], asked: AskedLine): SchoolScoreLine | undefined {
  return schoolLines(lines, asked)?.line
}

/**
 * What a line of a school is the lowest of: 普通专业, 中外合作, or a category in the server's words. Empty where the server
 * tells no categories apart.
 */
export function lineKind({ admissionType }: Pick<SchoolScoreLine, 'admissionType'>): string {
  if (!admissionType) return ''
  if (isJoint(admissionType)) return JOINT_IN_SHORT
  return admissionType.includes('普通') ? '普通专业' : admissionType
}

function ofJoint({ admissionType }: SchoolScoreLine): boolean {
  return isJoint(admissionType)
}

function lowest(lines: readonly SchoolScoreLine[]): SchoolScoreLine | undefined {
  return lines.toSorted((a, b) => easierFirst(a, b) || byKind(a, b))[0]
}

/** Where two kinds end at one rank, the school is known by what is not 中外合作. The order of the rows decides nothing. */
function byKind(a: SchoolScoreLine, b: SchoolScoreLine): number {
  return (
    Number(ofJoint(a)) - Number(ofJoint(b)) || (a.admissionType ?? '').localeCompare(b.admissionType ?? '')
  )
}

function highestBatch(lines: readonly SchoolScoreLine[], batches: readonly string[]): string | undefined {
  const place = (line: SchoolScoreLine) => {
    const at = batches.indexOf(batchOf(line))
    return at < 0 ? batches.length : at
  }
  const first = lines.toSorted((a, b) => place(a) - place(b) || easierFirst(b, a))[0]
  return first && batchOf(first)
}

/** A year and how low a school went in it. */
export type YearlyLine = Pick<SchoolScoreLine, 'year' | 'lowestRank'> &
  Partial<Pick<SchoolScoreLine, 'lowestScore' | 'provincialControlLine'>>

/** How low a school went year by year, the oldest first. */
export function yearlyLines(lines: readonly SchoolScoreLine[], batch: string | undefined): YearlyLine[] {
  const years = [...new Set(lines.map(({ year }) => year))].toSorted((a, b) => a - b)
  return years.flatMap((year) => {
    const line = lineOfYear(lines, { year, batch })
    return line ?? []
  })
}
