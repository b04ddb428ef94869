import { PAGE_DESCRIPTIONS } from '~/app/navigation/page-descriptions'
import { type ControlLineYear, controlLines } from '~/contracts/control-lines'
import { majors } from '~/contracts/majors'
import type { MajorCategory, MajorDetail } from '~/contracts/majors.schemas'
import { professions } from '~/contracts/professions'
import type { ProfessionCategory } from '~/contracts/professions.schemas'
import { province } from '~/contracts/province'
import { type ProvinceRule, provinceRules } from '~/contracts/province-rules'
import type { SchoolBase } from '~/contracts/school.schemas'
import { schoolDetail } from '~/contracts/school-detail'
import { schoolLibrary } from '~/contracts/school-library'
import { type SchoolScoreLine, schoolLines } from '~/contracts/school-lines'
import { type CurvePoint, type RankFilter, scoreTables } from '~/contracts/score-tables'
import { schoolPlace } from '~/entities/school/school-place'
import { defaultSubject } from '~/rules/exam/default-subject'
import { DEFAULT_PROVINCE } from '~/rules/exam/province'
import { defaultDataYear } from '~/rules/exam/years'
import { lineKind, lineOfYear } from '~/rules/filing/school-lines'
import { formatCount, formatRankInterval, placeText, pointsText } from '~/shared/lib/text/format'
import type { CardFacts } from './card-facts'
import type { PageAnswers } from './snapshot-files'
import { tableView } from './table-view'

/** What a page is about, as a chat and a search engine are told. */
export interface Reported {
  /** What stands before the name of the page in its title. */
  readonly subject: string
  readonly description: string
  readonly card: Omit<CardFacts, 'kind' | 'isDemo'>
  /** What it is in the words of schema.org, without its address. */
  readonly thing: object
  /** Its first view, for a page that has no script that draws one. */
  readonly view?: string
}

/** A page with an HTML of its own. */
export interface Subject {
  /** Below the site's base: `chadaxueoverview/10001`, `pici/安徽`. */
  readonly address: string
  /** Under which address the application shows it: `/pici?province=安徽`. */
  readonly opens: string
  readonly page: PageKind
  /** Undefined where the snapshot does not have it. */
  tell(from: PageAnswers): Promise<Reported | undefined>
}

type RouteId = keyof typeof PAGE_DESCRIPTIONS

/** A kind of pages: its folder, what its title says, and the HTML of the release that it comes from. */
export interface PageKind {
  readonly folder: string
  readonly title: string
  readonly route: RouteId
  readonly from: 'index.html' | 'pici/index.html' | 'weici/index.html'
}

const kind = (folder: string, title: string, route: RouteId, from: PageKind['from'] = 'index.html') => ({
  folder,
  title,
  route,
  from,
})

export const PAGE_KINDS = {
  school: kind('chadaxueoverview', '院校概况', '/_student/_school/chadaxueoverview/$id'),
  major: kind('chazhuanyedetail', '专业概况', '/_student/_major/chazhuanyedetail/$majorCode'),
  majorType: kind('chazhuanyetype', '专业概况', '/_student/_major/chazhuanyetype/$majorType'),
  professionType: kind('chazhiyeoverview', '职业概况', '/_student/_profession/chazhiyeoverview/$typeCode'),
  profession: kind('chazhiyedetail', '岗位情况', '/_student/_profession/chazhiyedetail/$professionCode'),
  lines: kind('pici', '批次线', '/_student/pici', 'pici/index.html'),
  table: kind('weici', '一分一段', '/_student/weici', 'weici/index.html'),
} as const satisfies Readonly<Record<string, PageKind>>

const LEVELS = ['1', '2', '3'] as const

/** All pages that a snapshot can say something of. */
export async function subjectsOf(from: PageAnswers): Promise<Subject[]> {
  const names = (await from.ask<readonly { id: string }[]>(schoolLibrary.names, {})) ?? []
  const provinces = (await from.ask<readonly { provinceName: string }[]>(province.list, {})) ?? []
  const trees = await Promise.all(
    LEVELS.map((level) => from.ask<readonly MajorCategory[]>(majors.byLevel, { params: { level } })),
  )
  const categories = (await from.ask<readonly ProfessionCategory[]>(professions.search, { query: {} })) ?? []
  const majorCategories = trees.flatMap((tree) => tree ?? [])
  return [
    ...names.map(({ id }) => page(PAGE_KINDS.school, id, (answers) => tellSchool(answers, id))),
    ...majorCategories.flatMap(({ majorCategory, majorTypes }) =>
      majorTypes.flatMap(({ type, typeCode, majors: those }) => [
        page(PAGE_KINDS.majorType, typeCode, async () => tellMajorType(majorCategory, type, those)),
        ...those.map(({ id, majorCode }) =>
          page(PAGE_KINDS.major, majorCode, (answers) => tellMajor(answers, id)),
        ),
      ]),
    ),
    ...categories.flatMap(({ categoryName, professionTypes }) =>
      professionTypes.flatMap(({ typeCode, typeName, professionVos }) => [
        page(PAGE_KINDS.professionType, typeCode, async () =>
          tellProfession(typeName, [categoryName], professionVos),
        ),
        ...professionVos.map(({ professionCode, professionName }) =>
          page(PAGE_KINDS.profession, professionCode, async () =>
            tellJob(professionName, [categoryName, typeName], professionVos.length),
          ),
        ),
      ]),
    ),
    ...provinces.flatMap(({ provinceName }) => [
      ofProvince(PAGE_KINDS.lines, provinceName, (answers) => tellLines(answers, provinceName)),
      ofProvince(PAGE_KINDS.table, provinceName, (answers) => tellTable(answers, provinceName)),
    ]),
  ]
}

