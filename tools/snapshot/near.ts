import { type SameScoreInfo, scoreLookups } from '~/contracts/score-lookups'
import { type CurvePoint, scoreTables } from '~/contracts/score-tables'
import { answerName, fileFor } from '~/shared/api/published/names'
import { answerOf, forEach, type Gathering, gatherAnswers, gatherFile } from './gather'
import { callOf, fileOf, known, question } from './questions'
import type { LineKind } from './schools'

/** Lines of one answer. */
const TOGETHER = 1000
/** From the last rank of a table as far as this are all lines, percent of it. */
const ALL = 100

/** Where the lines of the newest year of each province and subject lie. */
export async function gatherRulers(
  gathering: Gathering,
  kinds: readonly LineKind[],
  years = 1,
): Promise<void> {
  const questions = kinds.flatMap(({ province, subject, years: own }) =>
    own
      .slice(0, years)
      .map((year) => question(scoreLookups.lineDistribution, { query: { province, year, subject } })),
  )
  await forEach(questions, (asked) => gatherAnswers(gathering, fileOf(asked), [asked]))
}

/** All lines of the tables of some provinces, a file for each table: for a site without an API. */
export async function gatherNear(gathering: Gathering, kinds: readonly LineKind[]): Promise<void> {
  const tables = kinds.flatMap(({ province, subject, years }) =>
    years.map((year) => ({ province, subject, year })),
  )
  await forEach(tables, async (table) => {
    const rows = question(scoreTables.rows, { body: table })
    const reported = await gatherAnswers(gathering, fileOf(rows), [rows])
    const score = answerOf<readonly CurvePoint[]>(reported, rows)?.at(-1)?.score
    if (score === undefined) return
    const { call, asked } = known(question(scoreLookups.sameScoreInfo, { query: { ...table, score } }))
    const { score: _, ...key } = asked
    const name = fileFor('near/{province}-{year}-{subject}', asked) ?? ''
    await gatherFile(gathering, name, async () => ({
      [answerName({ call, asked: key })]: await linesOfTable(gathering, { ...table, score }),
    }))
  })
  gathering.offered.add(callOf(scoreLookups.sameScoreInfo))
}

/** All lines of a table, page after page. */
async function linesOfTable(
  { api }: Gathering,
  of: { readonly province: string; readonly subject: string; readonly year: number; readonly score: number },
) {
  const lines: unknown[] = []
  for (let page = 1; ; page++) {
    const asked = question(scoreLookups.sameScoreInfo, {
      query: { ...of, within: ALL, page, pageSize: TOGETHER },
    })
    const { destinations, total = 0 } = ((await api.ask(asked, 'near')) ?? {}) as Partial<SameScoreInfo>
    lines.push(...(destinations ?? []))
    if (!destinations || page * TOGETHER >= total) return lines
  }
}
