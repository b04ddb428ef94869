import { readFileSync } from 'node:fs'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { matchedPage } from '~/app/prefetch/matched-page'
import { type Address, written } from '~/shared/address/address'
import { drawerSearch, sectionSearch } from '~/shared/address/drawer'
import { parseSearch, stringifySearch } from '~/shared/address/search'
import { safeNextPath } from '~/shared/session/next-path'
import { HOSTILE_ADDRESSES } from '../hostile-addresses'

const HERE = 'https://here.invalid'

const MODULES = import.meta.glob<Record<string, unknown>>('/src/**/*.address.ts', { eager: true })

const isAddress = (value: unknown): value is Address<Record<string, never>> =>
  typeof value === 'object' && value !== null && 'schema' in value && 'defaults' in value

const SCHEMAS = Object.values(MODULES).flatMap((exported) => Object.values(exported).filter(isAddress))

const PATHS = [
  ...(/fullPaths:\s*([^}]*?)\s*fileRoutesByTo/
    .exec(readFileSync('src/routeTree.gen.ts', 'utf8'))?.[1]
    ?.matchAll(/'([^']+)'/g) ?? []),
].map(([, path = '']) => path)

/** The addresses of the product as a router knows them; what stands there does not matter. */
function routerAt(entry: string) {
  const root = createRootRoute()
  const routes = PATHS.filter((path) => !path.endsWith('/')).map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  )
  return createRouter({
    routeTree: root.addChildren(routes),
    parseSearch,
    stringifySearch,
    history: createMemoryHistory({ initialEntries: [entry] }),
  })
}

const EARLY = {
  base: '/',
  pages: PATHS.map((path) => ({
    ...{ id: path, path, files: [], login: false },
    ...{ numbers: ['score', 'year', 'page'], lists: ['schools'], defaults: {} },
  })),
}

it('has some three hundred of them, and finds the pages and what their addresses hold', () => {
  expect(HOSTILE_ADDRESSES.length).toBeGreaterThanOrEqual(300)
  expect(PATHS.length).toBeGreaterThan(60)
  expect(SCHEMAS.length).toBeGreaterThan(10)
})

const partsOf = (entry: string) => new URL(entry, HERE)

describe('three hundred hostile addresses', () => {
  it('name a page, or none, and stay on this site', () => {
    for (const entry of HOSTILE_ADDRESSES) {
      const router = routerAt(entry)
      expect(router.matchRoutes(router.latestLocation).length, entry).toBeGreaterThan(0)
      const { href } = router.buildLocation({ to: '.', search: true, hash: true })
      expect(partsOf(href).origin, entry).toBe(HERE)
      expect(() => matchedPage(EARLY, partsOf(entry)), entry).not.toThrow()
    }
  })

  it('ask for nothing that a page does not know', () => {
    for (const entry of HOSTILE_ADDRESSES) {
      const asked = parseSearch(partsOf(entry).search)
      for (const page of SCHEMAS) {
        for (const own of [asked, sectionSearch(drawerSearch(asked))]) {
          const text = stringifySearch(written(page, page.parse(own)))
          // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this rejects
          expect(decodeURIComponent(text), entry).not.toMatch(/[\u0000-\u001f\u007f]/)
          expect(page.parse(parseSearch(text)), entry).toEqual(page.parse(own))
        }
      }
    }
  })

  it('lead nowhere else after the sign-in', () => {
    for (const entry of HOSTILE_ADDRESSES) {
      const next = safeNextPath(parseSearch(partsOf(entry).search).next)
      expect(partsOf(next ?? '/').origin, entry).toBe(HERE)
    }
  })
})
