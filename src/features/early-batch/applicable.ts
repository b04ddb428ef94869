import type { EarlyPlanRow } from '~/contracts/admission-plan'
import type { EarlyScoreRow } from '~/contracts/school-lines'
import { fitOf } from '~/rules/filing/requirement'
import { ALL_SUBJECTS } from './early-batch.address'
import type { EarlyQuestion } from './early-filters'

type Subjects = Pick<EarlyQuestion, 'subject' | 'electives'>

/**
 * The plans that candidates of a subject may apply for, whatever the server has left out; a row of several majors has
 * those, and their places. A requirement that cannot be read leaves its row. The same array where all may stay.
 */
export function applicablePlans(rows: readonly EarlyPlanRow[], asked: Subjects): readonly EarlyPlanRow[] {
  if (asked.subject === ALL_SUBJECTS) return rows
  const electives = asked.electives.length > 0 ? asked.electives : undefined
  const fits = ({ subjectRequirement }: Pick<EarlyPlanRow, 'subjectRequirement'>) =>
    fitOf(subjectRequirement ?? '', asked.subject, electives) !== 'not-met'
  return kept(rows, (row) => {
    if (!row.subMajors?.length) return fits(row) ? row : undefined
    const subMajors = row.subMajors.filter(fits)
    if (subMajors.length === row.subMajors.length) return row
    if (subMajors.length === 0) return undefined
    return { ...row, subMajors, planNumber: subMajors.reduce((sum, { planNumber }) => sum + planNumber, 0) }
  })
}

/** The lines of candidates of a subject, in the same way: a line says under which subject they were ranked. */
export function applicableLines(rows: readonly EarlyScoreRow[], asked: Subjects): readonly EarlyScoreRow[] {
  if (asked.subject === ALL_SUBJECTS) return rows
  const fits = ({ subject }: Pick<EarlyScoreRow, 'subject'>) =>
    !subject || subject === '不限' || subject === asked.subject
  return kept(rows, (row) => (fits(row) ? row : undefined))
}

function kept<Row>(rows: readonly Row[], keep: (row: Row) => Row | undefined): readonly Row[] {
  const left = rows.flatMap((row) => keep(row) ?? [])
  return left.length === rows.length && left.every((row, at) => row === rows[at]) ? rows : left
}
