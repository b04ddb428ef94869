import type { ScoreBatch } from '~/contracts/score-records'
import { batchLevel, isEarlyBatch } from '~/rules/filing/batches'

/** A batch that somebody may fill in for. */
export interface BatchOption {
  readonly batch: string
  /** Whether the score reaches the control line; true where there is none. */
  readonly reached: boolean
  /** What the line says beside the score: 控制线 461，高 139 分. */
  readonly text: string
}

/** The regular batches with what their lines say to a score; early batches are filed apart. */
export function batchOptions(batches: readonly ScoreBatch[], score: number): readonly BatchOption[] {
  return batches
    .filter(({ batch }) => !isEarlyBatch(batch))
    .map(({ batch, open, controlScore }) => ({ batch, reached: open, text: lineText(controlScore, score) }))
}

function lineText(line: number | null | undefined, score: number): string {
  if (line == null) return '没有控制线'
  if (score === line) return `控制线 ${line}，刚好达到`
  return score > line ? `控制线 ${line}，高 ${score - line} 分` : `控制线 ${line}，差 ${line - score} 分`
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
