interface Page {
  readonly current: number
  readonly size: number
  readonly total: number
}

/** The page after this one; undefined after the last. */
export function nextPage({ current, size, total }: Page): number | undefined {
  return current * size < total ? current + 1 : undefined
}
