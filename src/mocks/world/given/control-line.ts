import type { ProvinceTables } from './given-world'

/** The control line of a batch; undefined where the folder has none. */
export function controlLineOf(
  { controlLines }: ProvinceTables,
  year: number,
  subject: string,
  batch: string,
): number | undefined {
  return controlLines.find((line) => line.year === year && line.subject === subject && line.batch === batch)
    ?.score
}
