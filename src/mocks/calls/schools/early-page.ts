import type { Slice } from '../../world/early/early'

interface PageRequest {
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

/** The page size of an early-batch query that names none (S2 §9). */
const DEFAULT_SIZE = 10

/** One page of rows that are worked out for this page only; a page past the end is empty. */
export function pageSlice<T>(
  { page = 1, pageSize = DEFAULT_SIZE }: PageRequest,
  total: number,
  rows: (slice: Slice) => readonly T[],
) {
  const from = (page - 1) * pageSize
  const records = from < total ? rows({ from, to: Math.min(from + pageSize, total) }) : []
  return { records, total, current: page, size: pageSize }
}
