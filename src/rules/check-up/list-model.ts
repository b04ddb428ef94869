import { type Chance, chanceAt, type Tier } from '../chance/admission-chance'
import { type ExpectedLine, expectedLine, type PastLine } from '../chance/expected-line'
import { type ApplicationForm, applicationForm, isOldExamYear, reformYear } from '../filing/application-form'
import { batchLevel } from '../filing/batches'
import { undergraduateCandidates } from '../filing/undergraduate-candidates'
import { seedOf } from '../list/simulation/random'
import { type ListOutlook, type SimulatedRow, simulateList } from '../list/simulation/simulate-list'
import type { ApplicationList, ListRow } from './list-input'
import { type Fit, fitOf } from './requirement'
import { toldLine } from './told-chance'

/** A row with what the checks need to know of it. */
export interface ModelRow {
  /** From 1. */
  readonly place: number
  readonly row: ListRow
  /** The newest first; only years before the list's. */
  readonly past: readonly PastLine[]
  readonly line?: ExpectedLine
  readonly chance?: Chance
  /** Absent when out of reach or when nothing is known. */
  readonly tier?: Tier
  /** The unit was not full last year: everybody above the control line is let in. */
  readonly neverFull: boolean
  readonly fit: Fit
  /** 服从 is ticked, or there is nothing else in the unit that it could lead to. */
  readonly acceptsAny: boolean
  readonly simulated: SimulatedRow
}

/** A list as all checks see it. */
export interface ListModel {
  readonly list: ApplicationList
  readonly form: ApplicationForm
  readonly rank: number
  /** ln of the own rank. */
  readonly own: number
  readonly rows: readonly ModelRow[]
  /** Rows the province allows; absent where it is not known. */
  readonly allowed?: number
  /** Candidates at or above the undergraduate line this year, as far as known. */
  readonly candidates?: number
  readonly reform?: 1 | 2
  /** Absent where choices are read in sequence: what is said of order there does not hold. */
  readonly outlook?: ListOutlook
}

/** A line this near to the last candidate above the control line belongs to a unit that was not full. */
const LAST_SHARE = 0.985

/** The model of a list; undefined for a province that is not known. */
export function listModel(list: ApplicationList): ListModel | undefined {
  const { province, year, student } = list
  const form = applicationForm(province, year, list.batch)
  if (!form) return undefined
  const reform = reformYear(province, year)
  const allowed = list.allowed ?? form.choiceCount
  const candidates = candidatesIn(list, year)
  const lines = list.rows.map((row) => pastLines(list, row))
  const keys = uniqueKeys(list.rows)
  const model: ListModel = {
    list,
    form,
    rank: student.rank,
    own: Math.log(student.rank),
    rows: list.rows.map((row, index) =>
      modelRow(list, form, row, {
        index,
        key: keys[index] ?? '',
        past: lines[index] ?? [],
        line: toldLine(student.rank, lineOf(list, lines, index, reform !== undefined), row.chance),
      }),
    ),
    ...(allowed !== undefined && { allowed }),
    ...(candidates !== undefined && { candidates }),
    ...(reform !== undefined && { reform }),
  }
  return form.parallel ? { ...model, outlook: outlookWith(model, []) } : model
}

interface Place {
  readonly index: number
  readonly key: string
  readonly past: readonly PastLine[]
  readonly line: ExpectedLine | undefined
}

function modelRow(
  list: ApplicationList,
  form: ApplicationForm,
  row: ListRow,
  { index, key, past, line }: Place,
): ModelRow {
  const { subject, student } = list
  const neverFull = isNeverFull(list, row)
  const chance = line && chanceAt(student.rank, line)
  const fit = row.requirement === undefined ? 'met' : fitOf(row.requirement, subject, student.electives)
  const acceptsAny = !form.adjustment || row.adjust !== false || row.alsoInUnit?.length === 0
  const tier = neverFull ? 3 : chance?.tier
  const centre = neverFull ? Number.POSITIVE_INFINITY : line?.centre
  return {
    place: index + 1,
    row,
    past,
    ...(line && { line }),
    ...(chance && { chance }),
    ...(tier !== undefined && { tier }),
    neverFull,
    fit,
    acceptsAny,
    simulated: {
      key,
      school: row.school,
      ...(centre !== undefined && { centre }),
      ...(line && { sides: line.sides }),
      open: fit !== 'not-met',
      majors: majorShifts(row),
      acceptsAny,
    },
  }
}

