import type { CurvePoint } from '~/contracts/score-tables'
import { rowHoldingScore } from '../exam/rank-in-table'
import type { GivenMajorLine, GivenScoreTable } from './given'

/** The rows of a given table in the form that the rules of score tables read. `totalScore`: the highest that can be reached. */
export function curveOf({ rows }: GivenScoreTable, totalScore: number): readonly CurvePoint[] {
  return rows.map(({ score, count, cumulative }, at) => ({
    score,
    highScore: at === 0 ? Math.max(totalScore, score) : score,
    highestRank: cumulative - count + 1,
    lowestRank: cumulative,
    sameScoreCount: count,
  }))
}

/** The ranks that a score holds; undefined below the table, above the total and where nobody has the score. */
export type RanksOf = (
  year: number,
  subject: string,
  score: number,
) => Pick<CurvePoint, 'highestRank' | 'lowestRank'> | undefined

/** Reads scores in the given tables of a province; each table is made ready once. */
export function ranksIn(tables: readonly GivenScoreTable[], totalScore: (year: number) => number): RanksOf {
  const curves = new Map(
    tables.map((table) => [`${table.year}|${table.subject}`, curveOf(table, totalScore(table.year))]),
  )
  return (year, subject, score) => {
    const curve = curves.get(`${year}|${subject}`)
    return curve && rowHoldingScore(curve, score)
  }
}

type Ranked = Pick<GivenMajorLine, 'year' | 'subject' | 'lowestScore' | 'lowestRank' | 'derived'>

/** A line that tells a score alone, with the lowest rank of that score; any other line as it is. */
export function withRank<L extends Ranked>(line: L, ranksOf: RanksOf): L {
  if (line.lowestRank !== undefined || line.lowestScore === undefined) return line
  const ranks = ranksOf(line.year, line.subject, line.lowestScore)
  return ranks ? { ...line, lowestRank: ranks.lowestRank, derived: 'rank-from-score' } : line
}
