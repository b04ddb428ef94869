import { NO_TIER, type TierName, tierInList, tierName, VOID } from '../chance/tier-name'
import type { ApplicationForm } from '../filing/application-form'
import { type Frame, frameOf } from '../list/frame'
import { type Judgement, judge, othersOf } from '../list/judge'
import { type ListOutcome, type SimulatedRow, simulateList } from '../list/simulation/simulate-list'
import { simulatedRow, simulationOf } from '../list/simulation/simulated-row'
import { firstPlaces } from './first-places'
import { isBarredFrom } from './limits/barred-from'
import type { ApplicationList, ListRow, ListSchoolUnit } from './list-input'

/** A row with what the checks need to know of it. */
export interface ModelRow extends Judgement {
  /** From 1. */
  readonly place: number
  readonly row: ListRow
  readonly simulated: SimulatedRow
}

/** A list as all checks see it. */
export interface ListModel {
  readonly list: ApplicationList
  readonly frame: Frame
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
  /** Absent where choices are read in sequence: what is said of order there does not hold. Absent too with an unread row. */
  readonly outcome?: ListOutcome
}

/** The rows of a list as they are judged, with the frame of it; undefined for a province that is not known. */
export function judgedList(list: ApplicationList): Pick<ListModel, 'frame' | 'rows'> | undefined {
  const frame = frameOfList(list)
  if (!frame) return undefined
  const keys = uniqueKeys(list.rows)
  return {
    frame,
    rows: list.rows.map((row, index) =>
      modelRow(row, judgeRow(frame, list, index), index + 1, keys[index] ?? ''),
    ),
  }
}

/** The model of a list; undefined for a province that is not known. */
export function listModel(list: ApplicationList): ListModel | undefined {
  const judged = judgedList(list)
  if (!judged) return undefined
  const { frame, rows } = judged
  const { form, rank, reform } = frame
  const allowed = list.allowed ?? form.choiceCount
  const candidates = frame.candidatesIn(list.year)
  const model: ListModel = {
    list,
    frame,
    form,
    rank,
    own: Math.log(rank),
    rows,
    ...(allowed !== undefined && { allowed }),
    ...(candidates !== undefined && { candidates }),
    ...(reform !== undefined && { reform }),
  }
  // A row that could not be read may take every file, or none.
  const isRead = list.rows.every(({ unread }) => !unread)
  return form.parallel && isRead ? { ...model, outcome: outcomeWith(model, []) } : model
}

/** The frame that the rows of a list are judged in; undefined for a province that is not known. */
export function frameOfList({ student, ...list }: ApplicationList): Frame | undefined {
  const { rank, electives, province = list.province, year = list.year } = student
  const elsewhere = province !== list.province || year !== list.year
  return frameOf({ ...list, rank, electives, elsewhere })
}

/** Judges a row of a list for its student. The other units of its school count as far as the list tells them. */
export function judgeRow(frame: Frame, list: ApplicationList, index: number): Judgement {
  const reported = list.rows[index]
  if (!reported) throw new Error(`没有第 ${index + 1} 行`)
  const row = rowForStudent(frame, list, reported, index)
  if (row.unread) return judge(frame, row)
  const known = list.schools?.[row.school]
  if (known) return judge(frame, row, othersOf(frame, [row, ...othersThan(row, known)])(0))
  // Rows of a list are no sample of a school: they stand in for a missing line, and do not move one that is there.
  if (row.lines?.some(({ year }) => year === list.year - 1)) return judge(frame, row)
  const others = list.rows.filter((other, place) => place !== index && other.school === row.school)
  return judge(frame, row, othersOf(frame, [row, ...others])(0))
}

const NOTHING_READ = { lines: undefined, tier: undefined, chance: undefined }

/** A row with what it is to this student in this list. Nothing is judged of a row that could not be read. */
function rowForStudent(frame: Frame, { student, rows }: ApplicationList, row: ListRow, index: number) {
  return {
    ...row,
    ...(row.unread && NOTHING_READ),
    barred: isBarredFrom(row, student),
    repeated: (firstPlaces(rows, frame.form)[index] ?? index) < index,
  }
}

/**
 * The units of a school without the one that a row has chosen: that of its code, or the one that holds its first major
 * where units have none. A row names its majors in the order of the choice.
 */
function othersThan(row: ListRow, known: readonly ListSchoolUnit[]): readonly ListSchoolUnit[] {
  const newest = row.lines?.[0]?.rank
  const chosen = row.majors?.[0]?.name
  const holdsChosen = ({ majors = [] }: ListSchoolUnit) =>
    chosen === undefined ? majors.length === 0 : majors.some(({ name }) => name === chosen)
  const isSame = (known: ListSchoolUnit) =>
    known.unit === row.unit && (known.unit !== undefined || holdsChosen(known))
  // A school may offer a major twice, under another fee or on another campus.
  const exact = known.findIndex((unit) => isSame(unit) && unit.lines?.[0]?.rank === newest)
  const place = exact < 0 ? known.findIndex(isSame) : exact
  return place < 0 ? known : known.toSpliced(place, 1)
}

function modelRow(row: ListRow, judged: Judgement, place: number, key: string): ModelRow {
  return { ...judged, place, row, simulated: simulatedRow(judged, key, row.school) }
}

/** The word for a row, as the pages and the command show it. */
export function tierOfRow({ tier, chance, closed }: Judgement): TierName {
  if (closed) return VOID
  return chance ? tierInList(tierName(tier)) : NO_TIER
}

/** The expected line of a row in ln rank: Infinity for a unit that was not full, NaN where nothing is known. */
export function centreOf({ simulated }: ModelRow): number {
  return simulated.centre ?? Number.NaN
}

/** The key of a row, wherever it stands; the same unit twice has two keys. */
function uniqueKeys(rows: readonly ListRow[]): string[] {
  const seen = new Map<string, number>()
  return rows.map(({ school, unit, majors }) => {
    const key = [school, unit ?? majors?.[0]?.name].join('|')
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return `${key}#${times}`
  })
}

/** The outcome of the list with more rows at its end. */
export function outcomeWith({ frame, rows }: ListModel, more: readonly SimulatedRow[]): ListOutcome {
  return simulateList(frame.rank, [...rows.map(({ simulated }) => simulated), ...more], simulationOf(frame))
}

/** The outcome of the list with its rows in another order. */
export function outcomeInOrder(
  { frame, outcome }: ListModel,
  rows: readonly ModelRow[],
): ListOutcome | undefined {
  if (!outcome) return undefined
  return simulateList(
    frame.rank,
    rows.map(({ simulated }) => simulated),
    simulationOf(frame),
  )
}
