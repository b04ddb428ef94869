import type { EndpointInput } from '~/contracts/endpoint'
import { type LinesOfSchool, schoolLines } from '~/contracts/school-lines'
import { call } from '~/shared/api/call'
import { tellPart } from './client'

type Question = EndpointInput<typeof schoolLines.ofSchool>['body'] & { readonly year: number }

let together: Question[] = []

/**
 * Stands for `entities/school/send-lines` in the early script, where all questions of one moment are of one province, year
 * and subject. The application takes over the call and takes it apart anew.
 */
export async function sendLines(question: Question, signal: AbortSignal): Promise<void> {
  together.push(question)
  await undefined
  const questions = together
  together = []
  if (questions.length === 1) await call(schoolLines.ofSchool, { body: question }).send(signal)
  if (questions.length < 2) return
  const { province, year, subjectSelection } = question
  const schoolIds = questions.map(({ schoolId }) => schoolId)
  const body = { schoolIds, province, years: [year], subjectSelection }
  const schools: readonly LinesOfSchool[] = await call(schoolLines.ofSchools, { body }).send(signal)
  for (const { schoolId, lines } of schools) {
    tellPart(schoolLines.ofSchool, { body: { ...question, schoolId } }, lines)
  }
}