function page(of: PageKind, id: string, tell: Subject['tell']): Subject {
  return { address: `${of.folder}/${id}`, opens: `/${of.folder}/${encodeURIComponent(id)}`, page: of, tell }
}

/** The application keeps the province in the query; a host has files for paths alone. */
function ofProvince(of: PageKind, name: string, tell: Subject['tell']): Subject {
  return {
    address: `${of.folder}/${name}`,
    opens: `/${of.folder}?province=${encodeURIComponent(name)}`,
    page: of,
    tell,
  }
}

async function tellSchool(from: PageAnswers, id: string): Promise<Reported | undefined> {
  const school = await from.ask<SchoolBase>(schoolDetail.base, { params: { id } })
  if (!school) return undefined
  const { schoolName, schoolType, schoolInstitution, provinceName, cityName } = school
  const place = schoolPlace(school)
  const line = (await newestLine(from, id, provinceName)) ?? (await newestLine(from, id, DEFAULT_PROVINCE))
  const facts = `${schoolName}：${place}，${schoolInstitution}，${schoolType.join('、')}。`
  return {
    subject: schoolName,
    description: line
      ? `${facts}${line.label} ${line.value}（${line.note}）。`
      : `${facts}${PAGE_DESCRIPTIONS[PAGE_KINDS.school.route]}`,
    card: {
      name: schoolName,
      tags: [place, schoolInstitution, ...schoolType, ...(school.schoolFeatures ?? [])].slice(0, 6),
      ...(line && { figure: line }),
    },
    thing: {
      '@type': 'CollegeOrUniversity',
      name: schoolName,
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'CN',
        addressRegion: provinceName,
        ...(cityName.trim() && { addressLocality: cityName.trim() }),
      },
    },
  }
}

/** The line that a school is known by in a province, in the newest year that has one; the first subject there counts. */
async function newestLine(from: PageAnswers, schoolId: string, name: string) {
  const rules = await from.ask<readonly ProvinceRule[]>(provinceRules.scoreConfigs, {
    query: { provinceName: name },
  })
  const newestFirst = (rules ?? []).toSorted((a, b) => b.year - a.year)
  for (const { year, course, batches } of newestFirst.slice(0, 2)) {
    const first = defaultSubject(course, undefined)
    for (const subject of [...(first ? [first] : []), ...course.filter((other) => other !== first)]) {
      const lines = await from.ask<readonly SchoolScoreLine[]>(schoolLines.ofSchool, {
        body: { schoolId, province: name, year, subjectSelection: subject },
      })
      const line = lineOfYear(lines ?? [], { year, batches })
      if (line)
        return {
          label: `${name} ${subject} ${year} 年${lineKind(line)}最低位次`,
          value: placeText(line.lowestRank),
          note: pointsText(line.lowestScore),
        }
    }
  }
  return undefined
}

async function tellMajor(from: PageAnswers, id: string): Promise<Reported | undefined> {
  const major = await from.ask<MajorDetail>(majors.detail, { params: { id }, query: {} })
  if (!major) return undefined
  const { majorName, majorCategory, type, years, degree, introduction } = major
  // A category may be called as the major in it: 哲学.
  const tags = [majorCategory, type].filter((text): text is string => Boolean(text) && text !== majorName)
  return {
    subject: majorName,
    description: `${majorName}${tags.length > 0 ? `（${tags.join(' · ')}）` : ''}：学制${years}${degree && `，授予${degree}`}。${firstSentence(introduction)}`,
    card: { name: majorName, tags: [...tags, ...(degree ? [degree] : [])], figure: fact('学制', years) },
    thing: { '@type': 'EducationalOccupationalProgram', name: majorName, programType: type ?? undefined },
  }
}

const fact = (label: string, value: string) => ({ label, value, note: '' })

const firstSentence = (text: string) => /^[^。\n]*。?/.exec(text)?.[0] ?? ''

