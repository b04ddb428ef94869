/** Levels of schooling that batches recruit for. */
export type BatchLevel = '本科' | '专科'

/** Whether a batch is filed before the regular ones: 本科提前批, 专科提前批. */
export function isEarlyBatch(batch: string): boolean {
  return batch.includes('提前')
}

/**
 * The level of a batch under its name in any province (S1 §9): 本一, 本二, 1段, 一段 are 本科; 2段, 二段, 专科 are 专科.
 * Undefined for a name that says neither.
 */
export function levelOf(batch: string): BatchLevel | undefined {
  if (/专科|高职|2段|二段/.test(batch)) return '专科'
  return /本|1段|一段/.test(batch) ? '本科' : undefined
}

/** The offered batch that an asked name means: the name itself, else the first of the same level. */
export function matchingBatch(asked: string | undefined, offered: readonly string[]): string | undefined {
  if (asked === undefined || offered.includes(asked)) return asked
  const level = levelOf(asked)
  return level === undefined ? undefined : offered.find((batch) => levelOf(batch) === level)
}
