import { findSchools } from '~/mocks/world/admission/model/school-library'
import { ranking } from '~/mocks/world/admission/model/school-rankings'
import { allMajors, digits } from '~/mocks/world/majors/catalogue'
import { subjectAssessment } from '~/mocks/world/schools/assessment'
import { majorsOfSchool, offersMajor } from '~/mocks/world/schools/majors'
import { findSchool, type School, schools } from '~/mocks/world/schools/schools'
import { currentName, type ReferenceRow, referenceRows } from './reference-file'
import type { Section } from './section'
import { spearman } from './spearman'

interface Row {
  readonly cells: readonly [quantity: string, measured: string, bound: string]
  readonly met: boolean
}

const row = (met: boolean, ...cells: Row['cells']): Row => ({ cells, met })

/** Schools against the ministry's list, the majors they offer against the numbers of schools, and what a larger world costs. */
export function schoolSection(dataDir: string): Section {
  const measured = [
    ...listRows(dataDir),
    ...offerRows(dataDir),
    assessmentRow(dataDir),
    libraryRow(),
    rankingRow(),
    scaleRow(),
  ]
  return {
    title: '院校：名单、专业、学科、规模',
    rows: [['量', '实测', '要求'], ...measured.map(({ cells }) => cells)],
    failures: measured
      .filter(({ met }) => !met)
      .map(({ cells: [quantity, value, bound] }) => `${quantity}：${value}，要求 ${bound}`),
  }
}

/** The short name of a province: 安徽省 → 安徽, 广西壮族自治区 → 广西. */
function short(province = ''): string {
  return province.replace(/(省|市|壮族自治区|回族自治区|维吾尔自治区|自治区)$/, '')
}

const FLAGS = [
  ['is985', '985'],
  ['is211', '211'],
  ['is_syl', '双一流'],
] as const

/** Schools that the reference has wrong or under the name of 2025; the tests of the world hold what is right. */
const CORRECTED = new Set(
  '10054 10080 10277 10138 11104 11049 10347 10349 10368 10879 10395 10440 10543 16401 10643 11395'.split(
    ' ',
  ),
)

/** By name: two of the reference's codes stand for two schools each. */
function differs(byName: ReadonlyMap<string, School>, entry: ReferenceRow): boolean {
  if (CORRECTED.has(entry.zs_code ?? '')) return findSchool(entry.zs_code ?? '') === undefined
  const school = byName.get(entry.name ?? '')
  if (!school) return true
  return (
    school.provinceName !== short(entry.province) ||
    school.level !== entry.level ||
    FLAGS.some(([flag, feature]) => (entry[flag] === '1') !== school.schoolFeatures.includes(feature))
  )
}

function listRows(dataDir: string): Row[] {
  const reference = referenceRows(dataDir, 'schools_moe_2025')
  const universities = schools().filter(({ campusOf }) => campusOf === undefined)
  const levels = (level: School['level']) => universities.filter((school) => school.level === level).length
  const marked = FLAGS.map(
    ([, feature]) => universities.filter(({ schoolFeatures }) => schoolFeatures.includes(feature)).length,
  )
  const byName = new Map(schools().map((school) => [school.schoolName, school]))
  const different = reference.filter((entry) => differs(byName, entry))
  return [
    row(
      levels('本科') === 1365 + 4 && levels('专科') === 1554,
      '本科（含 4 所军队院校）/ 专科院校',
      `${levels('本科')} / ${levels('专科')}`,
      '1369 / 1554',
    ),
    row(
      marked.join(' / ') === '39 / 115 / 147',
      '985 / 211 / 双一流（不计校区）',
      marked.join(' / '),
      '39 / 115 / 147',
    ),
    row(
      different.length === 0,
      '与参考名单不同的行（名称、省份、层次、985/211/双一流）',
      `${different.length} / ${reference.length}${different.length > 0 ? `：${different[0]?.name}` : ''}`,
      '0',
    ),
  ]
}

