import type { AdmissionMajor } from '~/mocks/world/admission/model/groups'
import { admissionGroups } from '~/mocks/world/admission/model/groups'
import { digits } from '~/mocks/world/majors/catalogue'
import { majorsOfSchool } from '~/mocks/world/schools/majors'
import { recruitingOf } from '~/mocks/world/schools/model/recruiting'
import { isInRegularBatches, type School, schools } from '~/mocks/world/schools/schools'
import { atMost, type BoundedRow, boundedSection } from './bounded-row'
import { currentName, referenceRows } from './reference-file'
import type { Section } from './section'
import { percent } from './statistics'

const PROVINCE = '安徽'
const YEAR = 2025
const SUBJECTS = ['物理', '历史'] as const
const MOST_INVENTED = 0.05
/** A school of which the reference has fewer majors recruits mostly where the reference does not look. */
const ENOUGH = 10
/** Majors that fewer schools recruit are where they are and nowhere else. */
const RARE = 20
const C9 = new Set(['10001', '10003', '10213', '10246', '10248', '10284', '10335', '10358', '10698'])

/** What each school of the reference recruited: digits of majors and codes of whole types. */
type Recruited = ReadonlyMap<string, ReadonlySet<string>>

/** Which majors schools recruit, against what they recruited from 2022 to 2025. */
export function recruitingSection(dataDir: string): Section {
  const recruited = recruitedBySchool(dataDir)
  const known = schools().filter((school) => {
    const units = recruited.get(school.schoolName)
    return school.level === '本科' && !school.vocational && units !== undefined && units.size >= ENOUGH
  })
  const of = (pick: (school: School) => boolean) => known.filter(pick)
  return boundedSection('专业：院校真的招什么（安徽 2025，对照 2022–2025 年公开的招生专业）', [
    inventedRow('211 院校', of(isOf211), recruited),
    inventedRow('民办院校', of(isPrivate), recruited),
    inventedRow(
      '其余本科院校',
      of((school) => !isOf211(school) && !isPrivate(school)),
      recruited,
    ),
    rareRow(known, recruited),
    singleRow(recruited),
  ])
}

const isOf211 = ({ schoolFeatures }: School) => schoolFeatures.includes('211')
const isPrivate = ({ schoolInstitution }: School) => schoolInstitution === '民办'

function recruitedBySchool(dataDir: string): Recruited {
  const recruited = new Map<string, Set<string>>()
  for (const { school = '', majors = '' } of referenceRows(dataDir, 'school_majors_2022_2025')) {
    const name = currentName(school)
    const units = recruited.get(name) ?? new Set()
    for (const unit of majors.split(' ')) units.add(unit.split(':')[0] ?? '')
    recruited.set(name, units)
  }
  return recruited
}

function plannedRows(school: School): AdmissionMajor[] {
  return SUBJECTS.flatMap((subject) =>
    admissionGroups({ school, province: PROVINCE, year: YEAR, subject })
      .filter(({ level }) => level === '本科')
      .flatMap(({ majors }) => majors),
  )
}

/** A row is known when its major or its type as a whole was recruited; experimental classes are counted apart. */
function isKnown({ entry }: AdmissionMajor, units: ReadonlySet<string>): boolean {
  const first = entry.majors[0]?.major
  return first === undefined || units.has(digits(first.majorCode)) || units.has(first.typeCode)
}

function inventedRow(name: string, of: readonly School[], recruited: Recruited): BoundedRow {
  const rows = of.flatMap((school) => {
    const units = recruited.get(school.schoolName) ?? new Set()
    return plannedRows(school)
      .filter(({ entry }) => !isExperimental(school, entry.name))
      .map((row) => isKnown(row, units))
  })
  const share = rows.filter((known) => !known).length / Math.max(rows.length, 1)
  return {
    name: `${name}（${of.length} 所）：从未招过的专业，占 ${rows.length} 行`,
    measured: percent(share, 2),
    bound: `≤ ${percent(MOST_INVENTED, 0)}`,
    met: share <= MOST_INVENTED,
  }
}

function isExperimental(school: School, name: string): boolean {
  return recruitingOf(school)?.classes.some((one) => one.name === name) ?? false
}

/** Medicine of minorities, languages, religion: taught at a school that was never seen to recruit them, outside arts and sports. */
function rareRow(known: readonly School[], recruited: Recruited): BoundedRow {
  const counts = new Map<string, number>()
  for (const units of recruited.values())
    for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  const isRare = (code: string) => /^(0502|100[568]|0101|11)/.test(code) && (counts.get(code) ?? 0) < RARE
  const elsewhere = schools().flatMap((school) => {
    if (school.level !== '本科' || school.vocational || !isInRegularBatches(school)) return []
    if (school.schoolName.includes('藏医')) return []
    const units = recruited.get(school.schoolName)
    if (units === undefined && !known.includes(school)) return []
    return majorsOfSchool(school, 1)
      .map(({ major }) => digits(major.majorCode))
      .filter((code) => isRare(code) && !units?.has(code) && !units?.has(code.slice(0, 4)))
      .map((code) => `${school.schoolName} ${code}`)
  })
  return atMost(`少数院校才有的语种、民族医药、宗教学，开在别处${elsewhere[0] ?? ''}`, elsewhere.length, 0, 0)
}

/** Majors that a school of C9 recruits only inside a type, in a row of their own. */
function singleRow(recruited: Recruited): BoundedRow {
  const alone = schools()
    .filter(({ id }) => C9.has(id))
    .flatMap((school) => {
      const units = recruited.get(school.schoolName) ?? new Set()
      return plannedRows(school).filter(({ entry }) => {
        const [first] = entry.majors
        const single = !entry.joint && entry.name === first?.major.majorName
        return single && !units.has(digits(first?.major.majorCode ?? ''))
      })
    })
  return atMost('C9：按类招的专业单列的行', alone.length, 0, 0)
}
