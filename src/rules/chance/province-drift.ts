import { batchLevel } from '../filing/batches'
import { undergraduateCandidates } from '../filing/undergraduate-candidates'
import { cohortDrift } from './cohort'

/** Whose ranks are compared. */
interface Ranked {
  readonly province: string
  readonly subject: string
  /** The table counts undergraduate candidates: it says nothing of a junior batch. */
  readonly batch?: string | undefined
}

/**
 * How far all lines of a province moved from one year to another because its candidates became more or fewer, in ln rank;
 * 0 where it is not known.
 */
export function provinceDrift({ province, subject, batch }: Ranked, from: number, to: number): number {
  if (batchLevel(batch ?? '') === '专科') return 0
  const [then, now] = [from, to].map((year) => undergraduateCandidates(province, year, subject))
  return then === undefined || now === undefined ? 0 : cohortDrift(then, now)
}
