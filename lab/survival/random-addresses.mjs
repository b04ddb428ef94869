import fc from 'fast-check'
import { HOSTILE_TEXTS } from '../../scripts/lib/hostile-texts.mjs'
import { DRAWER_SCREENS, SCREENS } from '../../scripts/lib/screens.mjs'
import { PERSONAS } from './entry.mjs'

/** Words that addresses of the product have, by the name of the search param. */
const WORDS = {
  province: ['安徽', '上海', '浙江', '海南', '新疆', '西藏', '河南', '广东', '全部'],
  subject: ['物理', '历史', '综合', '理科', '文科'],
  batch: ['本科批', '本科提前批', '专科批', '本科一批'],
  q: ['合肥', '计算机', '工程师', '清华', '志愿', '没有这个词'],
  schools: ['10358', '10357,10358', '10358,10357,10001,10002', '99999'],
  majors: ['080901', '080901,030101K', '0809'],
  provinces: ['安徽', '安徽,上海', '火星'],
  types: ['理工', '综合,师范'],
  features: ['985', '211,双一流'],
  natures: ['公办', '民办,中外合作办学'],
  electives: ['化学', '化学,生物', '政治'],
  category: ['查分', '工学', '生产'],
  guide: ['10357-2025-guide'],
  id: ['s-2', 's-1001', '1'],
  who: ['p-1', 'p-101'],
  score: ['601', '0', '750', '900'],
  rank: ['1', '9000', '300000', '9999999'],
  year: ['2017', '2024', '2025', '2026', '2027'],
  page: ['1', '2', '3', '7', '999'],
}
const NUMBERS = ['0', '1', '2', '10', '-1', '1.5', '1e3', ' 7 ', '007', '999999999', '9999999999']
/** Keys that no page has. */
const UNKNOWN = [
  'utm_source',
  'from_wechat',
  'fbclid',
  '__proto__',
  'constructor',
  'PROVINCE',
  '省份',
  'lib_',
  'a[b]',
]
const SECTIONS = [...DRAWER_SCREENS.map((address) => address.split('lib=')[1]), 'nothing']
/** In a hundred: each key of a page is named, a value is hostile, a key is unknown, the drawer is open. */
const NAMED = 35
const HOSTILE = 25
const STRANGE = 15
const DRAWER = 12

const encoded = (text) => encodeURIComponent(text.toWellFormed())

/** What examples of screens have in the place of a param: `/chadaxueoverview/10358` for `/chadaxueoverview/$id`. */
function knownParts(path) {
  const pattern = new RegExp(`^${path.replaceAll(/\$\w+/g, '([^/]+)')}$`)
  return SCREENS.flatMap((address) => {
    const found = pattern.exec(address.split('?')[0])
    return found ? [found.slice(1)] : []
  })
}

const oneOf = (values) => fc.constantFrom(...values)
const chance = (share) => fc.noBias(fc.nat({ max: 99 })).map((at) => at < share)

/** A value of a search param: a word that it may have, one of another param, a number at an edge, or a hostile text. */
function paramValue({ key, choices }) {
  const own = choices.length > 0 ? choices : (WORDS[key] ?? ['1', '合肥'])
  return fc.oneof(
    { weight: 100 - HOSTILE - 15, arbitrary: oneOf(own) },
    { weight: 10, arbitrary: oneOf(NUMBERS) },
    { weight: 5, arbitrary: oneOf(Object.values(WORDS).flat()) },
    { weight: HOSTILE, arbitrary: oneOf(HOSTILE_TEXTS) },
  )
}

function paramOf(field) {
  return fc
    .record({ named: chance(NAMED), value: paramValue(field) })
    .map(({ named, value }) => (named ? [[field.key, value]] : []))
}

function pathOf({ path }) {
  const known = knownParts(path)
  const params = [...path.matchAll(/\$\w*/g)].map(([word]) => word)
  if (params.length === 0) return fc.constant(path)
  const part = fc.oneof(
    { weight: 2, arbitrary: fc.noBias(fc.nat({ max: 99_999 })).map(String) },
    { weight: 2, arbitrary: oneOf(HOSTILE_TEXTS).map(encoded) },
  )
  const random = fc.array(part, { minLength: params.length, maxLength: params.length })
  const parts =
    known.length === 0
      ? random
      : fc.oneof({ weight: 6, arbitrary: oneOf(known) }, { weight: 4, arbitrary: random })
  return parts.map((values) => {
    const left = [...values]
    return path.replaceAll(/\$\w*/g, () => left.shift() ?? '')
  })
}

/**
 * Addresses of the product at random: `routes` are its pages with what their search schemas read, as the router of the
 * product knows them. The same seed gives the same addresses. `isCold` are opened in a new document too.
 *
 * @param {readonly { path: string, fields: readonly { key: string, choices: readonly string[] }[] }[]} routes
 * @param {{ seed: number, count: number, coldShare: number }} how
 */
export function randomAddresses(routes, { seed, count, coldShare }) {
  const drawer = fc.record({
    section: oneOf(SECTIONS),
    params: fc.tuple(
      ...Object.keys(WORDS)
        .slice(0, 6)
        .map((key) => paramOf({ key, choices: [] })),
    ),
  })
  const strange = fc.tuple(oneOf(UNKNOWN), oneOf([...NUMBERS, ...HOSTILE_TEXTS]))
  const pages = routes.map((route) =>
    fc.record({
      path: pathOf(route),
      params: fc.tuple(...route.fields.map(paramOf)),
      drawer: fc.tuple(chance(DRAWER), drawer),
      strange: fc.tuple(chance(STRANGE), strange),
    }),
  )
  const one = fc.record({
    page: fc.noBias(fc.nat({ max: pages.length - 1 })).chain((at) => pages[at]),
    person: oneOf(PERSONAS),
    cold: chance(coldShare),
  })
  return fc.sample(one, { seed, numRuns: count }).map(({ page, person, cold }, at) => {
    const [hasDrawer, { section, params }] = page.drawer
    const [isStrange, pair] = page.strange
    const search = [
      ...page.params.flat(),
      ...(hasDrawer ? [['lib', section], ...params.flat().map(([key, value]) => [`lib.${key}`, value])] : []),
      ...(isStrange ? [pair] : []),
    ]
    const query = search.map((entry) => entry.map(encoded).join('=')).join('&')
    return { at, address: `${page.path}${query && `?${query}`}`, person, isCold: cold }
  })
}
