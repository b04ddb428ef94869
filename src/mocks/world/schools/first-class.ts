import { cell, factRows } from '../kit/table'
import { ACADEMIC_DISCIPLINES } from './facts/school-academic-disciplines'
import { FIRST_CLASS_DISCIPLINES } from './facts/school-disciplines'
import type { School } from './schools'

/** A first-level discipline with the types of undergraduate majors that lead to it. */
export interface Discipline {
  readonly code: string
  readonly name: string
  readonly types: readonly string[]
}

export const academicDisciplines: readonly Discipline[] = factRows(ACADEMIC_DISCIPLINES).map((row) => ({
  code: cell(row, 0),
  name: cell(row, 1),
  types: cell(row, 2).split(' '),
}))

const typesByName = new Map(academicDisciplines.map(({ name, types }) => [name, types]))

const firstClass = new Map(
  factRows(FIRST_CLASS_DISCIPLINES).map((row) => [
    cell(row, 0),
    cell(row, 1)
      .split(' ')
      .filter((name) => typesByName.has(name)),
  ]),
)

/** Disciplines of a school under construction in 双一流, a fact; empty for other schools and for the two that choose their own. */
export function firstClassDisciplines(school: School): readonly string[] {
  return firstClass.get(school.id) ?? []
}

/** Types of undergraduate majors that belong to the 双一流 disciplines of a school. */
export function firstClassTypes(school: School): ReadonlySet<string> {
  return new Set(firstClassDisciplines(school).flatMap((name) => typesByName.get(name) ?? []))
}
