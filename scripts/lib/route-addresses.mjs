import { readFileSync } from 'node:fs'
import { DRAWER_SCREENS, SCREENS } from './screens.mjs'

/** Examples of routes that lead on to another one and need an id for it. */
const LEADING_ON = {
  '/chadaxuedetail/$id': '/chadaxuedetail/10358',
  '/student/$': '/student/weici',
}

/** The paths of the product, as the generated route tree knows them, in the order of their names. */
export function routePaths() {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
  const union = /fullPaths:\s*([^}]*?)\s*fileRoutesByTo/.exec(tree)?.[1] ?? ''
  return [...union.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '').toSorted()
}

/** Addresses that show a route: the screens that others walk too; else its own path, or the example of one that leads on. */
export function examplesOf(path) {
  const pattern = new RegExp(`^${path.replace(/(?<=.)\/$/, '').replaceAll(/\$\w+/g, '[^/]+')}$`)
  const shows = (address) => pattern.test(address.split('?')[0])
  const screens = SCREENS.filter(shows)
  const own = path.includes('$') ? LEADING_ON[path] : path
  const examples = screens.length > 0 || own === undefined ? screens : [own]
  return [...examples, ...DRAWER_SCREENS.filter(shows)]
}
