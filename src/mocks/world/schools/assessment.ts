import { remember } from '../kit/remember'
import { uniform } from '../kit/seed'
import { degreePoints } from './model/degrees'
import { firstClassDisciplines } from './model/first-class'
import { type Standing, standing } from './model/school-facts'
import type { School } from './schools'

/** Grades of 学科评估, best first. */
export const GRADES = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-'] as const
type Grade = (typeof GRADES)[number]

interface SubjectGrade {
  readonly subject: string
  readonly grade: Grade
}

/** Shares of graded disciplines that reach each grade or a better one. Demonstration values, of the order of the fourth round. */
const REACHED: Readonly<Record<Standing | 'firstClass', readonly number[]>> = {
  firstClass: [0.4, 0.58, 0.82, 0.96, 0.99, 1, 1, 1, 1],
  leading: [0.01, 0.05, 0.2, 0.52, 0.71, 0.83, 0.91, 0.96, 1],
  strong: [0.005, 0.02, 0.06, 0.23, 0.41, 0.58, 0.74, 0.88, 1],
  public: [0, 0.004, 0.02, 0.08, 0.2, 0.36, 0.56, 0.77, 1],
  private: [0, 0, 0, 0, 0, 0, 0.2, 0.5, 1],
  junior: [0, 0, 0, 0, 0, 0, 0, 0, 1],
}

/** Share of the disciplines with a master point that are graded in the last round. The others lie in the lower third. */
const GRADED: Readonly<Record<Standing, number>> = {
  leading: 0.78,
  strong: 0.65,
  public: 0.5,
  private: 0,
  junior: 0,
}

/** Share of those that took part in each earlier round. */
const TAKING_PART = [0.4, 0.6, 0.85, 1]

/** Share of disciplines that change their place from one round to the next. */
const MOVED = 0.3

/** Where a discipline stands among those of its kind in a round, 0 best to 1; most keep their place from round to round. */
function place(school: School, subject: string, round: number): number {
  let drawn = round
  while (drawn > 1 && uniform('moved', school.id, subject, drawn) >= MOVED) drawn--
  return uniform('assessed', school.id, subject, drawn)
}

const ofRound: (school: School, round: number) => readonly SubjectGrade[] = remember(
  512,
  (school, round) => `${school.id}|${round}`,
  (school: School, round: number) => {
    const takingPart = TAKING_PART[round - 1] ?? 0
    const own = new Set(firstClassDisciplines(school))
    const { masterDisciplines } = degreePoints(school)
    const graded = masterDisciplines.slice(0, Math.ceil(masterDisciplines.length * GRADED[standing(school)]))
    return graded
      .filter((subject) => uniform('took-part', school.id, subject) < takingPart)
      .map((subject) => {
        const reached = REACHED[own.has(subject) ? 'firstClass' : standing(school)]
        const at = reached.findIndex((share) => place(school, subject, round) < share)
        return { subject, grade: GRADES[at] ?? 'C-' }
      })
      .sort((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade))
  },
)

/** Rounds in which disciplines of a school were graded, from the first; empty for a school without any. */
export function assessmentRounds(school: School): number[] {
  return TAKING_PART.map((_, i) => i + 1).filter((round) => ofRound(school, round).length > 0)
}

/** Graded disciplines, best first; the last round unless one is named (S2 §4). `totalSubjects` counts all, also where a grade narrows the list. Demonstration values. */
export function subjectAssessment(school: School, round = TAKING_PART.length, grade?: string) {
  const all = ofRound(school, round)
  return {
    totalSubjects: all.length,
    subjectDetails: grade ? all.filter((entry) => entry.grade === grade) : [...all],
  }
}

/** How many disciplines have each grade that occurs, best first; the last round unless one is named. */
export function gradeCounts(school: School, round = TAKING_PART.length) {
  const all = ofRound(school, round)
  return GRADES.map((grade) => ({
    grade,
    count: all.filter((entry) => entry.grade === grade).length,
  })).filter(({ count }) => count > 0)
}
