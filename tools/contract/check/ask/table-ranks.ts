import type { Operation } from '../../contract'
import { type Finding, isObject, item, member, type Place } from '../exchange/deviation'
import { type Exchange, inputValue } from '../exchange/exchange'
import { type JudgeOptions, judgeExchange } from '../judge/judge'
import type { CheckSession } from './check-session'
import type { Ranked, TableKey } from './progress'

type Json = Readonly<Record<string, unknown>>

interface Point {
  readonly table: TableKey
  readonly score: number
  readonly rank: number
  readonly at: Place
}

/** A score and the rank that candidates with it hold. */
const PAIRS: readonly (readonly [score: string, rank: string])[] = [
  ['lowestScore', 'lowestRank'],
  ['score', 'rank'],
  ['historicalEquivalentScore', 'lowestRank'],
]

const ROWS = 'scoreTables.rows'
/** Tables asked for each call. */
const MOST_TABLES = 3
/** Points that say something together. */
const ENOUGH = 3
/** How far a rank may lie outside of its row: groups and majors round their lines. */
const SLACK = 2

/** Asks for the score tables that the ranks in accepted answers come from. */
export async function askTables(session: CheckSession, operations: readonly Operation[]): Promise<void> {
  const rows = session.operation(ROWS)
  if (!rows) return
  const asked = new Map<string, Promise<Exchange>>()
  await session.each(operations, async (operation) => {
    const { exchanges, verdicts, ranked } = session.of(operation)
    if (operation === rows || verdicts.some(({ findings }) => findings.length > 0)) return
    const wanted = exchanges.flatMap((exchange, index) => {
      const payload = verdicts[index]?.payload
      if (!payload || verdicts[index]?.outcome !== 'accepted') return []
      const person = scoreRecordOf(session, exchange)
      const tables = tablesOf(pointsOf(exchange, payload.value, payload.at, person))
      return tables.map((table) => ({ exchange, table, person }))
    })
    const answered = wanted.slice(0, MOST_TABLES).map(async ({ exchange, table, person }) => {
      const key = JSON.stringify(table)
      const known = asked.get(key) ?? rowsOf(session, rows, table, exchange.actor)
      asked.set(key, known)
      return { exchange, table, rows: await known, person }
    })
    ranked.push(...(await Promise.all(answered)))
  })
}

/** What the sciences and the arts were called before the new exam. */
const OLD_SUBJECTS: Readonly<Record<string, string>> = { 物理: '理科', 历史: '文科' }

/** The table, of an earlier year under the name that its subject had then. */
async function rowsOf(
  session: CheckSession,
  rows: Operation,
  table: TableKey,
  actor: number | undefined,
): Promise<Exchange> {
  const ask = (body: TableKey) =>
    session.exchange(rows, { input: { params: {}, query: {}, body }, facts: {} }, actor)
  const exchange = await ask(table)
  const old = OLD_SUBJECTS[table.subject]
  const { outcome } = judgeExchange(exchange, { named: session.named, table: session.table })
  return outcome === 'refused' && old !== undefined ? ask({ ...table, subject: old }) : exchange
}

/** The score record that a call is asked with, as the caller was told it. */
function scoreRecordOf(session: CheckSession, { input, actor }: Exchange): Json {
  const id = inputValue(input, 'preferenceScoreId')
  const records = session.answersOf('scoreRecords.list', actor).flatMap(({ payload }) => payload)
  return records.filter(isObject).find((record) => record.id === id) ?? {}
}

