import type { ScoreBatch } from '~/contracts/score-records'
import { batchLevel, isEarlyBatch } from '~/rules/filing/batches'

/** A batch that somebody may fill in for. */
export interface BatchOption {
  readonly batch: string
  /** Whether the score reaches the control line; true where there is none. */
  readonly reached: boolean
  /** What the line says beside the score: 2025 年控制线 461，高 139 分. */
  readonly text: string
}

/**
 * The regular batches with what their lines say to a score; early batches are filed apart. `year` is that of the table
 * that reads the score: until it is the exam's own, the control lines are last year's too.
 */
export function batchOptions(
  batches: readonly ScoreBatch[],
  score: number,
  year?: number,
): readonly BatchOption[] {
  return batches
    .filter(({ batch }) => !isEarlyBatch(batch))
    .map(({ batch, open, controlScore }) => ({
      batch,
      reached: open,
      text: lineText(controlScore, score, year),
    }))
}

function lineText(line: number | null | undefined, score: number, year: number | undefined): string {
  if (line == null) return '没有控制线'
  const named = `${year === undefined ? '' : `${year} 年`}控制线 ${line}`
  if (score === line) return `${named}，刚好达到`
  return score > line ? `${named}，高 ${score - line} 分` : `${named}，差 ${line - score} 分`
}

/** 一段（本科）: a batch with its level, where its name does not say that. */
export function batchTitle(batch: string): string {
  const level = batchLevel(batch)
  return level === undefined || batch.includes(level) ? batch : `${batch}（${level}）`
}

/** The batch that is meant: the asked one, else the first that the score reaches, else the last. */
export function batchMeant(options: readonly BatchOption[], asked: string | undefined): string | undefined {
  const meant =
    options.find(({ batch }) => batch === asked) ?? options.find(({ reached }) => reached) ?? options.at(-1)
  return meant?.batch
}
