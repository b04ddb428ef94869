import { examplesOf, routePaths } from '../../scripts/lib/route-addresses.mjs'

/** States of a page, and the failure of every call (`docs/qa.md`) that brings it there; as it usually is, without one. */
export const STATES = [
  { name: 'usual', title: '平常', fail: undefined },
  { name: 'pending', title: '等待', fail: 'hang' },
  { name: 'empty', title: '没有数据', fail: 'empty' },
  { name: 'one', title: '一条', fail: 'one' },
  { name: 'many', title: '一千条', fail: 'many' },
  { name: 'failed', title: '出错', fail: '500' },
  { name: 'offline', title: '没有连接', fail: 'offline' },
  { name: 'forbidden', title: '不允许', fail: '403' },
]
export const WIDTHS = [390, 1440]
export const THEMES = ['light', 'dark']

/** The words of each kind by which `--only` chooses. */
export function wordsBy(persons) {
  return { person: persons, state: STATES.map(({ name }) => name), width: WIDTHS.map(String), theme: THEMES }
}

/** The paths of the route tree, a frame and the page that stands in it first counted once. */
function pagePaths() {
  return routePaths().filter((path, _, all) => !path.endsWith('/') || !all.includes(path.slice(0, -1)))
}

/**
 * Every route × person × state that is chosen, in turns: each route is seen in one way before any is seen in a second. A case
 * is one load, which shows each chosen width and theme. `pages` are the beginnings of addresses, `only` words of any kind; a
 * kind without a word is whole. `half` leaves the two looks that show most: a phone in light, a desktop in dark.
 */
export function casesOf({ persons, pages, only, half = false }) {
  const by = wordsBy(persons)
  const chosen = (kind) => {
    const words = by[kind].filter((word) => only.includes(word))
    return words.length > 0 ? words : by[kind]
  }
  const shown = pagePaths().flatMap((route) => examplesOf(route).map((address) => ({ route, address })))
  const screens = shown.filter(
    ({ address }) => pages.length === 0 || pages.some((start) => address.startsWith(start)),
  )
  const states = STATES.filter(({ name }) => chosen('state').includes(name))
  return states.flatMap((state) =>
    chosen('person').flatMap((person) =>
      screens.map(({ route, address }) => ({
        route,
        address,
        person,
        state: state.name,
        fail: state.fail,
        widths: chosen('width').map(Number),
        themes: chosen('theme'),
        half,
      })),
    ),
  )
}

/**
 * The looks of a case, one picture each: the widest first, which is where a page begins that a person makes narrow; the colours
 * change as seldom as can be.
 *
 * @param {{ widths: readonly number[], themes: readonly string[], half: boolean }} item
 */
export function looksOf({ widths, themes, half }) {
  const themesAt = (width) => (width === Math.max(...widths) ? themes : themes.toReversed())
  const looks = widths
    .toSorted((a, b) => b - a)
    .flatMap((width) => themesAt(width).map((theme) => ({ width, theme })))
  return half
    ? looks.filter(({ width, theme }) => (width === Math.min(...WIDTHS)) === (theme === 'light'))
    : looks
}

/** The file of one picture, in folders by person and state. */
export function pictureOf({ address, person, state }, { width, theme }) {
  const name = address.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'start'
  return `${person}/${state}/${name}.${width}.${theme}.jpg`
}
