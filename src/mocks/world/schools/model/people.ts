import { pick } from '../../kit/seed'
import { list, rows, text } from '../../kit/table'
import { ACADEMY_DIVISIONS } from '../facts/academy-divisions'
import { ALUMNI } from '../facts/school-alumni'
import { majorsOfSchool } from '../majors'
import type { School } from '../schools'
import { degreePoints } from './degrees'
import { academicDisciplines } from './first-class'
import { schoolFacts } from './school-facts'

const SURNAMES = Array.from('王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧')

/** Academy and division by the name of a discipline. */
const divisions = new Map(
  rows({ ACADEMY_DIVISIONS }, { academy: text, division: text, codes: list() }).flatMap(
    ({ codes, ...division }) => codes.map((code) => [nameOfDiscipline(code), division] as const),
  ),
)

function nameOfDiscipline(code: string): string | undefined {
  return academicDisciplines.find((discipline) => discipline.code === code)?.name
}

/**
 * The academicians of a school, as many as its header counts. The people are made up and say so: their names stand for
 * nobody. The divisions exist, and follow the strongest disciplines of the school that an academy has a division for.
 */
export function academicians(school: School) {
  const known = degreePoints(school).masterDisciplines.flatMap((name) => divisions.get(name) ?? [])
  const strongest = known.slice(0, Math.ceil(known.length / 2))
  return Array.from({ length: schoolFacts(school).numAcademician }, (_, i) => {
    const found = strongest[i % strongest.length] ?? OF_ANY_SCHOOL
    return {
      name: `${pick(SURNAMES, 'academician', school.id, i)}××（示例 ${i + 1}）`,
      title: `${found.academy}院士`,
      field: found.division,
    }
  })
}

/** Where a school has no discipline of an academy. */
const OF_ANY_SCHOOL = { academy: '中国工程院', division: '工程管理学部' }

interface Alumnus {
  readonly id: string
  readonly schoolId: string
  readonly name: string
  readonly title: string
  readonly introduction: string
}

let known: ReadonlyMap<string, readonly Alumnus[]> | undefined

const ALUMNUS = { schoolId: text, name: text, title: text, introduction: text }

function knownAlumni(): ReadonlyMap<string, readonly Alumnus[]> {
  if (!known) {
    const bySchool = new Map<string, Alumnus[]>()
    for (const { schoolId, ...person } of rows({ ALUMNI }, ALUMNUS)) {
      const own = bySchool.get(schoolId) ?? []
      own.push({ id: `${schoolId}-${own.length + 1}`, schoolId, ...person })
      bySchool.set(schoolId, own)
    }
    known = bySchool
  }
  return known
}

/** Invented graduates of a school without known facts. */
const INVENTED = ['甲', '乙', '丙']

/** Well-known graduates: facts where they are certain, else three made-up ones that say so. */
export function alumni(school: School): readonly Alumnus[] {
  const own = knownAlumni().get(school.id)
  if (own) return own
  const majors = majorsOfSchool(school)
  return INVENTED.map((mark, i) => {
    const { major } = pick(majors, 'alumnus', school.id, i)
    return {
      id: `${school.id}-${i + 1}`,
      schoolId: school.id,
      name: `示例校友${mark}`,
      title: `${major.majorName}专业毕业生（示例）`,
      introduction: `此处用于展示${school.schoolName}的知名校友，人物与事迹均为示例。示例校友${mark}毕业于${major.majorName}专业，毕业后从事与${major.type.replace(/类$/, '')}相关的工作。`,
    }
  })
}

/** One of them by its id, which begins with the school's; undefined for another text. */
export function findAlumnus(id: string, schoolById: (id: string) => School | undefined): Alumnus | undefined {
  const school = schoolById(id.split('-')[0] ?? '')
  return school && alumni(school).find((alumnus) => alumnus.id === id)
}
