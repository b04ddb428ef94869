import { remember } from '../../kit/remember'
import { uniform } from '../../kit/seed'
import { majorsOfSchool } from '../majors'
import type { School } from '../schools'
import { academicDisciplines, type Discipline, firstClassDisciplines } from './first-class'
import { GRADES, gradedDisciplines } from './graded-disciplines'
import { schoolFacts } from './school-facts'

/** All disciplines, those first in which the school is strongest: its 双一流 ones, then by grade, then those it teaches most majors of. */
const byStrength: (school: School) => readonly string[] = remember(
  256,
  (school) => school.id,
  (school: School) => {
    const own = new Set(firstClassDisciplines(school))
    const graded = new Map(
      gradedDisciplines(school).map(({ subject, grade }) => [subject, 9 - GRADES.indexOf(grade)]),
    )
    const taught = new Map<string, number>()
    for (const { major } of majorsOfSchool(school, 1)) {
      taught.set(major.typeCode, (taught.get(major.typeCode) ?? 0) + 1)
    }
    const weight = ({ name, types }: Discipline) => {
      const majors = types.reduce((sum, type) => sum + (taught.get(type) ?? 0), 0)
      const grade = graded.get(name)
      return (
        (own.has(name) ? 30 : 0) +
        (grade === undefined ? 0 : 6 + grade) +
        Math.log1p(majors) +
        uniform('discipline', school.id, name)
      )
    }
    return academicDisciplines
      .map((discipline) => ({ name: discipline.name, weight: weight(discipline) }))
      .sort((a, b) => b.weight - a.weight)
      .map(({ name }) => name)
  },
)

/** Doctoral and master points and their disciplines, the strongest first; zero and empty for schools that award no such degrees. */
export function degreePoints(school: School) {
  const { numDoctor, numMaster } = schoolFacts(school)
  return {
    numDoctor,
    numMaster,
    doctorDisciplines: byStrength(school).slice(0, numDoctor),
    masterDisciplines: byStrength(school).slice(0, numMaster),
  }
}
