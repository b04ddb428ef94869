import { givenGrades } from '../given/given-world'
import { GRADES, gradedDisciplines, type SubjectGrade } from './model/graded-disciplines'
import type { School } from './schools'

/** The round whose letters are public: earlier ones gave points and places, the results of the fifth went to the schools alone. */
const PUBLIC_ROUND = 4

function gradesOf(school: School, round: number): readonly SubjectGrade[] {
  const given = givenGrades().filter((one) => one.schoolId === school.id && one.round === round)
  if (given.length > 0)
    return given.map(({ discipline, grade }) => ({
      subject: discipline,
      grade: grade as SubjectGrade['grade'],
    }))
  return round === PUBLIC_ROUND ? gradedDisciplines(school) : []
}

/** Rounds in which disciplines of a school were given letters; empty for a school without any. */
export function assessmentRounds(school: School): number[] {
  return gradesOf(school, PUBLIC_ROUND).length > 0 ? [PUBLIC_ROUND] : []
}

/** Graded disciplines, best first; the public round unless one is named (S2 §4). `totalSubjects` counts all, also where a grade narrows the list. */
export function subjectAssessment(school: School, round = PUBLIC_ROUND, grade?: string) {
  const all = gradesOf(school, round)
  return {
    totalSubjects: all.length,
    subjectDetails: grade ? all.filter((entry) => entry.grade === grade) : [...all],
  }
}

/** How many disciplines have each grade that occurs, best first; the public round unless one is named. */
export function gradeCounts(school: School, round = PUBLIC_ROUND) {
  const all = gradesOf(school, round)
  return GRADES.map((grade) => ({
    grade,
    count: all.filter((entry) => entry.grade === grade).length,
  })).filter(({ count }) => count > 0)
}
