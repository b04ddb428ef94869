import type { Subject } from '~/rules/exam/exam-mode'
import { linesOfSchool, rankOfStrength, yearlySpread, yearNoise } from '../admission/model/strength'
import { nationalStrength } from '../admission/model/strength-features'
import { type ProvinceScale, provinceScale, type RankedLine, sideOf } from '../admission/model/strength-scale'
import { rowOfRank } from '../exam/score-table'
import { pairKey, pairUniform, textKey } from '../kit/pair-seed'
import {
  type EarlyEntry,
  type EarlyFilter,
  type EarlyRow,
  entriesOf,
  majorsAsked,
  narrowedRows,
  type Slice,
} from './early'

/** One standard deviation of heat moves the line of a major by so much, in ln of rank. */
const HEAT = 0.08
const SALT = { width: 41, composite: 42 } as const

/** A line of one major, or of a row of several, which then names none of them. */
interface EarlyLine {
  readonly schoolId: string | null
  readonly schoolName: string
  readonly schoolEnrollCode: string
  readonly majorGroup: string
  readonly subject: string
  readonly majorEnrollCode: string | null
  readonly majorName: string | null
  readonly admittedCount: number
  readonly highestScore: number
  readonly lowestScore: number
  readonly lowestRank: number | null
}

/** A row of the score-line table (S1 §3, Early score row). */
export interface EarlyScoreRow extends EarlyLine {
  readonly children: readonly EarlyLine[] | null
}

/**
 * Lines of the early batch, as many rows as plans. The row of a school is as low as its last major; several majors are
 * its `children`. Arts and sports have composite scores and no ranks, which no authority publishes.
 */
export function earlyScoreLines(
  province: string,
  year: number,
  filter: EarlyFilter = {},
  slice: Slice = {},
): EarlyScoreRow[] {
  return narrowedRows(province, year, filter)
    .slice(slice.from, slice.to)
    .map((row) => {
      const entries = entriesOf(row)
      // A major's line is worked out beside all others of its row, whichever of them are asked for.
      const lines = linesOf(row, entries, province)
      const asked = majorsAsked(row, filter)
      const kept = lines.flatMap((line, i) => {
        const entry = entries[i]
        return entry && asked(entry) ? [{ line, entry }] : []
      })
      return rowOf(
        row,
        kept.map(({ entry }) => entry),
        kept.map(({ line }) => line),
      )
    })
}

function linesOf(row: EarlyRow, entries: readonly EarlyEntry[], province: string): Line[] {
  return row.subject === undefined ? composite(row, entries) : ranked(row, entries, province, row.subject)
}

function rowOf(row: EarlyRow, entries: readonly EarlyEntry[], lines: readonly Line[]): EarlyScoreRow {
  const [only] = lines
  const [entry] = entries
  if (lines.length === 1 && only) return written(row, only, entry, null)
  const ranks = lines.flatMap(({ lowestRank }) => lowestRank ?? [])
  const whole = {
    admittedCount: lines.reduce((sum, { admittedCount }) => sum + admittedCount, 0),
    highestScore: Math.max(...lines.map(({ highestScore }) => highestScore)),
    lowestScore: Math.min(...lines.map(({ lowestScore }) => lowestScore)),
    lowestRank: ranks.length > 0 ? Math.max(...ranks) : null,
  }
  const children = lines.map((line, i) => written(row, line, entries[i], null))
  return written(row, whole, undefined, children)
}

/** Field by field: a page makes thousands of these, and spreading takes ten times as long. */
function written(
  { offer, schoolCode, groupCode, subject }: EarlyRow,
  line: Line,
  entry: EarlyEntry | undefined,
  children: readonly EarlyLine[] | null,
): EarlyScoreRow {
  return {
    schoolId: offer.school?.id ?? null,
    schoolName: offer.schoolName,
    schoolEnrollCode: schoolCode,
    majorGroup: groupCode,
    subject: subject ?? (offer.directory.name.startsWith('体育') ? '体育类' : '艺术类'),
    majorEnrollCode: entry?.enrolCode ?? null,
    majorName: entry?.early.major.majorName ?? null,
    admittedCount: line.admittedCount,
    highestScore: line.highestScore,
    lowestScore: line.lowestScore,
    lowestRank: line.lowestRank,
    children,
  }
}

