import { calendarEntries } from '~/contracts/calendar-entries'
import { controlLines } from '~/contracts/control-lines'
import { majors } from '~/contracts/majors'
import type { MajorCategory } from '~/contracts/majors.schemas'
import { professions } from '~/contracts/professions'
import type { ProfessionCategory } from '~/contracts/professions.schemas'
import { province } from '~/contracts/province'
import { provinceRules } from '~/contracts/province-rules'
import { school } from '~/contracts/school'
import { schoolLibrary } from '~/contracts/school-library'
import { NATIONWIDE_NEWS, schoolNews } from '~/contracts/school-news'
import { type RankFilter, scoreTables } from '~/contracts/score-tables'
import { startup } from '~/contracts/startup'
import { gatherAdmission } from './admission'
import { answerOf, forEach, type Gathering, gatherAnswers, requireAnswer } from './gather'
import { gatherLists } from './lists'
import { gatherNear, gatherRulers } from './near'
import { fileOf, type Question, question } from './questions'
import { offerRanks } from './ranks'
import { gatherSchools, type LineKind } from './schools'

/** Newest years of lines, and of rankings: what pages show first. Older ones are the API's. */
const LINE_YEARS = 2
const RANKING_YEARS = 2
const NEWS_ON_PAGE = 10
const LEVELS = ['1', '2', '3'] as const

/** What a snapshot can be narrowed to; the list of provinces and the options of filters are always there. */
export const PARTS = ['provinces', 'majors', 'professions', 'news', 'lists', 'schools', 'admission'] as const
/** What an API is asked for unless said: plans and lines of majors are too many. */
export const USUAL_PARTS = PARTS.filter((part) => part !== 'admission')
/** What tables of some provinces hold. */
export const OWN_PARTS: readonly Part[] = ['provinces', 'lists', 'schools', 'admission']
export type Part = (typeof PARTS)[number]

export interface Extent {
  /** The calendar year of the run. */
  readonly thisYear: number
  readonly parts: readonly Part[]
  /** Empty for all. */
  readonly provinces: readonly string[]
}

/** Asks for everything that files keep. */
export async function gatherAll(gathering: Gathering, extent: Extent): Promise<void> {
  const { thisYear, parts, provinces } = extent
  const names = await gatherStart(gathering)
  const has = (part: Part) => parts.includes(part)
  const kinds: LineKind[] = []
  const wanted = names.filter((name) => provinces.length === 0 || provinces.includes(name))
  if (has('provinces')) {
    const years = has('admission') ? Number.POSITIVE_INFINITY : LINE_YEARS
    const ofProvinces = await forEach(wanted, (name) => gatherProvince(gathering, name, thisYear, years))
    kinds.push(...ofProvinces.flat())
    await offerRanks(gathering, wanted)
    await gatherRulers(gathering, kinds, has('admission') ? years : 1)
  }
  if (has('majors')) await gatherMajors(gathering)
  if (has('professions')) await gatherProfessions(gathering)
  if (has('news')) await gatherNews(gathering)
  const lineYears = [...new Set(kinds.flatMap(({ years }) => years))].toSorted((a, b) => b - a)
  if (has('lists')) await gatherLists(gathering, lineYears.slice(0, RANKING_YEARS))
  const ids = has('schools') || has('admission') ? await schoolIds(gathering) : []
  if (has('schools')) await gatherSchools(gathering, ids, kinds, has('admission'))
  if (has('admission')) {
    await gatherAdmission(gathering, ids, kinds, thisYear)
    await gatherNear(gathering, kinds)
  }
}

async function gatherStart(gathering: Gathering): Promise<string[]> {
  const list = question(province.list, {})
  const start = await gatherAnswers(gathering, 'start', [
    question(startup.lists, {}),
    list,
    question(school.types, {}),
    question(school.institutions, {}),
    question(school.features, {}),
    question(schoolLibrary.institutionCounts, {}),
    question(schoolLibrary.enrollmentTypes, {}),
    question(provinceRules.subjectRules, {}),
  ])
  return requireAnswer<readonly { provinceName: string }[]>(start, list, 'start').map(
    ({ provinceName }) => provinceName,
  )
}

/** What is known of a province, and its score tables. Gives by which years and subjects its lines are asked. */
async function gatherProvince(
  gathering: Gathering,
  name: string,
  thisYear: number,
  lineYears: number,
): Promise<LineKind[]> {
  const select = question(scoreTables.select, { query: { province: name } })
  const ofName = [
    select,
    question(controlLines.byProvince, { query: { province: name } }),
    question(calendarEntries.list, { query: { province: name } }),
    // The season that runs, and the one that comes.
    ...[thisYear, thisYear + 1].map((year) =>
      question(provinceRules.batchInfo, { query: { province: name, year } }),
    ),
  ]
  const filter = answerOf<RankFilter>(await gatherAnswers(gathering, fileOf(select), ofName), select)
  await forEach(tablesOf(name, filter), (questions) =>
    gatherAnswers(gathering, fileOf(questions[0] as Question), questions),
  )
  const configs = question(provinceRules.scoreConfigs, { query: { provinceName: name } })
  const years = Object.keys(filter?.yearSubjectBatchMap ?? {}).map(Number)
  const rules = await gatherAnswers(gathering, fileOf(configs), [
    configs,
    ...[thisYear, ...years.toSorted((a, b) => b - a).slice(0, LINE_YEARS)].map((year) =>
      question(provinceRules.subjectRule, { query: { provinceName: name, year } }),
    ),
  ])
  return kindsOf(
    name,
    answerOf<readonly { year: number; course: readonly string[] }[]>(rules, configs) ?? [],
    lineYears,
  )
}

