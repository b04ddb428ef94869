import { type ExamMode, examMode, type Subject } from '~/rules/exam/exam-mode'
import { isGiven } from '../given/given-world'
import { remember } from '../kit/remember'
import { integer } from '../kit/seed'
import { list, number, rows, text } from '../kit/table'
import { CONTROL_LINES } from './facts/control-lines'
import { givenControlLines } from './model/given-tables'
import { nearSubjects } from './model/near-subjects'
import type { ControlLine } from './model/tables'

export type { ControlLine } from './model/tables'

/** The three heights of a line: first undergraduate batch or special programmes, undergraduate, junior college. */
const ROLES = ['upper', 'undergraduate', 'junior'] as const
type Role = (typeof ROLES)[number]

const ROLE_OF_BATCH: Readonly<Record<string, Role>> = {
  特殊类型: 'upper',
  本一: 'upper',
  本科批: 'undergraduate',
  一段: 'undergraduate',
  本二: 'undergraduate',
  专科批: 'junior',
  专科: 'junior',
  二段: 'junior',
}

interface Fact {
  readonly batch: string
  readonly score: number
}

/** First year in which the old exam's two undergraduate batches were one; its upper line is then 特殊类型. */
const ONE_BATCH_SINCE: Readonly<Record<string, number>> = {
  山东: 2017,
  海南: 2017,
  广东: 2018,
  辽宁: 2018,
  北京: 2019,
}

/** Known lines by province, subject and role, by year. */
const facts = new Map<string, Map<number, Fact>>()
const COLUMNS = { province: text, year: number, subject: text, lines: list(',') }
for (const { province, year, subject, lines } of rows({ CONTROL_LINES }, COLUMNS)) {
  for (const line of lines) {
    const [batch = '', score = ''] = line.replace('?', '').split(' ')
    const role = ROLE_OF_BATCH[batch]
    if (!role) throw new Error(`未知的批次：${batch}`)
    const key = factKey(province, subject, role)
    const years = facts.get(key) ?? new Map<number, Fact>()
    years.set(year, { batch, score: Number(score) })
    facts.set(key, years)
  }
}

function factKey(province: string, subject: string, role: Role): string {
  return `${province}|${subject}|${role}`
}

/** The control lines of a province and year, by subject, the higher line first; empty for an unknown province. */
export const controlLines = remember(
  400,
  (province: string, year: number) => `${province}|${year}`,
  (province: string, year: number): readonly ControlLine[] => {
    if (isGiven()) return givenControlLines(province, year)
    const mode = examMode(province, year)
    return mode
      ? groupsOf(province, mode).flatMap((subject) => linesOfSubject(province, year, subject, mode))
      : []
  },
)

function groupsOf(province: string, mode: ExamMode): string[] {
  if (province === '西藏' && mode.mode === '文理') return ['理科(A类)', '理科(B类)', '文科(A类)', '文科(B类)']
  return [...mode.subjects]
}

/** The least by which the upper line lies above the undergraduate one, and this one above the junior-college line. */
const SMALLEST_LEAD = 12
const SMALLEST_UNDERGRADUATE_LEAD = 30

function lower(score: number | undefined, above: number | undefined, by: number): number | undefined {
  return score === undefined || above === undefined ? score : Math.min(score, above - by)
}

function linesOfSubject(province: string, year: number, subject: string, mode: ExamMode): ControlLine[] {
  const known = (role: Role) => facts.get(factKey(province, subject, role))?.get(year)
  const upper = known('upper')?.score
  const undergraduate =
    known('undergraduate')?.score ??
    // A modelled line must not cross a known one.
    lower(modelledScore(province, year, subject, 'undergraduate'), upper, SMALLEST_LEAD)
  const junior =
    known('junior')?.score ??
    lower(modelledScore(province, year, subject, 'junior'), undergraduate, SMALLEST_UNDERGRADUATE_LEAD)
  if (undergraduate === undefined || junior === undefined) return []
  const lead = Math.max(modelledLead(province, year, subject), SMALLEST_LEAD)
  const scores: Readonly<Record<Role, number>> = {
    upper: upper ?? undergraduate + lead,
    undergraduate,
    junior,
  }
  return ROLES.map((role) => ({
    subject,
    batch: known(role)?.batch ?? batchName(province, year, subject, role, mode),
    controlScore: scores[role],
    official: known(role) !== undefined,
  }))
}

