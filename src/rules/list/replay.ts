/** One row of a list in the year that is replayed. Lines are lowest ranks, or their ln throughout. */
export interface ReplayRow {
  /** The line of the unit; Infinity when it was not full, absent where it is not known. */
  readonly line?: number
  /** Whether requirement and eligibility let the candidate in. */
  readonly open: boolean
  /** Lines of the chosen majors in their order; empty where they are not known. */
  readonly majors: readonly number[]
  /** 服从调剂 is ticked, or every major of the unit is chosen. */
  readonly acceptsAny: boolean
}

export type Step = 'not-met' | 'unknown' | 'full' | 'filed' | 'not-read'

/** The place of a file inside the unit: a chosen major, any major left, sent back, or unknown. */
export type Inside = number | 'adjusted' | 'returned' | 'unknown'

export interface Replay {
  /** One for each row. */
  readonly steps: readonly Step[]
  /** The row (from 0) the file stops at; absent: no row took it. */
  readonly row?: number
  readonly inside?: Inside
}

/**
 * How the file of one rank goes down a list. Parallel: the first open row whose line it reaches takes it and ends the
 * reading. In sequence: the first row decides; a later one counts only if it was not full.
 */
export function replay(rank: number, rows: readonly ReplayRow[], parallel = true): Replay {
  const steps: Step[] = []
  let row: number | undefined
  for (const [index, item] of rows.entries()) {
    const step = row === undefined ? stepAt(rank, item, parallel || index === 0) : 'not-read'
    steps.push(step)
    if (step === 'filed') row = index
  }
  const filed = row === undefined ? undefined : rows[row]
  return row === undefined || !filed ? { steps } : { steps, row, inside: insideOf(rank, filed) }
}

function stepAt(rank: number, { line, open }: ReplayRow, decidesByLine: boolean): Step {
  if (!open) return 'not-met'
  if (line === undefined) return 'unknown'
  return rank <= (decidesByLine || line === Number.POSITIVE_INFINITY ? line : Number.NEGATIVE_INFINITY)
    ? 'filed'
    : 'full'
}

/** Inside the unit: the first chosen major that the rank reaches, then 服从, else the file is returned. */
export function insideOf(
  rank: number,
  { majors, acceptsAny }: Pick<ReplayRow, 'majors' | 'acceptsAny'>,
): Inside {
  // Without the lines of the majors nobody knows which of them were full.
  if (majors.length === 0) return 'unknown'
  const major = majors.findIndex((line) => rank <= line)
  if (major >= 0) return major
  return acceptsAny ? 'adjusted' : 'returned'
}
