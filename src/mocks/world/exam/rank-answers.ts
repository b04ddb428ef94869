import type { ControlLine, ControlLineYear } from '~/contracts/control-lines'
import type { HistoricalEquivalent } from '~/contracts/score-tables'
import { examMode, type Subject } from '~/rules/exam/exam-mode'
import { equivalentIn } from '~/rules/exam/rank-in-table'
import { comparableSubject } from '~/rules/exam/subject-counterpart'
import { isGiven } from '../given/given-world'
import { controlLines, linesOfTable, scoreBands } from './control-lines'
import { isPublished } from './model/score-curve'
import { rowOfScore, type ScoreRow, type ScoreTable, scoreTable } from './score-table'

const SPECIAL_PROGRAMMES = '特殊类型'

/** The batches that have a line, by subject. Those that everybody may apply for come first; special programmes are for few. */
export function batchesBySubject(province: string, year: number): Record<string, string[]> {
  const sat = examMode(province, year)?.subjects ?? []
  const subjects = isGiven() ? sat.filter((subject) => scoreTable({ province, year, subject })) : sat
  return Object.fromEntries(subjects.map((subject) => [subject, batchesOf(province, year, subject)]))
}

function batchesOf(province: string, year: number, subject: Subject): string[] {
  const batches = linesOfTable(province, year, subject).map((line) => line.batch)
  return batches.toSorted((a, b) => Number(a === SPECIAL_PROGRAMMES) - Number(b === SPECIAL_PROGRAMMES))
}

/** The subjects of a year whose table is modelled, wholly or in part. */
export function sampleSubjects(province: string, year: number): Subject[] {
  if (isGiven()) return []
  const subjects = examMode(province, year)?.subjects ?? []
  return subjects.filter((subject) => !isPublished(province, year, subject))
}

/** The lowest score that counts for a batch: its control line; undefined where the table has no such batch. */
export function lineOfBatch({ province, year, subject }: ScoreTable, batch: string): number | undefined {
  return linesOfTable(province, year, subject).find((line) => line.batch === batch)?.controlScore
}

/** The rows with scores at and above a line. */
export function rowsFrom(table: ScoreTable, line: number): ScoreRow[] {
  return table.rows.filter((row) => row.highScore >= line)
}

/**
 * What the rank of a score was worth in other years: the row that held its lowest rank. A year is left out where the
 * same candidates were not ranked by themselves, or were fewer than the rank.
 */
export function equivalentsOf(
  table: ScoreTable,
  score: number,
  years: readonly number[],
): HistoricalEquivalent[] {
  const row = rowOfScore(table, score)
  if (!row) return []
  return years
    .filter((year) => year !== table.year)
    .flatMap((year) => {
      const subject = comparableSubject(table.subject, examMode(table.province, year)?.subjects ?? [])
      const other = subject && scoreTable({ province: table.province, year, subject })
      const then = other && equivalentIn(year, other, row.lowestRank)
      return then ? [then] : []
    })
}

/** The control lines of a year with the band of scores above each. */
export function bandedLines(province: string, year: number): ControlLineYear {
  const batchLines: ControlLine[] = scoreBands(controlLines(province, year)).map(({ official, ...line }) => ({
    province,
    ...line,
    ...(!official && { sample: true }),
  }))
  return { year, batchLines }
}
