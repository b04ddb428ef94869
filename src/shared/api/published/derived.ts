import type { ControlLineYear } from '~/contracts/control-lines'
import type { LineDrift, LinesOfSchool, SchoolScoreLine } from '~/contracts/school-lines'
import type { SameScoreDestination } from '~/contracts/score-lookups'
import type { CurvePoint, RankFilter } from '~/contracts/score-tables'
import { equivalentIn, rowHoldingRank, rowHoldingScore, segmentOf } from '~/rules/exam/rank-in-table'
import { comparableSubject } from '~/rules/exam/subject-counterpart'
import { fitOf } from '~/rules/filing/requirement'
import type { Asked } from './names'
import { nearLines } from './near-lines'

/*
 * Answers that follow from answers of other calls by a rule of the product. No file has to hold them for every score
 * there may be. A snapshot offers one only after it has seen that the API says the same.
 */

/** The answer of another call in the files; undefined where they do not have it. */
type Read = (call: string, asked: Asked) => Promise<unknown>

/** The answer of another call in the file that this call names, if it names one. */
type ReadOwn = (call: string, asked: Asked) => unknown

/** Works an answer out; undefined where the files do not have all that it follows from. */
type Derive = (asked: Asked, read: Read, readOwn: ReadOwn, of: Extent) => Promise<unknown>

/** What the files are all there is of. */
interface Extent {
  /** No API stands behind them. */
  readonly alone: boolean
  /** The file of the call is not there, and so has nothing. */
  readonly isWhole: boolean
}

/** Kept for a whole table: who asks for a score has the lines near its rank. */
const NEAR = 'GET /api/batch-lines/same-score-info'

const DERIVED: Readonly<Record<string, Derive>> = {
  'POST /api/batch-lines/batch-line-segment': segment,
  'POST /api/batch-lines/historical-equivalent-score': equivalents,
  'POST /api/batch-lines/get-score': scoreOfRank,
  'POST /api/score-line/schools': linesOfSchools,
  'POST /api/score-line/drift': driftOfYears,
  'POST /api/admission-plan/query': (asked, _, readOwn, of) => ofMajors(PLAN, asked, readOwn, of),
  'POST /api/score-line/major': (asked, _, readOwn, of) => ofMajors(LINES, asked, readOwn, of),
  'POST /api/score-line/major/years': majorYears,
  'POST /api/admission-plan/places': plannedPlaces,
  [NEAR]: near,
}

/** The answer to a call that follows from others. */
export async function derived(
  call: string,
  asked: Asked,
  read: Read,
  readOwn: ReadOwn,
  of: Extent = { alone: false, isWhole: false },
): Promise<unknown> {
  return DERIVED[call]?.(asked, read, readOwn, of)
}

async function segment({ province, year, subject, batch, score, ...rest }: Asked, read: Read) {
  if (typeof score !== 'number' || !isEmpty(rest)) return undefined
  const [table, line] = await Promise.all([
    tableOf({ province, year, subject }, await filterOf(province, read), read),
    batch === undefined ? 0 : lineOf({ province, year, subject, batch }, read),
  ])
  return table && line !== undefined ? segmentOf(table, score, line) : undefined
}

async function equivalents({ province, year, subject, score, batch: _, ...rest }: Asked, read: Read) {
  const filter = await filterOf(province, read)
  if (!filter || typeof score !== 'number' || typeof subject !== 'string' || !isEmpty(rest)) return undefined
  const table = await tableOf({ province, year, subject }, filter, read)
  if (!table) return undefined
  const row = rowHoldingScore(table.rows, score)
  if (!row) return []
  const years = Object.keys(filter.yearSubjectBatchMap)
    .map(Number)
    .filter((other) => other !== year)
    .toSorted((a, b) => b - a)
  const found = await Promise.all(
    years.map(async (other) => {
      const subjects = Object.keys(filter.yearSubjectBatchMap[other]?.subjectBatchMap ?? {})
      const then = comparableSubject(subject, subjects)
      if (then === undefined) return []
      const tableThen = await tableOf({ province, year: other, subject: then }, filter, read)
      // A year that the files do not have must not look like one without candidates of that rank.
      return tableThen && (equivalentIn(other, tableThen, row.lowestRank) ?? [])
    }),
  )
  return found.includes(undefined) ? undefined : found.flat()
}

async function scoreOfRank({ province, year, subject, rank, ...rest }: Asked, read: Read) {
  if (typeof rank !== 'number' || !isEmpty(rest)) return undefined
  const table = await tableOf({ province, year, subject }, await filterOf(province, read), read)
  return table && rowHoldingRank(table.rows, rank)
}

/** More schools than this are in the file of those that are asked for together, or the API is asked. */
const FEW_SCHOOLS = 3

async function linesOfSchools(asked: Asked, read: Read, readOwn: ReadOwn, { alone }: Extent) {
  const mayRead = alone || (Array.isArray(asked.schoolIds) && asked.schoolIds.length <= FEW_SCHOOLS)
  const { schoolIds, years, province, subjectSelection, ...rest } = asked
  if (!Array.isArray(schoolIds) || !Array.isArray(years) || !isEmpty(rest)) return undefined
  const call = 'POST /api/score-line/school'
  const newestFirst = [...new Set<number>(years)].toSorted((a, b) => b - a)
  const schools = await Promise.all(
    schoolIds.map(async (schoolId): Promise<LinesOfSchool | undefined> => {
      const lines = await Promise.all(
        newestFirst.map(async (year) => {
          const of = { province, schoolId, ...(subjectSelection !== undefined && { subjectSelection }), year }
          return readOwn(call, of) ?? (mayRead ? await read(call, of) : undefined) ?? (alone ? [] : undefined)
        }),
      )
      if (lines.includes(undefined)) return undefined
      return { schoolId, lines: (lines as SchoolScoreLine[][]).flat() }
    }),
  )
  return schools.includes(undefined) ? undefined : schools
}

