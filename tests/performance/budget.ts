/**
 * What a first load may send: brotli bytes of the live build (docs/adr/0004), and files of script. Charts load later. Of
 * `all` 2 KB are the import map, which lets a deploy keep the files of a browser.
 */
interface Budget {
  /** Without the sight. */
  readonly all: number
  readonly script: number
  /** What draws the first figures before the application (docs/adr/0015). */
  readonly sight: number
  /** Each is a request before the page's figures. */
  readonly files: number
}

// .3 KB of every page is the way to the answers that a device keeps for a time without a network (docs/deploy.md).
// Another .2 KB sets the clock by the server, so that no page counts days by a device that is wrong.
// .1 KB more tells a refusal, and a record that is gone, from what asking again may bring.
// .3 KB more asks public reads by GET, where a site says that a CDN keeps their answers (docs/capacity.md).
// .2 KB more is 大字 beside the person.
// .1 KB of a sight keeps what another answer does not change.
// .1 KB of scripts asks for the four lists of the start in one call, which spares three answers of .3 KB.
// .1 KB keeps the page where a part has failed twice and the server cannot be reached.
// .5–2 KB of scripts and sights are the styles that only they name, 6 KB less in every HTML (docs/adr/0018).

/** Pages that are rendered at build time, where people arrive. */
const RENDERED: Budget = { all: 172_700, script: 155_700, sight: 10_400, files: 12 }

/**
 * Rendered too, with all the rows of a list, and the reader's tier beside each: it brings lines, tiers and wishes along. .7 KB
 * of its HTML ask for the lines of its schools, a second or two before the application would.
 */
const RANKING: Budget = { ...RENDERED, all: 186_500, script: 169_100, sight: 14_400, files: 14 }

/**
 * Pages with cards, filters and tables, which are mostly reached from another page. .2 KB of those that ask for a planner
 * keep an order from being made twice (docs/adr/0016).
 */
const INNER: Budget = { all: 183_300, script: 162_200, sight: 12_300, files: 12 }

/** The page of a school: what a search and an own rank need comes with its head, with the years beside the newest. */
const OVERVIEW: Budget = { ...INNER, all: 187_100, script: 166_000, sight: 13_000, files: 15 }

/**
 * Where one compares lines and plans with a rank: its form, electives, tiers and search come with the table or the cards. So
 * do the moves of lines, and the reader of requirements that leaves out what nobody of a subject may apply for.
 */
const BESIDE_RANK: Budget = { all: 196_500, script: 175_400, sight: 21_500, files: 17 }
const RANKED =
  /^\/(chadaxue|chadaxueluqu|chadaxuejihua|chazhiyerencai|chazhuanyedetailyuanxiao|compare|preFraction|preFractionScoreline|tiqianpi)$/

/**
 * Where somebody signed in works: forms, candidates with the list being built, and the list itself. What keeps their
 * drafts must be there before they type. What stands beside a list (advice, reasons) comes late but for its declaration.
 * .4 KB lets what was chosen before the first save be taken back. .1 KB keeps the bar of a list low while a save is refused.
 * .1 KB gives rows out of sight their room on a phone, and an empty list its way on.
 * The page of a list is the largest: 209.5 KB in all. 3 KB of it are lines of schools, which lie in one file with the tiers
 * since public pages come without the forms of filing.
 */
const AT_WORK: Budget = { all: 209_600, script: 188_500, sight: 0, files: 18 }
const WORK = /^\/(userinfo\/|fillIn|recommendation$|volunteerDetail|volunteerEntry)/

/** What a page may send. */
export function budgetOf({
  route,
  rendered,
}: {
  readonly route: string
  readonly rendered: boolean
}): Budget {
  if (rendered) return route === '/chadaxuerank' ? RANKING : RENDERED
  if (WORK.test(route)) return AT_WORK
  if (route === '/chadaxueoverview') return OVERVIEW
  return RANKED.test(route) ? BESIDE_RANK : INNER
}

/** What a first visit to a public page may ask for until it has come to rest; bytes with headers (`npm run bench -- --only visits`). */
export const VISIT_GOAL = { requests: 35, bytes: 240_000, calls: 20, callsBefore: 8 } as const
