import { entryOf, PERSONAS } from './entry.mjs'
import { atOnce } from './matrix.mjs'
import { differenceOf, failures, noteAsked, SETTLE_MS, settle, standing, stateOf } from './page-state.mjs'
import { randomAddresses } from './random-addresses.mjs'
import { beginUse, newContext, OPENING_MS, withoutPrefetch } from './screen.mjs'

export const COUNT = 10_000
/** In a hundred: what is opened in a new document too, and must show the same. */
const COLD_SHARE = 4
/** So many in a row in one document. */
const ROW = 100
const STILL_MS = 40
/** A page that stands says what it is within this, on a machine that has much else to do. */
const STANDS_MS = 5000
const AGAIN_MS = 100
/** So much of what a page says is printed. */
const LONGEST = 80
/** And so much of an address: its number brings it back. */
const MOST = 300

/**
 * Random addresses of the product, opened in a browser: by the router, and a share in a new document. Each has a page
 * and no error, and nothing failed or waits for ever. It keeps no search param that the page does not know. Opened
 * again it shows the same. Gives how many are left.
 */
export async function runAddresses(site, { seed, count, shard, isChosen, kept, again, until }) {
  const routes = await routesOf(site.sessions[0])
  const isLeft = (item) => {
    const known = kept.find(item)
    return again ? known?.verdict !== undefined : known === undefined
  }
  const all = randomAddresses(routes, { seed, count, coldShare: COLD_SHARE })
    .filter(({ at }) => at % shard.count === shard.index - 1)
    .map(({ at, address, person, isCold }) => ({
      ...{ address: `${seed}#${at}`, target: address, fault: person, isCold },
    }))
    .filter((item) => isChosen(item.address) && isLeft(item))
  console.log(`${routes.length} 个页面，${all.length} 个地址要试`)
  const rows = PERSONAS.flatMap((person) => inRows(all.filter(({ fault }) => fault === person)))
  const started = Date.now()
  let done = 0
  await atOnce(site.sessions, rows, async (session, row) => {
    if (Date.now() > until) return
    await openRow(session, row[0].fault)
    for (const item of row) {
      if (Date.now() > until) return
      const verdict = await tryAddress(session, item)
      kept.add({ address: item.address, target: item.target, fault: item.fault, verdict })
      if (verdict) console.log(lineOf({ ...item, verdict }))
      done += 1
      if (done % 500 === 0)
        console.log(`${done}/${all.length}，每个 ${((Date.now() - started) / done).toFixed(0)} ms`)
    }
  })
  return all.length - done
}

function inRows(items) {
  const rows = []
  for (let at = 0; at < items.length; at += ROW) rows.push(items.slice(at, at + ROW))
  return rows
}

/** The pages and what their addresses hold, as the product's own router knows them. */
async function routesOf(session) {
  await openRow(session, 'guest')
  return session.page.evaluate(() => {
    const choicesOf = ({ _zod: { def } }) =>
      def.entries ? Object.values(def.entries).filter(Boolean) : def.innerType ? choicesOf(def.innerType) : []
    const schemaOf = ({ options }) => options.validateSearch?.schema?.shape ?? {}
    const byPath = new Map(
      Object.values(window.__TSR_ROUTER__.routesById).map((route) => [
        route.fullPath,
        Object.entries(schemaOf(route)).map(([key, schema]) => ({ key, choices: choicesOf(schema) })),
      ]),
    )
    return [...byPath]
      .map(([path, fields]) => ({ path, fields }))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  })
}

/** A browser in which nobody has been, but for the code, and somebody signed in. */
async function openRow(session, person) {
  if (!session.page) await newPage(session)
  const { page } = session
  await page.goto(`${session.url}/version.json`, { timeout: OPENING_MS })
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await goto(page, session.url + entryOf('/pici', person))
}

async function newPage(session) {
  const context = await newContext(session)
  await context.addInitScript(noteAsked)
  await withoutPrefetch(context)
  session.page = await context.newPage()
  session.errors = []
  session.page.on('pageerror', (error) => session.errors.push(`异常：${error.stack ?? error}`))
  session.page.on('console', (message) => {
    if (message.type() === 'error') session.errors.push(`控制台：${message.text()}`)
  })
  session.page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
}

/** Tells whether the product has come: a server refuses a path that leads out of the site. */
async function goto(page, url) {
  const answer = await page.goto(url, { timeout: OPENING_MS })
  if (!answer?.ok()) return false
  await page.locator('html[data-mounted]').waitFor({ state: 'attached', timeout: OPENING_MS })
  return true
}

