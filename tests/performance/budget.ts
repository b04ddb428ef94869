/** What a first load may send, brotli bytes of the live build (docs/adr/0004). Charts load later and do not count. */
const BUDGET_BYTES = { all: 140_000, script: 125_000 } as const

/**
 * Forms, and the pages of schools with their cards, filters and tables. They are mostly reached from a page that has loaded
 * what all share, so that a first load is the worst case.
 */
const INNER_BUDGET_BYTES = { all: 148_000, script: 139_000 } as const

/** Where people arrive: they keep the tighter budget. */
const ENTRANCES: ReadonlySet<string> = new Set(['/about', '/pici', '/weici', '/welcome'])

/** What a page may send. */
export function budgetOf({ route }: { readonly route: string }) {
  return ENTRANCES.has(route) ? BUDGET_BYTES : INNER_BUDGET_BYTES
}
