/**
 * What a first load may send, brotli bytes of the live build (docs/adr/0004): pages that are rendered at build time,
 * where people arrive. Charts load later and do not count.
 */
const BUDGET_BYTES = { all: 160_500, script: 143_000 } as const

/** Forms, and the pages of schools with their cards, filters and tables, which are mostly reached from another page. */
const INNER_BUDGET_BYTES = { all: 174_000, script: 156_000 } as const

/** The files of script that a page may need: each is a request before its figures. */
export const MOST_FILES = 18

/** What a page may send. */
export function budgetOf({ rendered }: { readonly rendered: boolean }) {
  return rendered ? BUDGET_BYTES : INNER_BUDGET_BYTES
}
