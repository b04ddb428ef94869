/** Records per page where the caller does not say (S2 §9, brochures). */
const DEFAULT_SIZE = 10

interface PageRequest {
  /** From 1. */
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

/** One page of a list: every record stands on exactly one page; a page past the end is empty. */
export function pageOfRecords<T>(records: readonly T[], { page = 1, pageSize = DEFAULT_SIZE }: PageRequest) {
  const start = (page - 1) * pageSize
  return {
    records: records.slice(start, start + pageSize),
    total: records.length,
    current: page,
    size: pageSize,
  }
}