/** The key of a row, wherever it stands; the same unit twice has two keys. */
function uniqueKeys(rows: readonly ListRow[]): string[] {
  const seen = new Map<string, number>()
  return rows.map(({ school, unit, majors }) => {
    const key = [school, unit, majors?.[0]?.name].join('|')
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return `${key}#${times}`
  })
}

/** The outcome of the list with more rows at its end. */
export function outlookWith({ list, rows }: ListModel, more: readonly SimulatedRow[]): ListOutlook {
  const simulated = rows.map((row) => row.simulated)
  return simulateList(list.student.rank, [...simulated, ...more], seedOf(list.id ?? ''))
}

function candidatesIn(list: ApplicationList, year: number): number | undefined {
  const told = list.candidates?.[String(year)]
  // The table counts those above the undergraduate line: it says nothing of a junior-college batch.
  return (
    told ??
    (batchLevel(list.batch ?? '') === '专科'
      ? undefined
      : undergraduateCandidates(list.province, year, list.subject))
  )
}

/** Lines of the years before, the newest first. Where candidates are not known, ranks are compared as they are. */
function pastLines(list: ApplicationList, row: ListRow): PastLine[] {
  const now = candidatesIn(list, list.year)
  const newExam = !isOldExamYear(list.province, list.year)
  return (row.lines ?? [])
    .filter(({ year }) => year < list.year)
    .toSorted((a, b) => b.year - a.year)
    .map(({ year, rank }) => ({
      year,
      rank,
      candidates: (now !== undefined && candidatesIn(list, year)) || (now ?? 1),
      oldExam: newExam && isOldExamYear(list.province, year),
    }))
}

function lineOf(
  list: ApplicationList,
  lines: readonly PastLine[][],
  index: number,
  reform: boolean,
): ExpectedLine | undefined {
  const row = list.rows[index]
  if (!row) return undefined
  const { plan, lastPlan, requirement } = row
  const siblings = list.rows.flatMap((other, place) =>
    place !== index && other.school === row.school
      ? [{ lines: lines[place] ?? [], sameRequirement: other.requirement === requirement }]
      : [],
  )
  const own = lines[index] ?? []
  // Rows of a list are no sample of a school: they stand in for a missing line, and do not move one that is there.
  const isMissing = own[0]?.year !== list.year - 1
  return expectedLine({
    candidates: candidatesIn(list, list.year) ?? 1,
    lines: own,
    year: list.year,
    ...(plan && lastPlan ? { planRatio: plan / lastPlan } : {}),
    ...(isMissing && { siblings }),
    reform: reform || row.isNew === true,
  })
}

function isNeverFull(list: ApplicationList, { lines = [] }: ListRow): boolean {
  const newest = lines.find(({ year }) => year === list.year - 1)
  const now = candidatesIn(list, list.year)
  if (!newest || (now !== undefined && list.student.rank > now)) return false
  if (newest.full !== undefined) return !newest.full
  const then = candidatesIn(list, newest.year)
  return then !== undefined && isNearEnd(newest.rank, then)
}

/** At the end of the table, not beyond it: a line far below the undergraduate line is of another batch. */
function isNearEnd(rank: number, candidates: number): boolean {
  return rank >= candidates * LAST_SHARE && rank <= candidates / LAST_SHARE
}

/** How much easier than the unit each chosen major was; undefined unless all are known. */
function majorShifts({ lines = [], majors = [] }: ListRow): number[] {
  const newest = lines.toSorted((a, b) => b.year - a.year)[0]
  const ranks = majors.flatMap(({ rank }) => rank ?? [])
  if (!newest || ranks.length < majors.length) return []
  return ranks.map((rank) => Math.log(rank / newest.rank))
}
