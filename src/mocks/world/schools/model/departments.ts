import { remember } from '../../kit/remember'
import { list, rows, type Tables, text } from '../../kit/table'
import type { Major, TreeMajorCategory } from '../../majors/catalogue'
import { familyCode } from '../../majors/model/traits'
import { UNDERGRADUATE_DEPARTMENTS, VOCATIONAL_DEPARTMENTS } from '../facts/school-departments'
import { majorsOfSchool } from '../majors'
import type { School } from '../schools'
import { standing } from './school-facts'

/** A department with the names of its majors (S2 §3). */
interface Department {
  readonly departmentName: string
  readonly majors: readonly string[]
}

function namesByType(tables: Tables): ReadonlyMap<string, string> {
  return new Map(
    rows(tables, { name: text, types: list() }).flatMap(({ name, types }) =>
      types.map((type) => [type, name] as const),
    ),
  )
}

const undergraduate = namesByType({ UNDERGRADUATE_DEPARTMENTS })
const vocational = namesByType({ VOCATIONAL_DEPARTMENTS })

function departmentOf(major: Major): string {
  const name =
    major.level === 1
      ? undergraduate.get(major.typeCode)
      : vocational.get(familyCode(major.typeCode).slice(0, 2))
  return name ?? major.majorCategory
}

/** 学院 in a university; a college that is a 学院 itself has 系, except for names that only make sense with 学院. */
function fullName(school: School, name: string): string {
  const college = standing(school) === 'junior' || standing(school) === 'private'
  return college && name.length > 1 ? `${name}系` : `${name}学院`
}

/** The departments of a school in the order of the catalogue, each with what it teaches; demonstration values. */
export const departments: (school: School) => readonly Department[] = remember(
  128,
  (school) => school.id,
  (school: School) => {
    const byName = new Map<string, string[]>()
    for (const { major } of majorsOfSchool(school)) {
      const name = fullName(school, departmentOf(major))
      const known = byName.get(name)
      if (known) known.push(major.majorName)
      else byName.set(name, [major.majorName])
    }
    return [...byName].map(([departmentName, majors]) => ({ departmentName, majors }))
  },
)

/** The majors a school offers as the part of the catalogue's tree that holds them (S1 §7, major hierarchy). */
export function majorHierarchy(school: School): TreeMajorCategory[] {
  const tree: { category: Major; types: { type: Major; majors: Major[] }[] }[] = []
  for (const { major } of majorsOfSchool(school)) {
    let category = tree.at(-1)
    if (category?.category.majorCategoryCode !== major.majorCategoryCode) {
      category = { category: major, types: [] }
      tree.push(category)
    }
    let type = category.types.at(-1)
    if (type?.type.typeCode !== major.typeCode) {
      type = { type: major, majors: [] }
      category.types.push(type)
    }
    type.majors.push(major)
  }
  return tree.map(({ category, types }) => ({
    majorCategory: category.majorCategory,
    majorCategoryCode: category.majorCategoryCode,
    majorTypes: types.map(({ type, majors }) => ({
      type: type.type,
      typeCode: type.typeCode,
      majors: majors.map(({ id, majorName, majorCode }) => ({ id, majorName, majorCode })),
    })),
  }))
}