function rowKey({ number, directory }: EarlyRow['offer'], province: string): number {
  return pairKey(pairKey(number, textKey(province)), textKey(directory.name))
}

interface Line {
  readonly admittedCount: number
  readonly highestScore: number
  readonly lowestScore: number
  readonly lowestRank: number | null
}

/**
 * Early lines start from the school's regular line of that year. The directory moves them up or down, never below the
 * batch's line.
 */
function ranked(
  { offer, year }: EarlyRow,
  entries: readonly EarlyEntry[],
  province: string,
  subject: Subject,
): Line[] {
  const scale = provinceScale(province, year, subject)
  if (!scale) return []
  const junior = offer.directory.batch === '专科提前批'
  const limit = junior ? scale.junior : scale.undergraduate
  const { base, strength } = baseOf(offer, scale, province, year, subject)
  const noise = 1.5 * yearlySpread(strength, sideOf(subject)) * yearNoise(year, rowKey(offer, province))
  const heats = entries.map(({ early }) => early.heat)
  const coldest = Math.min(...heats)
  return entries.map(({ early, places }, i) => {
    const ahead = offer.directory.ahead + HEAT * ((heats[i] ?? 0) - coldest) + noise
    const lowestRank = within(base * Math.exp(-ahead), limit, scale)
    const width =
      places === 1
        ? 0
        : yearlySpread(strength, sideOf(subject)) * (1 + pairUniform(offer.number, early.number, SALT.width))
    return {
      admittedCount: places,
      highestScore: scoreAt(scale, Math.max(1, Math.round(lowestRank * Math.exp(-width)))),
      lowestScore: scoreAt(scale, lowestRank),
      lowestRank,
    }
  })
}

/** The rank of the regular line, or where the national strength stands when the school has none in that province. */
function baseOf(
  { school, strength, directory }: EarlyRow['offer'],
  scale: ProvinceScale,
  province: string,
  year: number,
  subject: Subject,
): { readonly base: number; readonly strength: number } {
  const level = directory.batch === '专科提前批' ? '专科' : '本科'
  const line =
    school && linesOfSchool({ school, province, year, subject }).find((regular) => regular.level === level)
  if (line) return { base: line.lowestRank, strength: line.strength }
  const national = strength ?? (school ? nationalStrength(school, sideOf(subject)) : -1)
  return { base: rankOfStrength(scale, national, 0), strength: national }
}

function within(rank: number, limit: RankedLine, { table }: ProvinceScale): number {
  return Math.max(1, Math.min(Math.round(rank), limit.rank, table.candidates))
}

function scoreAt({ table }: ProvinceScale, rank: number): number {
  return rowOfRank(table, rank)?.score ?? 0
}

/** Composite scores of arts and sports, on a scale of 750: demonstration values that rise with the school. */
function composite({ offer, year }: EarlyRow, entries: readonly EarlyEntry[]): Line[] {
  const { school } = offer
  const strength = school ? nationalStrength(school, '历史') : -1
  const shift = 6 * yearNoise(year, rowKey(offer, ''))
  return entries.map(({ early, places }) => {
    const lowest =
      418 + 46 * Math.min(-strength, 4) + 24 * pairUniform(offer.number, early.number, SALT.composite) + shift
    const lowestScore = Math.round(lowest)
    const width = places === 1 ? 0 : 4 + 8 * Math.log(places)
    return {
      admittedCount: places,
      highestScore: Math.round(lowestScore + width),
      lowestScore,
      lowestRank: null,
    }
  })
}