/** The score tables of a province, whole and by batch. */
function tablesOf(name: string, filter: RankFilter | undefined): (readonly Question[])[] {
  return Object.entries(filter?.yearSubjectBatchMap ?? {}).flatMap(([year, { subjectBatchMap }]) =>
    Object.entries(subjectBatchMap).map(([subject, batches]) =>
      [undefined, ...batches].map((batch) =>
        question(scoreTables.rows, { body: { province: name, year: Number(year), subject, batch } }),
      ),
    ),
  )
}

function kindsOf(
  name: string,
  configs: readonly { readonly year: number; readonly course: readonly string[] }[],
  lineYears: number,
): LineKind[] {
  const newest = configs.toSorted((a, b) => b.year - a.year).slice(0, lineYears)
  const subjects = new Set(newest.flatMap(({ course }) => course))
  return [...subjects].map((subject) => ({
    province: name,
    subject,
    years: newest.filter(({ course }) => course.includes(subject)).map(({ year }) => year),
  }))
}

async function gatherMajors(gathering: Gathering): Promise<void> {
  for (const level of LEVELS) {
    const tree = question(majors.byLevel, { params: { level } })
    const answers = await gatherAnswers(gathering, fileOf(tree), [tree])
    const all = (answerOf<readonly MajorCategory[]>(answers, tree) ?? []).flatMap(({ majorTypes }) =>
      majorTypes.flatMap(({ majors: those }) => those),
    )
    await forEach(all, ({ id, majorCode }) => {
      const detail = question(majors.detail, { params: { id }, query: {} })
      return gatherAnswers(gathering, fileOf(detail), [
        detail,
        question(majors.professionTypes, { params: { id } }),
        // Otherwise its answer belongs into another file.
        ...(majorCode === id
          ? [question(majors.employmentOverview, { params: { code: id }, query: {} })]
          : []),
      ])
    })
  }
}

async function gatherProfessions(gathering: Gathering): Promise<void> {
  const tree = question(professions.search, { query: {} })
  const answers = await gatherAnswers(gathering, fileOf(tree), [tree])
  const categories = answerOf<readonly ProfessionCategory[]>(answers, tree) ?? []
  const types = categories.flatMap(({ professionTypes }) => professionTypes)
  const overviews = types.map(({ typeName }) => question(professions.typeOverview, { query: { typeName } }))
  const trends = types.map(({ typeCode }) =>
    question(professions.qualificationsOfType, { query: { professionType: typeCode } }),
  )
  await gatherAnswers(gathering, 'profession-types', overviews)
  await forEach(categories, ({ categoryCode }) => {
    const part = question(professions.byCategory, { params: { category: categoryCode } })
    return gatherAnswers(gathering, fileOf(part), [part])
  })
  await gatherAnswers(gathering, 'profession-trends', trends)
  await forEach(types, ({ typeCode }) => {
    const stats = question(professions.stats, { params: { typeCode } })
    return gatherAnswers(gathering, fileOf(stats), [
      stats,
      question(professions.majorRequirements, { params: { typeCode } }),
    ])
  })
}

/** The nationwide news: the pages of their list, and each. */
async function gatherNews(gathering: Gathering): Promise<void> {
  const pageAt = (page: number) =>
    question(schoolNews.list, { params: { id: NATIONWIDE_NEWS }, query: { page, pageSize: NEWS_ON_PAGE } })
  interface Page {
    readonly total: number
    readonly records: readonly { readonly id: string }[]
  }
  const first = (await gathering.api.ask(pageAt(1), 'news')) as Page | undefined
  const pages = Array.from({ length: Math.ceil((first?.total ?? 0) / NEWS_ON_PAGE) }, (_, at) =>
    pageAt(at + 1),
  )
  const answers = await gatherAnswers(gathering, 'news', pages)
  const ids = pages.flatMap((page) => answerOf<Page>(answers, page)?.records.map(({ id }) => id) ?? [])
  await forEach([...new Set(ids)], (id) => {
    const detail = question(schoolNews.detail, { params: { id } })
    return gatherAnswers(gathering, fileOf(detail), [detail])
  })
}

async function schoolIds(gathering: Gathering): Promise<string[]> {
  const names = question(schoolLibrary.names, {})
  const answers = await gatherAnswers(gathering, 'names', [names])
  const named = answerOf<readonly { id: string }[]>(answers, names)
  if (named) return named.map(({ id }) => id)
  // A server without the call for names has them in the library.
  const ids: string[] = []
  for (const name of [...gathering.files].filter((file) => /^library\/\d+$/.test(file))) {
    ids.push(...((await gathering.work.read(name)) as readonly { id: string }[]).map(({ id }) => id))
  }
  return ids
}
