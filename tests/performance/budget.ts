/** What a first load may send, brotli bytes of the live build (docs/adr/0004). Charts load later and do not count. */
const BUDGET_BYTES = { all: 140_000, script: 125_000 } as const

/**
 * Pages that are not rendered at build time: forms, and the pages of a school with their frame, filters and tables. They
 * are reached from a page that has loaded what all share, so that a first load is the worst case.
 */
const INNER_BUDGET_BYTES = { all: 148_000, script: 139_000 } as const

/** What a page may send. */
export function budgetOf({ rendered }: { readonly rendered: boolean }) {
  return rendered ? BUDGET_BYTES : INNER_BUDGET_BYTES
}