/** Ranks that most candidates with these scores cannot hold. */
export function judgeTables(
  ranked: readonly Ranked[],
  options: JudgeOptions,
): (readonly [Exchange, Finding])[] {
  return [...new Set(ranked.map(({ exchange }) => exchange))].flatMap((exchange) => {
    const { payload, outcome } = judgeExchange(exchange, options)
    if (!payload || outcome !== 'accepted') return []
    const judged = ranked
      .filter((each) => each.exchange === exchange)
      .flatMap(({ table, rows, person }) => {
        const curve = curveOf(judgeExchange(rows, options).payload?.value)
        return pointsOf(exchange, payload.value, payload.at, person)
          .filter((point) => isSame(point.table, table))
          .flatMap((point) => {
            const row = curve.find(({ score, highScore }) => point.score >= score && point.score <= highScore)
            return row ? [{ ...point, row }] : []
          })
      })
    const far = judged.filter(({ rank, row }) => isFar(rank, row))
    const [first] = far
    if (!first || judged.length < ENOUGH || far.length * 2 <= judged.length) return []
    const { highestRank, lowestRank } = first.row
    const where = Object.values(first.table).join(' ')
    const finding: Finding = {
      ...first.at,
      kind: 'meaning',
      rule: 'rank-of-another-table',
      expected: `about ${highestRank} to ${lowestRank}, the ranks of ${first.score} in ${where}`,
      got: String(first.rank),
    }
    return [[exchange, finding] as const]
  })
}

interface Row {
  readonly score: number
  readonly highScore: number
  readonly highestRank: number
  readonly lowestRank: number
}

const isFar = (rank: number, { highestRank, lowestRank }: Row) =>
  rank < highestRank / SLACK || rank > lowestRank * SLACK

function curveOf(payload: unknown): Row[] {
  if (!Array.isArray(payload)) return []
  return payload.flatMap((row: unknown) => {
    if (!isObject(row)) return []
    const { score, highScore, highestRank, lowestRank } = row
    const isWhole = [score, highScore, highestRank, lowestRank].every((each) => typeof each === 'number')
    return isWhole
      ? [
          {
            score: Number(score),
            highScore: Number(highScore),
            highestRank: Number(highestRank),
            lowestRank: Number(lowestRank),
          },
        ]
      : []
  })
}

const isSame = (a: TableKey, b: TableKey) =>
  a.province === b.province && a.year === b.year && a.subject === b.subject

function tablesOf(points: readonly Point[]): TableKey[] {
  const tables = new Map<string, { table: TableKey; count: number }>()
  for (const { table } of points) {
    const key = JSON.stringify(table)
    tables.set(key, { table, count: (tables.get(key)?.count ?? 0) + 1 })
  }
  return [...tables.values()].toSorted((a, b) => b.count - a.count).map(({ table }) => table)
}

/** Scores with their ranks, as far as the answer or the question tells of which table they are. */
function pointsOf({ input }: Exchange, payload: unknown, at: Place, person: Json): Point[] {
  const about = {
    province: inputValue(input, 'province') ?? person.province,
    year: inputValue(input, 'year'),
    subject: inputValue(input, 'subject') ?? inputValue(input, 'subjectSelection') ?? person.subject,
  }
  const points: Point[] = []
  const visit = (value: unknown, place: Place, outer: Record<keyof typeof about, unknown>): void => {
    if (Array.isArray(value)) {
      for (const [index, each] of value.entries()) visit(each, item(place, index), outer)
      return
    }
    if (!isObject(value)) return
    // Arts, sports and single tests are ranked among themselves.
    if (typeof value.admissionType === 'string' && value.admissionType !== '普通类') return
    const own = {
      province: value.province ?? outer.province,
      year: value.year ?? outer.year,
      subject: value.subject ?? outer.subject,
    }
    const table = tableKey(own)
    for (const [score, rank] of table ? PAIRS : []) {
      if (!table || typeof value[score] !== 'number' || typeof value[rank] !== 'number') continue
      points.push({ table, score: value[score], rank: value[rank], at: member(place, rank) })
    }
    for (const [name, part] of Object.entries(value)) {
      if (typeof part === 'object') visit(part, member(place, name), own)
    }
  }
  visit(payload, at, about)
  return points
}

function tableKey({ province, year, subject }: Record<keyof TableKey, unknown>): TableKey | undefined {
  if (typeof province !== 'string' || typeof subject !== 'string' || year === undefined) return undefined
  return { province, year: Number(year), subject }
}
