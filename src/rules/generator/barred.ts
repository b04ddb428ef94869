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
