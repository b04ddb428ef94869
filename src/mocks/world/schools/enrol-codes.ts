import { givenProvince, isGiven } from '../given/given-world'
import { remember } from '../kit/remember'
import { type School, schools } from './schools'

/** The first code and the step from one to the next: all schools fit below 9000, where codes of academies begin. */
const [FIRST, STEP] = [101, 3]

/**
 * The code under which a school enrols in a province: four digits, one school each, the same in all batches and years.
 * Schools of the province come first. Authorities publish no common list, so these are made up.
 */
export function enrolCodeIn(province: string, school: School): string | undefined {
  if (isGiven()) return givenProvince(province)?.codeOf(school.id)
  return codesIn(province).get(school.id) ?? school.id
}

const codesIn = remember(
  8,
  (province) => province,
  (province: string): ReadonlyMap<string, string> => {
    const isHome = ({ provinceName }: School) => provinceName === province
    const inOrder = [...byId().filter(isHome), ...byId().filter((school) => !isHome(school))]
    return new Map(inOrder.map(({ id }, at) => [id, String(FIRST + STEP * at).padStart(4, '0')]))
  },
)

let sorted: readonly School[] | undefined

function byId(): readonly School[] {
  sorted ??= schools().toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return sorted
}
