/**
 * What a first load may send: brotli bytes of the live build (docs/adr/0004), and files. Charts load later. A limit lies
 * about 5 % above what the largest page of its kind sends; a feature that needs more raises it by a round figure.
 */
interface Budget {
  /** HTML, styles and scripts, without the first view. */
  readonly all: number
  /** What draws the first view before the application (docs/adr/0015). */
  readonly firstView: number
  /** Each is a request before the page's figures. */
  readonly files: number
}

/** Pages that are rendered at build time, where people arrive. */
const RENDERED: Budget = { all: 215_000, firstView: 19_000, files: 14 }

/** Pages with cards, filters and tables, which are mostly reached from another page. */
const INNER: Budget = { all: 232_000, firstView: 28_000, files: 17 }

/** Where somebody signed in works: forms, candidates with the list being built, and the list itself. */
const AT_WORK: Budget = { all: 250_000, firstView: 0, files: 17 }
const WORK = /^\/(userinfo\/|fillIn|recommendation$|volunteerDetail|volunteerEntry)/

/** What a page may send. */
export function budgetOf({
  route,
  rendered,
}: {
  readonly route: string
  readonly rendered: boolean
}): Budget {
  if (rendered) return RENDERED
  return WORK.test(route) ? AT_WORK : INNER
}

/** What a first visit to a public page may ask for until it has come to rest; bytes with headers (`npm run lab -- bench --only visits`). */
export const VISIT_GOAL = { requests: 35, bytes: 270_000, calls: 20, callsBefore: 8 } as const
