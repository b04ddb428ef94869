import { type Chance, chanceAt, majorChance, undersubscribedChance } from '../chance/admission-chance'
import { type ExpectedLine, expectedLine, majorLine, type PastLine } from '../chance/expected-line'
import { easiestEffect } from '../chance/major-heat'
import { reportedLine } from '../chance/reported-chance'
import type { ReportedChance } from '../chance/reported-shares'
import { type Others, type SchoolUnit, schoolView } from '../chance/school-view'
import { type Tier, tierBounds } from '../chance/tier-name'
import type { Fit } from '../filing/requirement'
import type { Frame } from './frame'
import { planRatioOf } from './plan-change'

/** A line as a row tells it. */
export interface RowLine {
  readonly year: number
  readonly rank: number
  /** False: the unit was not full, and its line is the control line. */
  readonly full?: boolean | undefined
}

/** A major as a row tells it; `rank` is its line in the newest year of the row. */
export interface RowMajor {
  readonly name: string
  readonly rank?: number | undefined
}

/** What may be known of a unit of application, chosen in a list or not. Everything may be absent. */
export interface UnitRow {
  readonly unit?: string | undefined
  /** False: the plan of this year has no such unit for the candidate, as who knows the plan tells. */
  readonly offered?: boolean | undefined
  /** Nothing in the unit is open to the candidate, whatever the rank: sex, health, language, single subjects. */
  readonly barred?: boolean | undefined
  /** The unit stands further up in the same list: only the first is read. */
  readonly repeated?: boolean | undefined
  /** Free text of the province. */
  readonly requirement?: string | undefined
  readonly adjust?: boolean | undefined
  /** Places this year; with 0 nobody is admitted (停招). */
  readonly plan?: number | undefined
  readonly lastPlan?: number | undefined
  readonly isNew?: boolean | undefined
  /** The tier and the chance by who knows more than the lines. */
  readonly tier?: Tier | undefined
  readonly chance?: ReportedChance | undefined
  readonly lines?: readonly RowLine[] | undefined
  /** The chosen majors in their order. */
  readonly majors?: readonly RowMajor[] | undefined
  /** The others of the unit. */
  readonly alsoInUnit?: readonly RowMajor[] | undefined
}

/**
 * Why a row is void (无效志愿). `elsewhere`: the candidate sits another exam. `stopped`: no plan of this year has the unit.
 * `subjects`: its electives were not sat. `barred`: its limits bar the candidate. `repeated`: it stands in the list already.
 */
export type Closed = 'elsewhere' | 'stopped' | 'subjects' | 'barred' | 'repeated'

/** All that is known of a row: every page, the check-up, the simulation and the replay read it from here. */
export interface Judgement {
  readonly fit: Fit
  /** Absent: the candidate may apply. A closed row has neither chance nor tier. */
  readonly closed?: Closed
  /** Lines before the year of the admission, the newest first. */
  readonly past: readonly PastLine[]
  /** Places now over places the year before; absent where either is not known or none. */
  readonly planRatio?: number
  /** Absent: 暂无可比数据. A closed row may have one: it tells what could stand in its place. */
  readonly line?: ExpectedLine
  readonly chance?: Chance
  /** Absent when out of reach or when nothing is known. Always follows from the chance. */
  readonly tier?: Tier
  /** The unit was not full last year: everybody above the control line is let in. */
  readonly undersubscribed: boolean
  /** 服从 is ticked, or there is nothing else in the unit that it could lead to. */
  readonly acceptsAny: boolean
  /** The unit is one major: whoever is filed to it is admitted to that one. */
  readonly isOneMajor: boolean
  /** ln of each chosen major's line over the unit's (never easier: at most 0); empty unless all are known. */
  readonly majorLines: readonly number[]
}

/** A line this near to the last candidate above the control line belongs to a unit that was not full. */
const LAST_SHARE = 0.985

/**
 * Judges one row. `others` is what its school says of it (`schoolView`); without, the row stands alone. Bad figures (no
 * lines, ranks below 1, a plan of 0) are ignored, or give a judgement without line, chance and tier.
 */
export function judge(frame: Frame, row: UnitRow, others?: Others): Judgement {
  const { rank, form } = frame
  const past = pastLines(frame, row)
  const planRatio = planRatioOf(row)
  const expected =
    rank >= 1 ? expectedLine({ ...queryOf(frame, row, others), lines: past, planRatio }) : undefined
  const fit = frame.fitOf(row.requirement)
  const closed = closedBy(frame, row, fit)
  const undersubscribed =
    rank >= 1 && !closed && isUndersubscribed(frame, row, frame.year - 1) && !isReportedLess(row)
  const line = undersubscribed ? expected : reportedLine(rank, expected, reportedOf(row))
  const isOneMajor = isOnlyMajor(frame, row)
  const chance = closed
    ? undefined
    : line && (undersubscribed ? undersubscribedChance(rank, line) : chanceAt(rank, line))
  return {
    fit,
    ...(closed && { closed }),
    past,
    ...(planRatio !== undefined && { planRatio }),
    ...(line && { line }),
    ...(chance && { chance }),
    ...(chance?.tier !== undefined && { tier: chance.tier }),
    undersubscribed: undersubscribed && chance !== undefined,
    acceptsAny: !form.adjustment || row.adjust !== false || row.alsoInUnit?.length === 0,
    isOneMajor,
    majorLines: isOneMajor ? [0] : majorLines(row),
  }
}

