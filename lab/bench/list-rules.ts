import { performance } from 'node:perf_hooks'
import { madeUpFrame, madeUpPool } from '~/rules/generator/made-up-pool'
import { makeList } from '~/rules/generator/make-list'
import { riskCurve } from '~/rules/generator/risk-curve'
import { matchRow } from '~/rules/list/import/match-row'
import { readTable } from '~/rules/list/import/read-table'
import { judge } from '~/rules/list/judge'
import { sampledYears, yearEnds } from '~/rules/list/simulation/sampled-years'
import { simulatedRow, simulationOf } from '~/rules/list/simulation/simulated-row'

const RANK = 26_000
const CANDIDATES = 2_000
/** The longest form of any province, and a whole year's lists of a planner's school. */
const ROWS = 96
const IMPORTED = 112
const RULE = { dreamPercent: 20, reachPercent: 65, matchPercent: 20, safetyPercent: 15 }
const RUNS = 5

export interface RuleTimes {
  readonly candidates: number
  readonly imported: number
  readonly rows: number
  /** Milliseconds of each run. */
  readonly made: readonly number[]
  readonly curve: readonly number[]
  readonly read: readonly number[]
  readonly years: readonly number[]
  readonly order: readonly number[]
}

/** How long the rules of a list take on this machine. */
export function ruleTimes(): RuleTimes {
  const frame = madeUpFrame(RANK)
  const pool = madeUpPool(frame, CANDIDATES)
  const query = { frame, size: ROWS, rule: RULE }
  const made = makeList(pool, query)
  const simulated = made.rows.map(({ candidate }) =>
    simulatedRow(candidate.judged, candidate.id, candidate.schoolId),
  )
  const sampled = sampledYears(RANK, simulated, simulationOf(frame))
  const cells = importedCells()
  return {
    candidates: CANDIDATES,
    imported: IMPORTED,
    rows: simulated.length,
    // Judging is part of it: a list is asked for with units as the plan has them.
    made: times(() => {
      const judged = pool.map((each) => ({ ...each, judged: judge(frame, { ...each.row, adjust: true }) }))
      return makeList(judged, query)
    }),
    curve: times(() => riskCurve(pool, query)),
    read: times(() => readImported(cells)),
    years: times(() => sampledYears(RANK, simulated, simulationOf(frame))),
    order: times(() => yearEnds(sampled.barred, sampled.rows)),
  }
}

function times(task: () => unknown): number[] {
  return Array.from({ length: RUNS }, () => {
    const started = performance.now()
    task()
    return performance.now() - started
  })
}

/** A table as a school hands it out, with 6 majors a row. */
function importedCells(): unknown[][] {
  const heads = ['院校名称', '专业组代码', ...[1, 2, 3, 4, 5, 6].map((n) => `专业${n}`)]
  const rows = Array.from({ length: IMPORTED }, (_, place) => [
    '安徽大学',
    String(place + 1).padStart(3, '0'),
    ...[1, 2, 3, 4, 5, 6].map((n) => `专业名 ${n}`),
  ])
  return [heads, ...rows]
}

function readImported(cells: unknown[][]) {
  const units = Array.from({ length: IMPORTED }, (_, place) => ({
    unitId: String(place),
    schoolId: '1',
    majorGroupCode: String(place + 1).padStart(3, '0'),
    majors: Array.from({ length: 20 }, (_, n) => ({ majorEnrollCode: `0${n}`, majorName: `专业名 ${n}` })),
  }))
  const table = readTable(cells)
  if ('problem' in table) throw new Error(table.problem)
  return table.rows.map((row) => matchRow(row, units))
}
