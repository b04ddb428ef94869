import type { ListWishes } from '~/rules/generator/candidate'
import { checkRows } from '~/rules/generator/check-rows'
import { isUsual } from '~/rules/generator/name-majors'
import type { Prepared } from '~/rules/generator/prepare'
import { outcomeOf } from '~/rules/generator/stop-rows'
import { wishOrder } from '~/rules/generator/wishes'
import type { Frame } from '~/rules/list/frame'
import { simulateList } from '~/rules/list/simulation/simulate-list'
import { simulatedRow, simulationOf } from '~/rules/list/simulation/simulated-row'

/** A row that fewer years get as far as is hardly read; a share from 0 to 1. */
const READ = 0.02

/** The measures of one list. Shares from 0 to 1. */
export interface Measures {
  readonly rows: number
  readonly slip: number
  /** Part of the slip: the control line has risen above the own rank. */
  readonly barred: number
  /** Mean of ln(own rank / expected line) of the unit where the file stops; above 0: harder than the own rank. */
  readonly gain: number
  /** The same with what the wishes are worth. */
  readonly wished: number
  /** 圆梦, 冲, 稳, 保. */
  readonly kinds: readonly number[]
  readonly home: number
  readonly near: number
  readonly small: number
  readonly smallSafe: number
  /** Share of the files that stop where no major is reached that most families would take, or that is wanted. */
  readonly left: number
  /** Rows that heed the first wish and all wishes. */
  readonly first: number
  readonly all: number
  readonly majors: number
  readonly aboveLow: number
  readonly words: number
  /** Names of the findings above low. */
  readonly findings: readonly string[]
  /** Rows that are read in 2 of 100 years or more; a share of the rows. */
  readonly read: number
  /** The row, from 1, by which half of the files have stopped. */
  readonly stops: number
  /** The same for a quarter and three quarters of them. */
  readonly quarters: readonly [number, number]
}

/** Measures a list: its rows in their order, for the candidate and the wishes that it was made for. */
export function measured(rows: readonly Prepared[], frame: Frame, wishes: ListWishes): Measures {
  const { slip, barred, taken, reach, typical = 0 } = outcomeOf(frame, rows)
  const own = Math.log(frame.rank)
  const mean = (of: (row: Prepared) => number) => {
    const sum = rows.reduce((total, row, place) => total + (taken[place] ?? 0) * of(row), 0)
    return sum / (1 - slip || 1)
  }
  const { findings } = checkRows(rows, { frame, size: rows.length, rule: NO_RULE, wishes })
  const above = findings.filter(({ severity }) => severity !== 'low')
  const count = (is: (row: Prepared) => boolean) => rows.filter(is).length
  return {
    rows: rows.length,
    slip,
    barred,
    gain: mean((row) => own - row.centre),
    wished: mean((row) => own - row.centre + row.worth),
    kinds: [0, 1, 2, 3].map((kind) => count((row) => row.kind === kind)),
    home: count(({ near }) => near === 'home'),
    near: count(({ near }) => near !== 'far'),
    small: count(({ small }) => small),
    smallSafe: count(({ small, kind }) => small && kind === 3),
    left: leftOver(rows, frame, wishes) / (1 - slip || 1),
    first: count(({ heed }) => heed[wishOrder(wishes)[0] ?? 'place']),
    all: count(({ heed }) => heed.place && heed.major && heed.school),
    majors: count(({ heed }) => heed.major),
    aboveLow: above.length,
    words: findings.length - above.length,
    findings: above.map(({ check, severity }) => `${severity} ${check}`),
    read: reach.filter((share) => share >= READ).length / rows.length,
    stops: typical + 1,
    quarters: [quarter(taken, 0.25), quarter(taken, 0.75)],
  }
}

/** How often a file stops where what is left of the unit is unpopular: by 服从, or by a major that was named. */
function leftOver(rows: readonly Prepared[], frame: Frame, wishes: ListWishes): number {
  const simulated = rows.map(({ candidate: { judged, majors, id, row } }) => {
    const unit = Math.max(...majors.map(({ rank }) => rank ?? 0))
    const liked = majors.filter((major) =>
      isUsual(major, { most: majors.length, ...wishes, subject: frame.subject }),
    )
    const lines = liked.map(({ rank }) => (rank && unit ? Math.min(Math.log(rank / unit), 0) : 0))
    const all = liked.length === majors.length
    return {
      ...simulatedRow(judged, id, row.school),
      acceptsAny: all,
      majors: lines.length > 0 ? lines : [Number.NEGATIVE_INFINITY],
    }
  })
  return simulateList(frame.rank, simulated, simulationOf(frame)).returned
}

const NO_RULE = { dreamPercent: 0, reachPercent: 0, matchPercent: 0, safetyPercent: 0 }

function quarter(taken: readonly number[], share: number): number {
  const all = taken.reduce((sum, each) => sum + each, 0)
  let sum = 0
  const place = taken.findIndex((each) => {
    sum += each
    return sum >= share * all
  })
  return place + 1
}

/**
 * How many rows of these kinds could heed a wish: as many units as there are, no more than three of a school. Without
 * `isMeant`, of all units that are open; the product takes none that most families would leave.
 */
export function couldHeed(
  open: readonly Prepared[],
  kinds: readonly number[],
  is: (row: Prepared) => boolean,
  isMeant: (row: Prepared) => boolean = () => true,
): number {
  const ofSchool = new Map<string, number>()
  const fits = open.filter((row) => {
    if (!isMeant(row) || !is(row) || (row.small && row.kind === 3)) return false
    const most = row.kind === 0 ? 1 : 3
    const before = ofSchool.get(row.candidate.schoolId) ?? 0
    ofSchool.set(row.candidate.schoolId, before + 1)
    return before < most
  })
  return kinds.reduce(
    (sum, rows, kind) => sum + Math.min(rows, fits.filter((row) => row.kind === kind && !row.small).length),
    0,
  )
}
