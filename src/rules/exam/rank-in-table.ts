import {
  type CurvePoint,
  type HistoricalEquivalent,
  NO_RANK_CODE,
  type ScoreSegment,
} from '~/contracts/score-tables'
import { competitionLevel } from './competition-level'

/*
 * What a score table says of one score. A table is its rows by falling score; a score that nobody has is left out. The
 * ranks of rows follow on each other without gap or overlap.
 */

/** The row that holds a score; undefined above the total, below the table, and where nobody has that score. */
export function rowHoldingScore<R extends CurvePoint>(rows: readonly R[], score: number): R | undefined {
  const row = rows[firstIndex(rows, (candidate) => candidate.score <= score)]
  return row && score <= row.highScore ? row : undefined
}

/** The row that holds a rank; undefined below rank 1 and past the last candidate. */
export function rowHoldingRank<R extends CurvePoint>(rows: readonly R[], rank: number): R | undefined {
  if (rank < 1) return undefined
  return rows[firstIndex(rows, (candidate) => candidate.lowestRank >= rank)]
}

/** What the answers need to know of a table beside its rows. */
interface TableOfYear {
  readonly rows: readonly CurvePoint[]
  /** Modelled, wholly or in part. */
  readonly sample: boolean
}

/** Where a score stands; `line` is the lowest score of the asked batch, 0 without one. Nobody having the score is an answer too (S1 §5). */
export function segmentOf({ rows, sample }: TableOfYear, score: number, line: number): ScoreSegment {
  const row = rowHoldingScore(rows, score)
  if (!row) return { code: NO_RANK_CODE }
  return {
    highestRank: row.highestRank,
    lowestRank: row.lowestRank,
    sameScoreCount: row.sameScoreCount,
    suggestedRank: row.lowestRank,
    competitionLevel: competitionLevel(row.sameScoreCount),
    ...(row.highScore > row.score && { scorePrompt: `${row.score} 分及以上合并为一档，位次按整档计算` }),
    ...(score < line && { scorePrompt: `低于所选批次的控制线 ${line} 分` }),
    ...(sample && { sample: true }),
    ...(row.source && { source: row.source }),
  }
}

/** What a rank was worth in another year: the row that held it; undefined where there were fewer candidates. */
export function equivalentIn(
  year: number,
  { rows, sample }: TableOfYear,
  rank: number,
): HistoricalEquivalent | undefined {
  const then = rowHoldingRank(rows, rank)
  if (!then) return undefined
  const { highestRank, lowestRank, score: historicalEquivalentScore, source } = then
  return {
    year,
    highestRank,
    lowestRank,
    historicalEquivalentScore,
    ...(sample && { sample: true }),
    ...(source && { source }),
  }
}

/**
 * The score that held the same share of all candidates in another table: a rank of two exams is one among other people.
 * Undefined where either table has nobody.
 */
export function scoreOfSameShare(
  rank: number,
  own: readonly CurvePoint[],
  other: readonly CurvePoint[],
): number | undefined {
  const [all, allThen] = [own.at(-1)?.lowestRank, other.at(-1)?.lowestRank]
  if (all === undefined || allThen === undefined) return undefined
  return rowHoldingRank(other, Math.max(1, Math.round((rank / all) * allThen)))?.score
}

/** The index of the first row for which `holds` is true; it must stay true from there on. */
function firstIndex<R>(rows: readonly R[], holds: (row: R) => boolean): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const row = rows[middle]
    if (row && holds(row)) high = middle
    else low = middle + 1
  }
  return low
}
