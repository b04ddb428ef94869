/** What a first load may send, brotli bytes of the live build (docs/adr/0004). Charts load later and do not count. */
export const BUDGET_BYTES = { all: 140_000, script: 125_000 } as const
