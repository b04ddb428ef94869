import { remember } from '../../kit/remember'
import { list, rows, type Tables, text } from '../../kit/table'
import type { MajorLevel } from '../../majors/catalogue'
import { familyCode } from '../../majors/model/traits'
import {
  FAMILY_CHANCES,
  NAME_TYPES,
  POLICE_TYPES,
  RARE_VOCATIONAL_TYPES,
  SCHOOL_KINDS,
  TYPE_CHANCES,
} from '../facts/school-major-affinity'
import type { School } from '../schools'
import { firstClassTypes } from './first-class'
import { type Standing, standing } from './school-facts'

const KINDS = SCHOOL_KINDS.split(' ')

/** Place of a school type among the kinds of the tables; 军事类 goes with 理工类, an unknown one with 综合类. */
function kindOf(schoolType: string): number {
  return Math.max(KINDS.indexOf(schoolType === '军事类' ? '理工类' : schoolType), 0)
}

/** How far a school reaches beyond what its kind usually teaches. */
const REACH: Readonly<Record<Standing, number>> = {
  leading: 1.35,
  strong: 1.2,
  public: 1,
  private: 0.75,
  junior: 0.9,
}

function digitTable(tables: Tables): ReadonlyMap<string, readonly number[]> {
  return new Map(
    rows(tables, { type: text, digits: text }).map(({ type, digits }) => [
      type,
      [...digits].map((digit) => Number(digit) / 9),
    ]),
  )
}

const typeChances = digitTable({ TYPE_CHANCES })
const familyChances = digitTable({ FAMILY_CHANCES })
const rareTypes = digitTable({ RARE_VOCATIONAL_TYPES })

/** Parts of names by their first character, so that a name is read once and not once for each part. */
const nameTypes = new Map<string, { readonly part: string; readonly types: readonly string[] }[]>()
for (const { part, types } of rows({ NAME_TYPES }, { part: text, types: list() })) {
  const parts = nameTypes.get(part.charAt(0)) ?? []
  parts.push({ part, types })
  nameTypes.set(part.charAt(0), parts)
}

/** The place in a name promises nothing: 吉林 is no forestry, 商丘 no commerce. */
function typesNamedBy({ schoolName, provinceName, cityName }: School): string[] {
  const name = [provinceName, cityName.replace(/[市盟]$|地区$|自治州$/, '')].reduce(
    (rest, place) => (place.length > 1 ? rest.replace(place, '') : rest),
    schoolName,
  )
  return Array.from(name).flatMap((character, at) =>
    (nameTypes.get(character) ?? []).flatMap(({ part, types }) => (name.startsWith(part, at) ? types : [])),
  )
}

const policeTypes: ReadonlySet<string> = new Set(POLICE_TYPES)

/** In how many of the schools of a kind a type is taught, 0 to 1. */
const usual: (typeCode: string, level: MajorLevel) => readonly number[] = remember(
  400,
  (typeCode) => typeCode,
  (typeCode: string, level: MajorLevel) => {
    if (level === 1) return typeChances.get(typeCode) ?? []
    const family = familyCode(typeCode)
    const rare = rareTypes.get(family)?.[0] ?? 1
    return (familyChances.get(family.slice(0, 2)) ?? []).map((chance) => chance * rare)
  },
)

/** The chance that a school of a kind and standing teaches a type, its name unknown. */
function teachingChance(kind: number, like: Standing, typeCode: string, level: MajorLevel): number {
  const chance = usual(typeCode, level)[kind] ?? 0
  return chance >= 1 ? 1 : Math.min(chance * REACH[like], 1)
}

interface Promises {
  /** Types that the school surely teaches, because its name or a 双一流 discipline says so. */
  readonly types: ReadonlySet<string>
  readonly police: boolean
}

const promisesOf: (school: School) => Promises = remember(
  4096,
  (school) => school.id,
  (school: School) => {
    return {
      types: new Set([...typesNamedBy(school), ...firstClassTypes(school)]),
      police: /警|公安/.test(school.schoolName),
    }
  },
)

/** Types of majors that the name of a school or a 双一流 discipline promises. */
export function promisedTypes(school: School): ReadonlySet<string> {
  return promisesOf(school).types
}

/** How much more than usual a school offers of a type that its name promises. */
const PROMISED_LEAN = 1.8
/** A type that few schools of a kind teach is a small department where it is taught. */
const SMALLEST_LEAN = 0.45

/** The chance that a school teaches a type of majors. Beside it a factor: how many of its majors, against the usual. */
export function typeLeaning(
  school: School,
  typeCode: string,
  level: MajorLevel,
): { readonly chance: number; readonly lean: number } {
  const { types, police } = promisesOf(school)
  const family = level === 1 ? typeCode : familyCode(typeCode)
  if (policeTypes.has(family) && !police) return { chance: 0, lean: 0 }
  // Two digits promise the common types of a family of vocational education.
  const byFamily = level !== 1 && types.has(family.slice(0, 2)) && !rareTypes.has(family)
  if (byFamily || types.has(family)) return { chance: 1, lean: PROMISED_LEAN }
  const like = level === 2 ? 'junior' : standing(school)
  const kind = kindOf(school.schoolType[0] ?? '')
  return {
    chance: teachingChance(kind, like, typeCode, level),
    lean: SMALLEST_LEAN + (1 - SMALLEST_LEAN) * (usual(typeCode, level)[kind] ?? 0),
  }
}