function offerRows(dataDir: string): Row[] {
  const counts = new Map<string, number>()
  const undergraduate = schools().filter((school) => school.level === '本科' && !school.vocational)
  for (const school of undergraduate) {
    for (const { major } of majorsOfSchool(school)) {
      const code = digits(major.majorCode)
      counts.set(code, (counts.get(code) ?? 0) + 1)
    }
  }
  const pairs = referenceRows(dataDir, 'majors_undergrad_moe_2026')
    .filter(({ offering_schools }) => offering_schools)
    .map(
      ({ code = '', offering_schools }) => [Number(offering_schools), counts.get(digits(code)) ?? 0] as const,
    )
  const real = pairs.reduce((sum, [schoolCount]) => sum + schoolCount, 0)
  const own = pairs.reduce((sum, [, schoolCount]) => sum + schoolCount, 0)
  const correlation = spearman(pairs)
  return [
    row(Math.abs(own / real - 1) <= 0.15, '本科专业布点合计', String(own), `${real} ± 15 %`),
    row(correlation >= 0.75, '各专业布点数的 Spearman 相关', correlation.toFixed(3), '≥ 0.75'),
  ]
}

/** The reference has one entry for both schools of a name. */
const SHARED_ENTRIES = ['中国地质大学', '中国石油大学']

function assessmentRow(dataDir: string): Row {
  const real = new Map<string, string>()
  for (const { school_name = '', discipline_name = '', grade = '' } of referenceRows(
    dataDir,
    'discipline_eval_round4',
  )) {
    real.set(`${currentName(school_name)}|${discipline_name}`, grade)
  }
  const own = schools().flatMap((school) =>
    [1, 2, 3, 4, 5].flatMap((round) =>
      subjectAssessment(school, round).subjectDetails.map((entry) => ({ school, round, ...entry })),
    ),
  )
  const wrong = own.filter(({ school, round, subject, grade }) => {
    const name = SHARED_ENTRIES.find((shared) => school.schoolName.startsWith(shared)) ?? school.schoolName
    return round !== 4 || real.get(`${name}|${subject}`) !== grade
  })
  return row(
    wrong.length === 0 && own.length > LEAST_GRADES,
    '学科评估的等级 / 其中与第四轮公布的不同',
    `${own.length} / ${wrong.length}${wrong[0] ? `：${wrong[0].school.schoolName} ${wrong[0].subject}` : ''}`,
    `> ${LEAST_GRADES} / 0`,
  )
}

/** Grades of academies and institutes have no school in the world. */
const LEAST_GRADES = 5100

function libraryRow(): Row {
  const { facets } = findSchools({})
  const count = (feature: string) => facets.features.find(({ value }) => value === feature)?.count ?? 0
  const counts = ['985', '211', '双一流'].map(count).join(' / ')
  return row(counts === '39 / 115 / 147', '院校库里的 985 / 211 / 双一流', counts, '39 / 115 / 147')
}

function rankingRow(): Row {
  const parts = ['ruanke', 'qs', 'usnews'].flatMap((type) =>
    ranking(type, 2025).filter(({ school }) => school.campusOf !== undefined),
  )
  return row(parts.length === 0, '排名里的校区和医学部', String(parts.length), '0')
}

const SCALES = [1500, 3000] as const
const ROUNDS = 5

/** What one question to every school costs in a larger world. Shown only: times depend on the machine and on its load. */
function scaleRow(): Row {
  const codes = allMajors(1)
    .slice(0, 20)
    .map(({ majorCode }) => majorCode)
  const milliseconds = (scale: number) => {
    const all = schools(scale)
    const rounds = Array.from({ length: ROUNDS }, () => {
      const start = performance.now()
      for (const code of codes) all.filter((school) => offersMajor(school, code))
      return (performance.now() - start) / codes.length
    })
    return Math.min(...rounds)
  }
  const times = SCALES.map(milliseconds)
  return row(
    true,
    `开设某专业的院校：${SCALES.join(' / ')} 所的耗时（毫秒）`,
    times.map((time) => time.toFixed(1)).join(' / '),
    '目标 < 3 倍',
  )
}
