import type { CurvePoint } from '~/contracts/score-tables'
import type { NamedLine } from '~/entities/province/line-gaps'
import { formatCount, formatRankInterval } from '~/shared/lib/text/format'

/** The marker stands this much above the curve (S1 §9). */
export const MARKER_RISE = 10

/** The row that holds a score; undefined where nobody has it. */
export function rowOf(rows: readonly CurvePoint[], score: number): CurvePoint | undefined {
  return rows.find((row) => row.score <= score && score <= row.highScore)
}

/** The row that holds a rank; undefined above the first and below the last of the rows. */
export function rowOfRank(rows: readonly CurvePoint[], rank: number): CurvePoint | undefined {
  return rows.find((row) => row.highestRank <= rank && rank <= row.lowestRank)
}

/**
 * Both curves by rising score, each with the marker of the entered score. One is the lowest rank of every row. The
 * other is the same-score counts without the merged rows, which count several scores.
 */
export function chartsOf(rows: readonly CurvePoint[], score: number | undefined) {
  const rising = rows.toReversed()
  const own = score === undefined ? undefined : rowOf(rows, score)
  return {
    ranks: {
      points: rising.map((row) => ({ x: row.score, y: row.lowestRank, said: saidOf(row) })),
      marker: own && {
        x: own.score,
        y: own.lowestRank,
        label: [`${score} 分`, `${formatRankInterval(own.highestRank, own.lowestRank)} 位`],
      },
    },
    counts: {
      points: rising
        .filter((row) => row.highScore === row.score)
        .map((row) => ({ x: row.score, y: row.sameScoreCount, said: saidOf(row) })),
      marker: own && { x: own.score, y: own.sameScoreCount + MARKER_RISE, label: [`${score} 分`] },
    },
  }
}

function saidOf({ score, highScore, highestRank, lowestRank, sameScoreCount }: CurvePoint): string[] {
  const ranks = `位次 ${formatRankInterval(highestRank, lowestRank)}`
  const count = `同分 ${formatCount(sameScoreCount)} 人`
  return highScore > score ? ['及以上合并为一档', ranks, count] : [ranks, count]
}

/** The control lines that lie within a table, as rules with their words: 特控线 514. */
export function rulesOf(rows: readonly CurvePoint[], lines: readonly NamedLine[]) {
  const [top, bottom] = [rows[0]?.highScore ?? 0, rows.at(-1)?.score ?? 0]
  return lines
    .filter(({ controlScore }) => controlScore >= bottom && controlScore <= top)
    .map(({ name, controlScore, sample }) => ({
      x: controlScore,
      label: `${name} ${controlScore}${sample ? ' 示例' : ''}`,
    }))
}
