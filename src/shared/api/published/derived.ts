import type { ControlLineYear } from '~/contracts/control-lines'
import type { LineDrift, LinesOfSchool, SchoolScoreLine } from '~/contracts/school-lines'
import type { CurvePoint, RankFilter } from '~/contracts/score-tables'
import { equivalentIn, rowHoldingScore, segmentOf } from '~/rules/exam/rank-in-table'
import { comparableSubject } from '~/rules/exam/subject-counterpart'
import type { Asked } from './names'

/*
 * Answers that follow from answers of other calls by a rule of the product, so that no file has to hold them for every
 * score there may be. A snapshot offers one only after it has seen that the API says the same.
 */

/** The answer of another call in the files; undefined where they do not have it. */
type Read = (call: string, asked: Asked) => Promise<unknown>

/** The answer of another call in the file that this call names, if it names one. */
type ReadOwn = (call: string, asked: Asked) => unknown

/** Works an answer out; undefined where the files do not have all that it follows from. */
type Derive = (asked: Asked, read: Read, readOwn: ReadOwn) => Promise<unknown>

const DERIVED: Readonly<Record<string, Derive>> = {
  'POST /api/batch-lines/batch-line-segment': segment,
  'POST /api/batch-lines/historical-equivalent-score': equivalents,
  'POST /api/score-line/schools': linesOfSchools,
  'POST /api/score-line/drift': driftOfYears,
}

/** The answer to a call that follows from others. */
export async function derived(call: string, asked: Asked, read: Read, readOwn: ReadOwn): Promise<unknown> {
  return DERIVED[call]?.(asked, read, readOwn)
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

/** More schools than this are in the file of those that are asked for together, or the API is asked. */
const FEW_SCHOOLS = 3

async function linesOfSchools(asked: Asked, read: Read, readOwn: ReadOwn) {
  const { schoolIds, years, province, subjectSelection, ...rest } = asked
  if (!Array.isArray(schoolIds) || !Array.isArray(years) || !isEmpty(rest)) return undefined
  const call = 'POST /api/score-line/school'
  const newestFirst = [...new Set<number>(years)].toSorted((a, b) => b - a)
  const schools = await Promise.all(
    schoolIds.map(async (schoolId): Promise<LinesOfSchool | undefined> => {
      const lines = await Promise.all(
        newestFirst.map(async (year) => {
          const of = { province, schoolId, ...(subjectSelection !== undefined && { subjectSelection }), year }
          return readOwn(call, of) ?? (schoolIds.length <= FEW_SCHOOLS ? await read(call, of) : undefined)
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

const isEmpty = (rest: object) => Object.keys(rest).length === 0
