import type { EndpointInput } from '~/contracts/endpoint'
import { type LinesOfSchool, schoolLines } from '~/contracts/school-lines'
import { call } from '~/shared/api/call'
import { tellPart } from './client'

type Question = EndpointInput<typeof schoolLines.ofSchool>['body'] & { readonly year: number }

let together: Question[] = []

/**
 * Stands for `entities/school/send-lines` in the prefetch script, where all questions of one moment are of one province and
 * subject. The application takes over the call and takes it apart anew.
 */
export async function sendLines(question: Question, signal: AbortSignal): Promise<void> {
  together.push(question)
  await undefined
  const questions = together
  together = []
  if (questions.length === 1) await call(schoolLines.ofSchool, { body: question }).send(signal)
  if (questions.length < 2) return
  const { province, subjectSelection } = question
  const schoolIds = [...new Set(questions.map(({ schoolId }) => schoolId))]
  const years = [...new Set(questions.map(({ year }) => year))]
  const body = { schoolIds, province, years, subjectSelection }
  const schools: readonly LinesOfSchool[] = await call(schoolLines.ofSchools, { body }).send(signal)
  for (const { schoolId, lines } of schools) {
    for (const year of years) {
      const part = lines.filter((line) => line.year === year)
      tellPart(schoolLines.ofSchool, { body: { ...question, schoolId, year } }, part)
    }
  }
}