function tellMajorType(category: string, type: string, those: readonly { majorName: string }[]): Reported {
  const some = those.slice(0, 6).map(({ majorName }) => majorName)
  return {
    subject: type,
    description: `${type}（${category}）：学什么，毕业后做什么，包含${some.join('、')}${those.length > some.length ? '等' : ''} ${those.length} 个专业。`,
    card: {
      name: type,
      tags: [...new Set([category, ...some.slice(0, 3)])],
      figure: fact('包含专业', `${those.length} 个`),
    },
    thing: { '@type': 'EducationalOccupationalProgram', name: type },
  }
}

function tellProfession(
  name: string,
  among: readonly string[],
  those: readonly { professionName: string }[],
): Reported {
  const some = those.slice(0, 6).map(({ professionName }) => professionName)
  return {
    subject: name,
    description: `${name}（${among.join(' · ')}）：做什么，有哪些岗位，招聘多少，要什么学历。包含${some.join('、')}。`,
    card: {
      name,
      tags: [...among, ...some.slice(0, 2)],
      figure: fact('包含岗位', `${those.length} 个`),
    },
    thing: { '@type': 'Occupation', name },
  }
}

/** One job of a profession, which has `count` of them. */
function tellJob(name: string, among: readonly string[], count: number): Reported {
  return {
    subject: name,
    description: `${name}（${among.join(' · ')}）：这个岗位的工作内容、薪资和要求，以及对口专业。`,
    card: { name, tags: [...among], figure: fact('同一职业的岗位', `${count} 个`) },
    thing: { '@type': 'Occupation', name },
  }
}

async function tellLines(from: PageAnswers, name: string): Promise<Reported | undefined> {
  const years = await from.ask<readonly ControlLineYear[]>(controlLines.byProvince, {
    query: { province: name },
  })
  const newest = (years ?? []).filter(({ batchLines }) => batchLines.length > 0)[0]
  if (!newest) return undefined
  const { year, batchLines } = newest
  const said = batchLines.map(({ batch, subject, controlScore }) => `${batch}${subject} ${controlScore}`)
  const first = batchLines.find(({ batch }) => !/特殊|专科/.test(batch)) ?? batchLines[0]
  return {
    subject: name,
    description: `${name} ${year} 年批次线：${said.slice(0, 8).join('，')}。另有历年的线。`,
    card: {
      name: `${name}批次线`,
      tags: said.slice(0, 4),
      ...(first && { figure: fact(`${year} 年${first.batch}${first.subject}`, `${first.controlScore} 分`) }),
    },
    thing: {
      '@type': 'Dataset',
      name: `${name}历年批次线`,
      description: `${name}历年各批次的最低控制分数线`,
    },
  }
}

/** The row of a full fifty at which half of the province stands. */
function middleOf(rows: readonly CurvePoint[]): CurvePoint | undefined {
  const half = Math.max(...rows.map(({ lowestRank }) => lowestRank)) / 2
  const far = ({ lowestRank }: CurvePoint) => Math.abs(lowestRank - half)
  return rows.filter(({ score }) => score % 50 === 0).toSorted((a, b) => far(a) - far(b))[0]
}

async function tellTable(from: PageAnswers, name: string): Promise<Reported | undefined> {
  const filter = await from.ask<RankFilter>(scoreTables.select, { query: { province: name } })
  const years = Object.keys(filter?.yearSubjectBatchMap ?? {}).map(Number)
  const newestFirst = years.toSorted((a, b) => b - a)
  const year = defaultDataYear(newestFirst, new Date().getFullYear()) ?? newestFirst[0]
  const subjects = Object.keys(filter?.yearSubjectBatchMap[String(year)]?.subjectBatchMap ?? {})
  const subject = defaultSubject(subjects, undefined)
  if (year === undefined || subject === undefined) return undefined
  const rows = await from.ask<readonly CurvePoint[]>(scoreTables.rows, {
    body: { province: name, year, subject },
  })
  const middle = middleOf(rows ?? [])
  if (!rows || !middle) return undefined
  const isSample = filter?.yearSubjectBatchMap[String(year)]?.sampleSubjects?.includes(subject) ?? false
  const of = `${name} ${year} 年${subject}${isSample ? '（示例）' : ''}`
  return {
    subject: name,
    description: `${of}一分一段：${middle.score} 分是第 ${formatRankInterval(middle.highestRank, middle.lowestRank)} 名。输入分数看全省位次、同分人数和往年同位次的分数。`,
    card: {
      name: `${name}一分一段`,
      tags: subjects.map((each) => `${year} 年${each}`),
      figure: {
        label: `${of} ${middle.score} 分`,
        value: `第 ${formatCount(middle.lowestRank)} 名`,
        note: `同分 ${formatCount(middle.sameScoreCount)} 人`,
      },
    },
    thing: {
      '@type': 'Dataset',
      name: `${name}一分一段表`,
      description: `${name}历年的分数、同分人数与位次`,
    },
    view: tableView(of, rows),
  }
}
