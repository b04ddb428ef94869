import { examMode, type Subject } from '~/rules/exam/exam-mode'
import { linesOfTable } from '../control-lines'
import { type Anchor, curveThrough, filled, moved, type ScoreCurve, withEnds } from './curve-shape'
import { nearSubjects } from './near-subjects'
import { OFFICIAL_YEARS, officialExtent, officialPoints } from './official-points'

/** Candidates of the whole country in ten thousands, as announced by 教育部; later years stay at the last known number. */
const NATIONAL: Readonly<Record<number, number>> = {
  2018: 975,
  2019: 1031,
  2020: 1071,
  2021: 1078,
  2022: 1193,
  2023: 1291,
  2024: 1342,
  2025: 1335,
  2026: 1290,
}
const LAST_NATIONAL = 1290

/** How many of those who sit 综合 would sit one side of the old exam. */
const SHARE_OF_EVERYBODY: Readonly<Partial<Record<Subject, number>>> = { 理科: 0.62, 文科: 0.38 }

/** Provinces without a whole table of a subject borrow the shape of a neighbour. */
const STAND_INS: Readonly<Record<string, string>> = {
  山西: '河北',
  辽宁: '黑龙江',
  吉林: '黑龙江',
  江苏: '重庆',
  广东: '湖南',
  四川: '重庆',
  贵州: '广西',
  西藏: '青海',
  青海: '甘肃',
  新疆: '甘肃',
}
/** Where some points are known they set the size; 西藏, which publishes no table, is somewhat smaller than 青海. */
const SIZE_BESIDE_STAND_IN: Readonly<Record<string, number>> = { 西藏: 0.75 }

interface TableKey {
  readonly province: string
  readonly year: number
  readonly subject: Subject
}

/** The curve of a table; undefined when the province does not sit that subject in that year. */
export function scoreCurve(province: string, year: number, subject: Subject): ScoreCurve | undefined {
  if (!examMode(province, year)?.subjects.includes(subject)) return undefined
  const key = { province, year, subject }
  return officialCurve(key) ?? modelledCurve(key)
}

/** Whether a table is published whole; every other holds rows that are modelled. */
export function isPublished(province: string, year: number, subject: Subject): boolean {
  return officialExtent(province, year, subject) === 'whole'
}

/** The table itself, or what is known of it filled after the shape of a whole one. */
function officialCurve(key: TableKey, afterParts = true): ScoreCurve | undefined {
  const points = officialPoints(key.province, key.year, key.subject)
  if (!points) return undefined
  const guide = extentOf(key) === 'part' ? guideOf(key, afterParts) : undefined
  return curveThrough(withEnds(guide ? filled(points, guide) : points, lowestLine(key)))
}

/**
 * Its shape comes from a whole table of the province. Otherwise from a year whose upper end is known, or from a
 * neighbour.
 */
function guideOf(key: TableKey, afterParts: boolean): ScoreCurve | undefined {
  const base =
    nearestTable(key, key.province, true) ??
    (afterParts ? yearWithTop(key) : undefined) ??
    nearestTable(key, STAND_INS[key.province], true)
  const curve = base && officialCurve(base, false)
  return curve && moved(curve, anchors(base, key), 1)
}

/** The upper end of a partial table is known from this many points. The first has at most these candidates. */
const TOP = { points: 6, candidates: 120 } as const

/**
 * Another year of the same candidates whose upper end is known. Its own gaps are filled after a neighbour, so it ends
 * there.
 */
function yearWithTop({ province, year, subject }: TableKey): TableKey | undefined {
  for (const alike of [subject, ...nearSubjects(subject)]) {
    for (const other of OFFICIAL_YEARS) {
      const points = other === year ? undefined : officialPoints(province, other, alike)
      if (!points || points.length < TOP.points || (points[0]?.[1] ?? TOP.candidates) >= TOP.candidates)
        continue
      return { province, year: other, subject: alike }
    }
  }
  return undefined
}

/** An unknown table: the nearest known one, with candidates and scores moved. */
function modelledCurve(key: TableKey): ScoreCurve | undefined {
  const own = nearestTable(key, key.province, false)
  const base = own ?? nearestTable(key, STAND_INS[key.province], false)
  const curve = base && officialCurve(base)
  if (!curve) return undefined
  const size = own ? 1 : (SIZE_BESIDE_STAND_IN[key.province] ?? 1)
  const share = base.subject === '综合' ? (SHARE_OF_EVERYBODY[key.subject] ?? 1) : 1
  const growth = (NATIONAL[key.year] ?? LAST_NATIONAL) / (NATIONAL[base.year] ?? LAST_NATIONAL)
  return moved(curve, anchors(base, key), size * share * growth)
}

/** The nearest official table of a province: the same subject first, then its counterpart under the other exam. */
function nearestTable(key: TableKey, province: string | undefined, wholeOnly: boolean): TableKey | undefined {
  if (province === undefined) return undefined
  const years = OFFICIAL_YEARS.toSorted((a, b) => Math.abs(a - key.year) - Math.abs(b - key.year))
  for (const subject of [key.subject, ...nearSubjects(key.subject)]) {
    for (const year of years) {
      const found = { province, year, subject }
      const extent = extentOf(found)
      if (extent === 'whole' || (extent === 'part' && !wholeOnly)) return found
    }
  }
  return undefined
}

/** Lines whose distances differ by more than this are met halfway: a line's share of the candidates changes, too. */
const LARGEST_STRETCH = 1.2

/** The control lines of two tables and their total scores stand for each other. */
function anchors(from: TableKey, to: TableKey): Anchor[] {
  const [fromUpper, fromUndergraduate, fromJunior] = linesOfTable(from.province, from.year, from.subject)
  const [upper, undergraduate, junior] = linesOfTable(to.province, to.year, to.subject)
  const totals = { from: totalScore(from), to: totalScore(to) }
  if (!fromUpper || !fromUndergraduate || !fromJunior || !upper || !undergraduate || !junior) return [totals]
  const lead = fromUpper.controlScore - fromUndergraduate.controlScore
  const sameLead = (upper.controlScore - undergraduate.controlScore) * (totals.from / totals.to)
  const near = Math.min(Math.max(lead, sameLead / LARGEST_STRETCH), sameLead * LARGEST_STRETCH)
  const step = (lead - near) / 2
  return [
    { from: fromJunior.controlScore, to: junior.controlScore },
    { from: fromUndergraduate.controlScore + step, to: undergraduate.controlScore },
    { from: fromUpper.controlScore - step, to: upper.controlScore },
    totals,
  ]
}

function extentOf({ province, year, subject }: TableKey) {
  return officialExtent(province, year, subject)
}

function totalScore({ province, year }: TableKey): number {
  return examMode(province, year)?.totalScore ?? 750
}

function lowestLine({ province, year, subject }: TableKey): number {
  return Math.min(...linesOfTable(province, year, subject).map((line) => line.controlScore))
}
