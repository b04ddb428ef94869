import { list, rows, text } from '../../kit/table'
import { ACADEMIC_DISCIPLINES } from '../facts/school-academic-disciplines'
import { FIRST_CLASS_DISCIPLINES } from '../facts/school-disciplines'
import type { School } from '../schools'

/** A first-level discipline with the types of undergraduate majors that lead to it. */
export interface Discipline {
  readonly code: string
  readonly name: string
  readonly types: readonly string[]
}

export const academicDisciplines: readonly Discipline[] = rows(
  { ACADEMIC_DISCIPLINES },
  { code: text, name: text, types: list() },
)

const typesByName = new Map(academicDisciplines.map(({ name, types }) => [name, types]))

const firstClass = new Map(
  rows({ FIRST_CLASS_DISCIPLINES }, { id: text, names: list() }).map(({ id, names }) => [
    id,
    names.filter((name) => typesByName.has(name)),
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
