import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { casesOf, looksOf, STATES } from '../../lab/catalogue/cases.mjs'
import { opens } from '../../scripts/lib/changed.mjs'
import { examplesOf, routePaths } from '../../scripts/lib/route-addresses.mjs'
import { DRAWER_SCREENS, SCREENS } from '../../scripts/lib/screens.mjs'
import { navigationFor } from '../../src/app/shell/navigation'
import { LOGIN_PLACES } from '../../src/entities/place/login-places'
import { FAILURE_WORDS } from '../../src/mocks/scenario/faults'
import { PERSONAS } from '../../src/mocks/scenario/scenario'

const ROUTE_FILES = readdirSync('src/routes', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !/(^|\/)-/.test(file),
)

const ADD_EXAMPLE = 'a page without an example: add an address to scripts/lib/screens.mjs'

/** Addresses that lead on to another one, or come from outside. */
const NO_SCREEN: ReadonlySet<string> = new Set([
  '/',
  '/home',
  '/sso',
  '/student/',
  '/student/$',
  '/userinfo',
  '/userinfo/',
  '/search',
  '/search/',
  '/chadaxuedetail/$id',
  '/gaokaozixunDetail/',
  '/chazhiyelayout',
  '/chazhuanyelayout',
])

function endToEndTests(): string {
  return readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => readFileSync(`tests/e2e/${file}`, 'utf8'))
    .join('\n')
}

describe('routes', () => {
  it('all stand in the generated tree', () => {
    const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
    const missing = ROUTE_FILES.filter((file) => !tree.includes(`'./routes/${file.replace(/\.tsx$/, '')}'`))
    expect(missing, 'src/routeTree.gen.ts is behind src/routes: npm run dev writes it').toEqual([])
  })

  it('S1-1.1 S1-2.1 S1-2.8 S1-2.13 S1-2.25 S1-2.27 S1-2.28 are these', () => {
    expect(routePaths(), 'npx vitest run tests/architecture/routes.test.ts -u').toMatchSnapshot()
  })

  it('S1-2.13 S1-2.17 S1-2.18 each have an end-to-end test that opens them', () => {
    const tests = endToEndTests()
    expect(
      routePaths().filter((address) => !opens(tests, address)),
      'a page that no test opens: add tests/e2e/<path>.spec.ts',
    ).toEqual([])
  })

  it('each are among the screens that the survival matrix and the bench walk', () => {
    const walked = [...SCREENS, ...DRAWER_SCREENS].map((address) => address.split('?')[0] ?? '')
    const isWalked = (address: string) => {
      const path = address.replace(/\/$/, '').replaceAll(/\$\w+/g, '[^/]+')
      return walked.some((screen) => new RegExp(`^${path}$`).test(screen))
    }
    expect(
      routePaths().filter((address) => !NO_SCREEN.has(address) && !isWalked(address)),
      ADD_EXAMPLE,
    ).toEqual([])
  })

  it('each have an address that the catalogue of states shows, as every person in every state', () => {
    expect(
      routePaths().filter((path) => examplesOf(path).length === 0),
      ADD_EXAMPLE,
    ).toEqual([])
    const shown = new Set(
      casesOf({ persons: PERSONAS, pages: [], only: [] }).flatMap((item) =>
        looksOf(item).map(({ width, theme }) =>
          [item.route, item.person, item.state, width, theme].join(' '),
        ),
      ),
    )
    const pages = new Set(routePaths().map((path) => path.replace(/(?<=.)\/$/, '')))
    expect(shown.size).toBe(pages.size * PERSONAS.length * STATES.length * 4)
    const known = (fail: string) => /^[45]\d\d$/.test(fail) || FAILURE_WORDS.some((word) => word === fail)
    expect(STATES.flatMap(({ fail }) => (fail === undefined || known(fail) ? [] : [fail]))).toEqual([])
  })

  it('that ask for a login say so before the click, where links lead to them', () => {
    const asking = ROUTE_FILES.flatMap((file) => {
      const text = readFileSync(`src/routes/${file}`, 'utf8')
      const path = /createFileRoute\('([^']+)'\)/.exec(text)?.[1] ?? ''
      const isAsking = text.includes('requiresLogin: true') || path.startsWith('/_staff/')
      return isAsking ? [path.replace(/\/_\w+/g, '')] : []
    })
    expect(
      Object.keys(LOGIN_PLACES).filter((path) => path.startsWith('/') && !asking.includes(path)),
      'pages of src/entities/place/login-places.ts that ask for no login',
    ).toEqual([])
    const offered = navigationFor(undefined).flatMap((entry) => ('items' in entry ? entry.items : [entry]))
    const unmarked = offered.filter(({ to }) => asking.includes(to) && !(to in LOGIN_PLACES))
    expect(unmarked, 'pages that ask for a login: add them to src/entities/place/login-places.ts').toEqual([])
  })

  it('are files of at most 40 lines that export only Route', () => {
    for (const file of ROUTE_FILES) {
      const text = readFileSync(`src/routes/${file}`, 'utf8')
      expect(text.trimEnd().split('\n').length, file).toBeLessThanOrEqual(40)
      expect(
        [...text.matchAll(/^export (?:const|function|type|interface) (\w+)/gm)].map((match) => match[1]),
        file,
      ).toEqual(['Route'])
    }
  })
})
