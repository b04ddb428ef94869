import { LIMIT_FACTS } from '../check-up/limits/limit-facts'
import { weakerEye } from '../check-up/limits/limit-verdict'
import type { ListStudent } from '../check-up/list-input'

/** Whether what is general for a major excludes the student: colour vision and eyesight. What is not told bars nobody. */
export function isMajorBarred(name: string, student: Partial<ListStudent>): boolean {
  const eye = weakerEye(student)
  return LIMIT_FACTS.some(({ majors, colour, eyesight }) => {
    if (!majors?.test(name)) return false
    if (colour) return student.colour !== undefined && !colour.includes(student.colour)
    return eyesight !== undefined && eye !== undefined && eye < eyesight
  })
}

/** Whether a major takes only those who have passed an interview or a test of fitness: it is for who asks for it. */
export function isByInterview(name: string): boolean {
  return LIMIT_FACTS.some(({ check, majors }) => check === 'interview' && majors?.test(name))
}