async function driftOfYears({ province, subject, years, ...rest }: Asked, _: Read, readOwn: ReadOwn) {
  if (!Array.isArray(years) || !isEmpty(rest)) return undefined
  const found = years.map((year: number) =>
    readOwn('POST /api/score-line/drift', { province, subject, years: [year] }),
  )
  return found.includes(undefined) ? undefined : (found as LineDrift[][]).flat()
}

async function near(asked: Asked, read: Read, readOwn: ReadOwn, { alone }: Extent) {
  const { province, year, subject, score } = asked
  const filter = await filterOf(province, read)
  const table = await tableOf({ province, year: Number(year), subject }, filter, read)
  const row = table && rowHoldingScore(table.rows, Number(score))
  const lines = readOwn(NEAR, { province, subject, year }) ?? (alone ? [] : undefined)
  return row && lines ? nearLines(row, lines as readonly SameScoreDestination[], asked) : undefined
}

async function filterOf(province: unknown, read: Read) {
  return (await read('GET /api/batch-lines/batch-line-select', { province })) as RankFilter | undefined
}

async function tableOf(
  key: { readonly province: unknown; readonly year: unknown; readonly subject: unknown },
  filter: RankFilter | undefined,
  read: Read,
) {
  const { province, subject, year } = key
  const ofYear = filter?.yearSubjectBatchMap[String(year)]
  if (!ofYear) return undefined
  const asked = { province, subject, year }
  const rows = await read('POST /api/batch-lines/batch-line-segment-default', asked)
  if (rows === undefined) return undefined
  return {
    rows: rows as readonly CurvePoint[],
    sample: ofYear.sampleSubjects?.some((name) => name === subject) ?? false,
  }
}

/** The control score of a batch, where exactly that line is published for the subject. */
async function lineOf({ province, year, subject, batch }: Asked, read: Read): Promise<number | undefined> {
  const years = await read('GET /api/batch-lines/by-province', { province })
  return (years as readonly ControlLineYear[] | undefined)
    ?.find((one) => one.year === year)
    ?.batchLines.find((line) => line.subject === subject && line.batch === batch)?.controlScore
}

const PLAN = 'POST /api/admission-plan/query'
const LINES = 'POST /api/score-line/major'

interface Group {
  readonly majorGroupCode?: string | null | undefined
  readonly subjectRequirement?: string | null | undefined
  readonly details: readonly { readonly batch: string; readonly planNum?: number | null | undefined }[]
}

/** All groups of a school in a year and subject, as a file of one province and school has them. */
function groupsOf(call: string, asked: Asked, readOwn: ReadOwn, { isWhole, alone }: Extent) {
  const { province, schoolId, subject, year } = asked
  const groups = readOwn(call, { province, schoolId, subject, year }) as readonly Group[] | undefined
  return groups ?? (isWhole || alone ? [] : undefined)
}

/** The page that narrowing the whole answer gives, as a server narrows it. */
async function ofMajors(call: string, asked: Asked, readOwn: ReadOwn, of: Extent) {
  const { page, pageSize, batch, majorGroup, subSubject, subject } = asked
  const groups = groupsOf(call, asked, readOwn, of)
  if (!groups || typeof page !== 'number' || typeof pageSize !== 'number') return undefined
  const electives = Array.isArray(subSubject) ? subSubject : undefined
  const found = groups.filter(
    ({ details, majorGroupCode, subjectRequirement }) =>
      (batch === undefined || details.some((major) => major.batch === batch)) &&
      (majorGroup === undefined || majorGroupCode === majorGroup) &&
      (!electives || fitOf(subjectRequirement ?? '', String(subject), electives) !== 'not-met'),
  )
  const from = (page - 1) * pageSize
  return { records: found.slice(from, from + pageSize), total: found.length, current: page, size: pageSize }
}

async function majorYears(asked: Asked, _: Read, readOwn: ReadOwn, of: Extent) {
  const { years, subSubject, province, schoolId, ...rest } = asked
  if (!Array.isArray(years) || subSubject !== undefined || !isEmpty(rest)) return undefined
  const reported = years.map(({ year, subject }: { year: number; subject: string }) => ({
    year,
    groups: groupsOf(LINES, { province, schoolId, subject, year }, readOwn, of),
  }))
  return reported.every(({ groups }) => groups) ? reported : undefined
}

async function plannedPlaces(asked: Asked, read: Read, _: ReadOwn, { alone }: Extent) {
  const { schoolIds, years, province, subject, ...rest } = asked
  // Without an API a page of schools reads a file for each of them.
  if (!alone || !Array.isArray(schoolIds) || !Array.isArray(years) || !isEmpty(rest)) return undefined
  const places = await Promise.all(
    schoolIds.flatMap((schoolId) =>
      years.map(async (year) => {
        const whole = { province, schoolId, subject, year, page: 1, pageSize: WHOLE }
        const { records = [] } = ((await read(PLAN, whole)) ?? {}) as { records?: readonly Group[] }
        const planned = records.flatMap(({ details }) => details.flatMap(({ planNum }) => planNum ?? []))
        return planned.length > 0
          ? [{ schoolId, year, planNum: planned.reduce((sum, one) => sum + one, 0), derived: 'sum-of-plan' }]
          : []
      }),
    ),
  )
  return places.flat()
}

/** More groups than any school has. */
const WHOLE = 1000

const isEmpty = (rest: object) => Object.keys(rest).length === 0
