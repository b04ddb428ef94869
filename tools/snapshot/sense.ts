import type { CurvePoint } from '~/contracts/score-tables'
import { scoreTables } from '~/contracts/score-tables'
import { SnapshotFailure } from './failure'
import { callOf, known, type Question } from './questions'

/** Throws where an answer has the right form and cannot be true: it speaks of another thing, or its ranks do not rise. */
export function requireSense(question: Question, payload: unknown, file: string): void {
  const call = callOf(question.endpoint)
  if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) {
    const { asked } = known(question)
    const reported = payload as Readonly<Record<string, unknown>>
    const id = asked.id ?? asked.schoolId
    const name = 'schoolId' in reported ? 'schoolId' : 'id'
    if (id !== undefined && reported[name] !== undefined && reported[name] !== id)
      throw new SnapshotFailure(file, `${call} ${name}`, `问的是 ${id}，答的是 ${reported[name]}`)
  }
  if (question.endpoint === scoreTables.rows) requireRisingRanks(payload as readonly CurvePoint[], file, call)
}

function requireRisingRanks(rows: readonly CurvePoint[], file: string, call: string): void {
  for (const [at, row] of rows.entries()) {
    const above = rows[at - 1]
    const isRight =
      row.highestRank <= row.lowestRank &&
      (!above || (row.score < above.score && row.highestRank > above.highestRank))
    if (!isRight) throw new SnapshotFailure(file, `${call} ${at}`, `${row.score} 分的位次与上一行对不上`)
  }
}
