/** What the build knows of one page. */
export interface PageEntry {
  /** The id of its route. */
  readonly id: string
  /** Positions of its files in the table's `files`. */
  readonly files: readonly number[]
  /** Position of the script that draws its first view (`first-views/`), where it has one. */
  readonly firstView?: number
  /** Whether it is only for somebody signed in. */
  readonly login: boolean
  /** Search params that are numbers, and those that are lists. */
  readonly numbers: readonly string[]
  readonly lists: readonly string[]
  /** Constant defaults of its search params. */
  readonly defaults: Readonly<Record<string, unknown>>
}

/** What the build writes into every HTML for the script there. */
export interface PageTable {
  readonly base: string
  /** Whether there is an API to ask before the application has loaded; the mocked product has none. */
  readonly calls: boolean
  /** The file that answers from public data (`shared/api/published`). */
  readonly published?: string
  /** The file that works answers out from others, which the one before fetches. */
  readonly derived?: string
  readonly files: readonly string[]
  readonly pages: readonly PageEntry[]
}

/** The address of a page below the site's base: `/chadaxueluqu/$id`. Steps of its id that begin so are layouts. */
export const pathOf = (id: string): string => id.replace(/\/_[^/]+/g, '')

/** The element of the HTML that holds the table. */
export const TABLE_ID = 'zetu-pages'
