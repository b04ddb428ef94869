import { list, rows, text } from '../../kit/table'
import { ASSESSED_DISCIPLINES } from '../facts/school-assessment-round4'
import type { School } from '../schools'
import { academicDisciplines } from './first-class'

/** Grades of 学科评估, best first. */
export const GRADES = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-'] as const
type Grade = (typeof GRADES)[number]

export interface SubjectGrade {
  readonly subject: string
  readonly grade: Grade
}

const schoolsOfGrade = list()
const COLUMNS = {
  discipline: text,
  'A+': schoolsOfGrade,
  A: schoolsOfGrade,
  'A-': schoolsOfGrade,
  'B+': schoolsOfGrade,
  B: schoolsOfGrade,
  'B-': schoolsOfGrade,
  'C+': schoolsOfGrade,
  C: schoolsOfGrade,
  'C-': schoolsOfGrade,
}

let bySchool: ReadonlyMap<string, readonly SubjectGrade[]> | undefined

/** All grades by school, best first; read when the first school is asked for. */
function gradesBySchool(): ReadonlyMap<string, readonly SubjectGrade[]> {
  if (bySchool) return bySchool
  const names = new Map(academicDisciplines.map(({ code, name }) => [code, name]))
  const assessed = rows({ ASSESSED_DISCIPLINES }, COLUMNS)
  const grown = new Map<string, SubjectGrade[]>()
  for (const grade of GRADES) {
    for (const row of assessed) {
      const subject = names.get(row.discipline) ?? row.discipline
      for (const id of row[grade]) {
        const known = grown.get(id)
        if (known) known.push({ subject, grade })
        else grown.set(id, [{ subject, grade }])
      }
    }
  }
  bySchool = grown
  return grown
}

/** The graded disciplines of a school, best first; empty for a school without any. */
export function gradedDisciplines({ id }: School): readonly SubjectGrade[] {
  return gradesBySchool().get(id) ?? []
}
