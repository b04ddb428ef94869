import { examMode } from '~/rules/exam/exam-mode'
import { comparableSubject } from '~/rules/exam/subject-counterpart'
import { newestPlanYear } from '~/rules/exam/years'
import type { Backend } from '../../server/backend'
import type { ScoreTableKey } from '../../world/exam/score-table'
import type { PlanKey } from '../../world/filing/planned-units'
import { rankingTable } from '../../world/people/scores'

/**
 * The plan that somebody files by who sat an exam: the newest that is printed for it, beside the lines that are out.
 * Undefined where no table ranks the exam.
 */
export function planFrame(
  exam: ScoreTableKey,
  { scoreYears, now }: Pick<Backend, 'scoreYears' | 'now'>,
): Omit<PlanKey, 'batch'> | undefined {
  const table = rankingTable(exam, scoreYears)
  if (!table) return undefined
  const { province } = exam
  const printed = Math.max(Math.min(exam.year, newestPlanYear(now())), table.year)
  const subject = comparableSubject(exam.subject, examMode(province, printed)?.subjects ?? [])
  const known = { province, linesUntil: table.year, filedIn: exam.year }
  return subject
    ? { ...known, year: printed, subject }
    : { ...known, year: table.year, subject: table.subject }
}
