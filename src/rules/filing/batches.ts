/** Levels of schooling that batches recruit for. */
export type BatchLevel = '本科' | '专科'

/**
 * What the names of batches say, in any province (S1 §9). 二段 of 浙江 and 山东 is 专科; 零批 and 综合评价批 are filed
 * before the regular batches, as 提前批 is.
 */
const NAMES = {
  专科: /专科|高职|2段|二段/,
  本科: /本|1段|一段/,
  early: /提前|零批|综合评价/,
} as const

/** Whether a batch is filed before the regular ones: 本科提前批, 专科提前批. */
export function isEarlyBatch(batch: string): boolean {
  return NAMES.early.test(batch)
}

/** The level of a batch: 本一, 1段, 一段 are 本科; 2段, 高职 are 专科. Undefined for a name that says neither. */
export function batchLevel(batch: string): BatchLevel | undefined {
  if (NAMES.专科.test(batch)) return '专科'
  return NAMES.本科.test(batch) ? '本科' : undefined
}

interface BatchOfScore {
  readonly batch: string
  /** The score reaches the line of the batch; true where there is none. */
  readonly open: boolean
  readonly controlScore?: number | null | undefined
}

/**
 * The level that a score reaches: 专科 below every undergraduate line. A batch without a line of its own, as the early one,
 * says nothing. Undefined where no undergraduate line is known.
 */
export function reachedLevel(batches: readonly BatchOfScore[]): BatchLevel | undefined {
  const undergraduate = batches.filter(
    ({ batch, controlScore }) => controlScore != null && batchLevel(batch) === '本科',
  )
  if (undergraduate.length === 0) return undefined
  return undergraduate.some(({ open }) => open) ? '本科' : '专科'
}

/** The offered batch that an asked name means: the name itself, else the first of the same level. */
export function matchingBatch(asked: string | undefined, offered: readonly string[]): string | undefined {
  if (asked === undefined || offered.includes(asked)) return asked
  const level = batchLevel(asked)
  return level === undefined ? undefined : offered.find((batch) => batchLevel(batch) === level)
}