/** Why an address did not hold; undefined when it did. */
async function tryAddress(session, item) {
  try {
    session.errors.length = 0
    const verdict = await verdictOf(session, item)
    // Whatever is wrong here must not be told of the next one.
    if (verdict !== undefined) await openRow(session, item.fault)
    return verdict
  } catch (error) {
    if (!session.browser.isConnected()) throw error
    await session.page
      .context()
      .close()
      .catch(() => undefined)
    session.page = undefined
    await openRow(session, item.fault)
    return `没有打开：${String(error).split('\n')[0]}`
  }
}

async function verdictOf(session, { target, fault, isCold }) {
  const { page, url, errors } = session
  await page.evaluate((address) => {
    window.trap = () => console.error('执行了地址里的脚本')
    history.pushState({}, '', address)
  }, target)
  const arrived = await lookAt(page, errors, url)
  if (arrived.problem) return arrived.problem
  if (arrived.unknown.length > 0) return `用了不认识的参数：${arrived.unknown.join()}`
  if (!isCold) return undefined
  const state = await page.evaluate(stateOf)
  if (!(await goto(page, `${url}${arrived.written}`))) {
    await openRow(session, fault)
    return undefined
  }
  const anew = await lookAt(page, errors, url)
  if (anew.problem) return `重新打开：${anew.problem}`
  if (anew.address !== arrived.written) return `重新打开后地址变了：${arrived.written} → ${anew.address}`
  const difference = differenceOf(state, await page.evaluate(stateOf))
  return difference && `重新打开后不一样：${difference}`
}

/** What an address has become when the page is quiet. */
async function lookAt(page, errors, url) {
  await beginUse(page)
  const isSettled = await page.evaluate(settle, { still: STILL_MS, most: SETTLE_MS })
  let problem = await problemOf(page)
  for (const end = Date.now() + STANDS_MS; problem && Date.now() < end; problem = await problemOf(page))
    await page.waitForTimeout(AGAIN_MS)
  const left = page.url().startsWith(url) ? undefined : `离开了：${page.url()}`
  const waits = isSettled ? undefined : '一直在加载'
  return { ...(await page.evaluate(written)), problem: errors[0] ?? left ?? problem ?? waits }
}

async function problemOf(page) {
  const problem = await page.evaluate(standing)
  if (problem) return problem
  const [failure] = await page.evaluate(failures)
  return failure && `说出错了：${failure.replaceAll(/\s+/g, ' ').slice(0, LONGEST)}`
}

/**
 * Runs in the page: where it is, how the product writes that, and what else than search params a page has read. What no
 * page reads (a campaign's mark, a scenario) may stay in the address.
 */
function written() {
  const router = window.__TSR_ROUTER__
  const pathOf = ({ pathname, search, hash }) => pathname + search + hash
  const here = { search: true, params: true, hash: true, state: true, _includeValidateSearch: true }
  const { publicHref } = router.buildLocation({ to: router.latestLocation.pathname, ...here })
  const shapes = router.state.matches.map(
    ({ routeId }) => router.routesById[routeId].options.validateSearch?.schema?.shape ?? {},
  )
  const known = new Set(['lib', ...shapes.flatMap((shape) => Object.keys(shape))])
  const read = router.state.matches.flatMap(({ _strictSearch }) => Object.keys(_strictSearch))
  return {
    address: pathOf(location),
    written: pathOf(new URL(publicHref, location.href)),
    unknown: read.filter((key) => !known.has(key) && !key.startsWith('lib.')),
  }
}

/** How many addresses have held, by who opened them, and each that has not. */
export function printAddresses(results) {
  const failed = results.filter(({ verdict }) => verdict)
  const of = (person) => results.filter(({ fault }) => fault === person)
  return [
    '| 身份 | 地址 | 有问题 |',
    '| --- | --: | --: |',
    ...[...PERSONAS.map((person) => [person, of(person)]), ['全部', results]].map(
      ([person, some]) => `| ${person} | ${some.length} | ${some.filter(({ verdict }) => verdict).length} |`,
    ),
    '',
    `有问题 ${failed.length}`,
    ...failed.map(lineOf),
  ].join('\n')
}

function lineOf({ address, fault, target, verdict }) {
  const text = target.length > MOST ? `${target.slice(0, MOST)}…` : target
  return `- ${address} · ${fault} · ${text}：${verdict}`
}
