import * as z from 'zod/mini'
import { get } from './endpoint'
import { Phrase, Word } from './limits'
import { among } from './meaning/said'
import { Count, Text } from './primitives'

/** Number of an assessment round, shown as 第 N 轮; the page starts with the last (S2 §4). */
export const AssessmentRound = z.int().check(z.gte(1))

/** A discipline and its grade, A+ to C- in the rounds that grade by letters. */
export const SubjectGrade = z.object({ subject: Text, grade: Text })

/** The assessed disciplines of a school (S2 §3). `totalSubjects` counts them all, before a grade narrows the list. */
export const SubjectAssessment = z.object({
  totalSubjects: Count,
  subjectDetails: z.array(SubjectGrade),
})
export type SubjectAssessment = z.infer<typeof SubjectAssessment>

/** How many disciplines of a school have a grade, best grade first. */
export const GradeCount = z.object({ grade: Text, count: Count })
export type GradeCount = z.infer<typeof GradeCount>

/** Assessment of the disciplines of a school (学科评估). */
export const schoolAssessment = {
  list: get('/api/school/subject-assessment', {
    summary: '学科评估，可按轮次和等级筛选',
    query: z.object({
      schoolId: Word,
      round: z.optional(AssessmentRound),
      grade: z.optional(Phrase),
    }),
    payload: SubjectAssessment,
    source: 'S1 §7, S2 §7 (assessment list)',
    filters: { grade: among('/subjectDetails', '/grade') },
  }),
  ofSchool: get('/api/school/subject-assessment/{id}', {
    summary: '一所院校各轮的学科评估',
    payload: z.array(z.extend(SubjectAssessment, { round: AssessmentRound })),
    source: 'S1 §7',
  }),
  grades: get('/api/school/subject-assessment/grades/{id}', {
    summary: '学科评估的等级',
    query: z.object({ round: z.optional(AssessmentRound) }),
    payload: z.array(GradeCount),
    source: 'S1 §7, S2 §7',
  }),
  rounds: get('/api/school/subject-assessment/rounds/{id}', {
    summary: '学科评估的轮次',
    payload: z.array(AssessmentRound),
    source: 'S1 §7, S2 §7',
  }),
}