function closedBy(frame: Frame, { plan, offered, barred, repeated }: UnitRow, fit: Fit): Closed | undefined {
  if (frame.elsewhere) return 'elsewhere'
  if (plan === 0) return 'stopped'
  // The electives say why a unit is not offered, where they are known.
  if (fit === 'not-met') return 'subjects'
  if (offered === false) return 'stopped'
  if (barred) return 'barred'
  return repeated ? 'repeated' : undefined
}

/** Judges all units of one school at once, each by its own lines and by those of the others. */
export function judgeSchool(frame: Frame, rows: readonly UnitRow[]): Judgement[] {
  const others = othersOf(frame, rows)
  return rows.map((row, place) => judge(frame, row, others(place)))
}

/** What the other rows of one school say of each, by its place. */
export function othersOf(frame: Frame, rows: readonly UnitRow[]): (place: number) => Others {
  return schoolView(
    rows.map((row) => schoolUnit(frame, row)),
    frame.year,
    candidatesNow(frame),
  )
}

/**
 * The chance at one major of a judged unit; `past` are the major's own lines, the newest first. Never more than that of
 * the unit. Undefined where major and unit have no year in common.
 */
export function judgeMajor(frame: Frame, unit: Judgement, past: readonly PastLine[]): Chance | undefined {
  const newest = past.find((own) => unit.past.some(({ year }) => year === own.year))
  const ofUnit = unit.past.find(({ year }) => year === newest?.year)
  if (!unit.line || !unit.chance || !newest || !ofUnit) return undefined
  const behind = Math.log(newest.rank / ofUnit.rank)
  const isOpen = newest.year === frame.year - 1 && (behind >= 0 || takesAll(frame, newest))
  if (unit.undersubscribed && isOpen) return unit.chance
  const line = majorLine(unit.line, behind, past.length)
  return majorChance(frame.rank, line, unit.chance)
}

/** Lines of the years before, the newest first. Where candidates are not known, ranks are compared as they are. */
export function pastLines(frame: Frame, { lines = [] }: UnitRow): PastLine[] {
  const now = frame.candidatesIn(frame.year)
  return lines
    .filter(({ year, rank }) => year < frame.year && rank >= 1)
    .toSorted((a, b) => b.year - a.year)
    .map(({ year, rank }) => ({
      year,
      rank,
      candidates: (now !== undefined && frame.candidatesIn(year)) || (now ?? 1),
      oldExam: frame.isOldExam(year),
    }))
}

/**
 * Whether a unit was not full in a year, and so takes whoever stands above the control line. The own rank stands there
 * too.
 */
export function isUndersubscribed(frame: Frame, { lines = [] }: UnitRow, year: number): boolean {
  const then = lines.find((line) => line.year === year)
  return then !== undefined && takesAll(frame, then)
}

/**
 * Whether a line, of a unit or of a major, let in all candidates above the control line. The own rank is one of them.
 * Nothing is converted: who stands above the control line of this year stood above that of any.
 */
export function takesAll(frame: Frame, { year, rank, full }: RowLine): boolean {
  const now = frame.candidatesIn(frame.year)
  if (now !== undefined && frame.rank > now) return false
  if (full !== undefined) return !full
  const candidates = frame.candidatesIn(year)
  return candidates !== undefined && isNearEnd(rank, candidates)
}

/** At the end of the table, not beyond it: a line far below the undergraduate line is of another batch. */
function isNearEnd(rank: number, candidates: number): boolean {
  return rank >= candidates * LAST_SHARE && rank <= candidates / LAST_SHARE
}

function candidatesNow(frame: Frame): number {
  return frame.candidatesIn(frame.year) ?? 1
}

function queryOf(frame: Frame, row: UnitRow, others: Others | undefined) {
  return {
    candidates: candidatesNow(frame),
    year: frame.year,
    ...(others && { others }),
    reform: frame.reform !== undefined || row.isNew === true,
  }
}

function schoolUnit(frame: Frame, row: UnitRow): SchoolUnit {
  const { requirement, majors = [], alsoInUnit = [] } = row
  return {
    lines: pastLines(frame, row),
    requirement,
    effect: easiestEffect([...majors, ...alsoInUnit].map(({ name }) => name)),
  }
}

/** The chance that is told; that of the tier where the tier alone is. */
function reportedOf({ tier, chance }: UnitRow): ReportedChance | undefined {
  if (chance || tier === undefined) return chance
  const [low, high] = tierBounds(tier)
  return { low: low / 100, high: high / 100 }
}

/** Who knows more says that it is no 保. */
function isReportedLess(row: UnitRow): boolean {
  const [safe] = tierBounds(3)
  const reported = reportedOf(row)
  return reported !== undefined && reported.high * 100 <= safe
}

function isOnlyMajor({ form }: Frame, { majors = [], alsoInUnit }: UnitRow): boolean {
  return majors.length === 1 && (!form.adjustment || alsoInUnit?.length === 0)
}

/** How much harder each chosen major was than the unit in its newest year. */
function majorLines({ lines = [], majors = [] }: UnitRow): number[] {
  const newest = lines.toSorted((a, b) => b.year - a.year)[0]
  const ranks = majors.flatMap(({ rank }) => rank ?? [])
  if (!newest || ranks.length < majors.length) return []
  return ranks.map((rank) => Math.min(Math.log(rank / newest.rank), 0))
}
