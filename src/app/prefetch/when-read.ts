import type { PrefetchState } from './window'

/**
 * Resolves when all that has been asked is read or has failed, and what follows has been asked; the figures are drawn
 * then where their script is there.
 */
export async function whenRead({ reads }: Pick<PrefetchState, 'reads'>): Promise<void> {
  await Promise.allSettled(reads)
  await nextTask()
}

/** Resolves when what can be asked by now has been asked. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
