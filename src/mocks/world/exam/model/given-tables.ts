import { examMode } from '~/rules/exam/exam-mode'
import { batchLevel } from '~/rules/filing/batches'
import type { GivenControlLine } from '~/rules/own-data/given'
import { givenProvince, satSubject, sourceOf } from '../../given/given-world'
import type { ControlLine, ScoreTable, ScoreTableKey } from './tables'

/** The score table of a folder; undefined where it has none. */
export function givenScoreTable({ province, year, subject }: ScoreTableKey): ScoreTable | undefined {
  const known = satSubject(province, year, subject)
  const mode = examMode(province, year)
  const table = givenProvince(province)?.scoreTables.find((one) => one.year === year && one.subject === known)
  if (!table || !mode || !known) return undefined
  const { totalScore } = mode
  const rows = table.rows
    .map(({ score, count, cumulative, at }, place) => ({
      score,
      highScore: place === 0 ? Math.max(totalScore, score) : score,
      sameScoreCount: count,
      highestRank: cumulative - count + 1,
      lowestRank: cumulative,
      source: sourceOf(at),
    }))
    // A score that nobody has is no row.
    .filter(({ sameScoreCount }) => sameScoreCount > 0)
  return { province, year, subject: known, totalScore, candidates: table.candidates, sample: false, rows }
}

/** The control lines of a folder, by subject, the higher line first. */
export function givenControlLines(province: string, year: number): readonly ControlLine[] {
  const mode = examMode(province, year)
  const lines = givenProvince(province)?.controlLines.filter((line) => line.year === year) ?? []
  const place = (subject: GivenControlLine['subject']) => mode?.subjects.indexOf(subject) ?? 0
  return lines
    .toSorted(
      (a, b) =>
        place(a.subject) - place(b.subject) ||
        (a.category ?? '').localeCompare(b.category ?? '') ||
        b.score - a.score,
    )
    .map(({ subject, category, batch, score, at }) => ({
      subject: category ? `${subject}(${category}类)` : subject,
      batch,
      controlScore: score,
      official: true,
      source: sourceOf(at),
    }))
}

/** Candidates at or above the undergraduate line, by year; a table that ends above the line counts nobody. */
export function givenCandidates(province: string, subject: string): Readonly<Record<string, number>> {
  const tables = givenProvince(province)
  const known = tables?.scoreTables.flatMap(({ year, subject: of, rows }) => {
    const line = tables.controlLines
      .filter((one) => one.year === year && one.subject === subject && batchLevel(one.batch) === '本科')
      .toSorted((a, b) => a.score - b.score)[0]
    const [last] = rows.slice(-1)
    const at = line && rows.findLast(({ score }) => score >= line.score)
    if (of !== subject || !line || !last || !at || last.score > line.score) return []
    return [[String(year), at.cumulative] as const]
  })
  return Object.fromEntries(known ?? [])
}