/** The name that the nearest year of the same exam gives the line, else the usual one. */
function batchName(province: string, year: number, subject: string, role: Role, mode: ExamMode): string {
  for (const name of [subject, ...mode.subjects]) {
    const nearest = nearestFact(province, year, name, role)
    if (nearest) return nearest.batch
  }
  if (mode.mode !== '文理') return { upper: '特殊类型', undergraduate: '本科批', junior: '专科批' }[role]
  return year < (ONE_BATCH_SINCE[province] ?? year + 1)
    ? { upper: '本一', undergraduate: '本二', junior: '专科' }[role]
    : { upper: '特殊类型', undergraduate: '本科批', junior: '专科' }[role]
}

const LARGEST_DRIFT = 14

/** The line of the nearest known year, moved by a few points for each year between; junior lines do not move. */
function modelledScore(province: string, year: number, subject: string, role: Role): number | undefined {
  const base = nearestLine(province, year, subject, role)
  if (!base) return undefined
  const reach = role === 'junior' ? 0 : Math.min(4 + 2 * Math.abs(year - base.year), LARGEST_DRIFT)
  const drift = integer(-reach, reach, 'control-line', province, year, subject, role)
  return Math.round((base.score + drift) * scale(province, base.year, year))
}

/** How far the upper line lies above the undergraduate one, as in the nearest year in which both are known. */
function modelledLead(province: string, year: number, subject: string): number {
  for (const other of namesOf(subject)) {
    const uppers = facts.get(factKey(province, other, 'upper')) ?? new Map<number, Fact>()
    const below = facts.get(factKey(province, other, 'undergraduate'))
    const both = [...uppers].flatMap(([known, { score }]) => {
      const under = below?.get(known)
      return under ? [{ year: known, lead: score - under.score }] : []
    })
    const base = both.toSorted((a, b) => Math.abs(a.year - year) - Math.abs(b.year - year))[0]
    if (!base) continue
    const drift = integer(-3, 3, 'control-line-lead', province, year, subject)
    return Math.round((base.lead + drift) * scale(province, base.year, year))
  }
  return SMALLEST_LEAD
}

/** 江苏 alone changed its total score with the exam. */
function scale(province: string, from: number, to: number): number {
  return (examMode(province, to)?.totalScore ?? 1) / (examMode(province, from)?.totalScore ?? 1)
}

/** Everybody together lies between the two sides of the old exam. */
const COMPREHENSIVE_SHIFT: Readonly<Record<string, number>> = { 理科: -8, 文科: 14 }

function nearestLine(
  province: string,
  year: number,
  subject: string,
  role: Role,
): { readonly year: number; readonly score: number } | undefined {
  for (const other of namesOf(subject)) {
    const fact = nearestFact(province, year, other, role)
    const shift = other === '综合' ? (COMPREHENSIVE_SHIFT[subject] ?? 0) : 0
    if (fact) return { year: fact.year, score: fact.score + shift }
  }
  return undefined
}

/** The subject, then what the same candidates sit under the other exam, in 西藏 those of the larger group. */
function namesOf(subject: string): readonly string[] {
  const counterparts: readonly string[] = nearSubjects(subject)
  return [subject, ...counterparts, ...counterparts.map((name) => `${name}(A类)`)]
}

function nearestFact(
  province: string,
  year: number,
  subject: string,
  role: Role,
): (Fact & { readonly year: number }) | undefined {
  const known = facts.get(factKey(province, subject, role)) ?? new Map<number, Fact>()
  return [...known]
    .map(([of, fact]) => ({ ...fact, year: of }))
    .toSorted((a, b) => Math.abs(a.year - year) - Math.abs(b.year - year))[0]
}

/** A line with the scores from it up to the next higher line of its subject; the top line has no upper end. */
export interface BandedLine extends ControlLine {
  readonly lowestScore?: number
  readonly highestScore?: number
}

/** Adds the score band just above each line (decisions.md, Dates and numbers). Lines come by subject, the higher first. */
export function scoreBands(lines: readonly ControlLine[]): BandedLine[] {
  return lines.map((line, i) => {
    const higher = lines[i - 1]
    if (higher?.subject !== line.subject || higher.controlScore <= line.controlScore) return line
    return { ...line, lowestScore: line.controlScore, highestScore: higher.controlScore - 1 }
  })
}

/** The lines that go with a score table: by subject, in 西藏 those of the larger group of candidates (A). */
export function linesOfTable(province: string, year: number, subject: Subject): readonly ControlLine[] {
  const lines = controlLines(province, year)
  const own = lines.filter((line) => line.subject === subject)
  return own.length > 0 ? own : lines.filter((line) => line.subject === `${subject}(A类)`)
}
