import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { NEEDED } from '~/app/older-browsers/needed'
import { ADDED, isInOldest, OLDEST, OLDEST_OF_SHEET, scriptFeatures, styleFeatures } from './browser-features'

/*
 * What was built, held against MDN's data of browsers: nothing in it may be newer than the oldest, unless `older.ts` adds it or
 * the code asks first.
 */

const DIST = path.resolve('dist')
const ASSETS = path.join(DIST, 'assets')

/** What code asks for before it uses it, by who asks. */
const ASKED_FIRST: Readonly<Record<string, string>> = {
  '*.caretPositionFromPoint': 'ProseMirror, which asks for one of the two',
  '*.caretRangeFromPoint': 'ProseMirror, which asks for one of the two',
  '*.captureStackTrace': 'zod, which asks for it',
  '*.exitPictureInPicture': 'the image viewer, only for videos',
  '*.startViewTransition': 'the router, which asks for it',
  'api.BroadcastChannel': 'shared/lib/storage/other-tabs.ts',
  'javascript.builtins.Error.captureStackTrace': 'zod, which asks for it',
}

/** Methods of somebody's own with the name of a newer one. */
const OWN_METHODS = [
  '*.drop',
  '*.error',
  '*.escape',
  '*.getHTML',
  '*.isError',
  '*.load',
  '*.move',
  '*.notify',
  '*.pause',
  '*.resize',
  '*.take',
  '*.toArray',
  '*.toBase64',
  '*.translate',
  '*.use',
]

/** A method that `older.ts` adds with another: the polyfill of popovers. */
const COMES_ALONG = ['*.hidePopover']

/** What a browser that does not know it leaves out of a sheet, and what is then missed. */
const HARMLESS: Readonly<Record<string, string>> = {
  '-webkit-tap-highlight-color': 'a colour under the finger',
  '-webkit-touch-callout': 'a menu under the finger',
  ':-moz-progress-bar': 'the colour of a bar in one family of browsers',
  ':-webkit-inner-spin-button': 'arrows beside a figure',
  ':-webkit-progress-bar': 'the colour of a bar in one family of browsers',
  ':-webkit-progress-value': 'the colour of a bar in one family of browsers',
  ':backdrop': 'an inherited rule of the framework',
  ':has':
    'the border around a chosen field, whose own mark is there; a print of an open drawer has its page too',
  ':open': 'an arrow that does not turn; it stands in a forgiving list',
  ':popover-open': 'an arrow that does not turn; it stands in a forgiving list',
  '@container': 'a narrow table keeps its wide columns and scrolls',
  '@page': 'the margins of a sheet of paper',
  '@property': 'the framework sets the same values in another way',
  'accent-color': 'the colour of a tick',
  'color-scheme': 'the colour of a scroll bar in the dark',
  contain: 'speed',
  'forced-color-adjust': 'a bar in colours that the browser forces',
  'contain-intrinsic-block-size': 'speed',
  container: 'see @container',
  'container-type': 'see @container',
  'content-visibility': 'speed',
  'overscroll-behavior': 'a page that moves behind an open panel',
  resize: 'the corner of a text field',
  rotate: 'an arrow that does not turn',
  'scroll-behavior': 'a jump in place of a glide',
  'scrollbar-width': 'a row that is pushed sideways has a bar below it',
  size: 'the size of a sheet of paper',
  'text-autospace': 'a little space between scripts',
  'text-wrap': 'where a line ends',
}

/** Parts of `older.ts` that need a document (`tests/e2e/live/browsers.spec.ts`, `npm run lab -- engines`). */
const OF_A_DOCUMENT = /^api\.(CSSStyleSheet|Document|Element|HTMLElement)\./

/** Objects of a browser as they were in 2020, as far as `older.ts` adds to them. */
const BARE = `
  globalThis.AbortSignal = class { aborted = false; addEventListener() {} }
  globalThis.AbortController = class { signal = new AbortSignal(); abort() { this.signal.aborted = true } }
  globalThis.URL = class {}
  globalThis.self = globalThis.window = globalThis`

/** Where a feature stands, by its name in MDN's data. */
function placeOf(feature: string): string {
  const [owner = '', member] = feature.replace(/^(javascript\.builtins|api)\./, '').split('.')
  if (member === undefined) return `globalThis.${owner}`
  const own = owner === 'TypedArray' ? 'Object.getPrototypeOf(Int8Array)' : owner
  return /_static$|^hasOwn$/.test(member)
    ? `${own}.${member.replace('_static', '')}`
    : `${own}.prototype.${member}`
}

const allowed = new Set([...Object.keys(ASKED_FIRST), ...OWN_METHODS, ...COMES_ALONG])

const files = (ending: RegExp) => readdirSync(ASSETS).filter((name) => ending.test(name))
const read = (name: string) => readFileSync(path.join(ASSETS, name), 'utf8')

it('has no script with what browsers of the oldest lack', () => {
  const found = new Map<string, string>()
  const scripts = files(/\.js$/).map((name) => [name, read(name)] as const)
  const inline = ['index.html', 'weici/index.html'].flatMap((name) =>
    [...readFileSync(path.join(DIST, name), 'utf8').matchAll(/<script>(.+?)<\/script>/gs)].map(
      ([, code = ''], index) => [`${name}#${index}`, code] as const,
    ),
  )
  for (const [name, code] of [...scripts, ...inline]) {
    if (/^older-/.test(name)) continue
    for (const { feature, line, column } of scriptFeatures(code, OLDEST))
      if (!allowed.has(feature)) found.set(feature, `${name}:${line}:${column}`)
  }
  expect(Object.fromEntries(found)).toEqual({})
  expect(scripts.length).toBeGreaterThan(100)
  expect(inline.length).toBeGreaterThan(3)
})

it('has nothing newer in what runs where older.ts never does', () => {
  const look = /<script>(.+?)<\/script>/s.exec(readFileSync(path.join(DIST, 'index.html'), 'utf8'))?.[1] ?? ''
  expect(look).toContain('zetuOlder')
  const worker = readFileSync(path.join(DIST, 'service-worker.js'), 'utf8')
  for (const code of [look, worker]) {
    const found = scriptFeatures(code, OLDEST, new Set()).filter(({ feature }) => !allowed.has(feature))
    expect(found).toEqual([])
  }
})

it('reads older.ts first in the worker of the check-up', () => {
  const [name = ''] = files(/^check-up\.worker-.+\.js$/)
  const asked: string[] = []
  const self = { name: 'older.js', addEventListener: () => undefined }
  const importScripts = (address: string) => {
    asked.push(address)
    throw new Error('read')
  }
  const context = createContext({ self, importScripts })
  // Of an older browser, which would stumble over what comes before.
  for (const feature of ADDED.filter((each) => each.startsWith('javascript.builtins.')))
    runInContext(`if (${placeOf(feature).replace(/\.[^.]+$/, '')}) delete ${placeOf(feature)}`, context)
  expect(() => runInContext(read(name), context)).toThrow('read')
  expect(asked).toEqual(['older.js'])
})

it('has everything in older.ts that the check takes as added', () => {
  const context = createContext({ setTimeout, Event, DOMException: Error })
  const [name = ''] = files(/^older-.+\.js$/)
  // A browser without any of it.
  const members = ADDED.filter((feature) => !OF_A_DOCUMENT.test(feature)).map(placeOf)
  runInContext(BARE, context)
  for (const place of members) runInContext(`delete ${place}`, context)
  for (const place of members) expect(runInContext(`typeof ${place}`, context), place).toBe('undefined')
  runInContext(read(name), context)
  const controller = 'const controller = new AbortController(); controller.abort(1)'
  expect(runInContext(`${controller}; controller.signal.reason`, context)).toBe(1)
  const missing = members
    .filter((place) => place !== 'AbortSignal.prototype.reason')
    .filter((place) => runInContext(`typeof ${place}`, context) !== 'function')
  expect(missing).toEqual([])
  expect(members.length).toBeGreaterThan(15)
})

it('finds what is newer than the oldest, with line and column', () => {
  const newer: Readonly<Record<string, string>> = {
    'const a = 1;\nAbortSignal.any([a])': '',
    'new Set([1]).isSubsetOf(new Set())': '*.isSubsetOf 1:0',
    'x = 1;\n"ab".replace(/(?<=a)b/, "")': 'lookbehind 2:13',
    'RegExp(`(?<!a)b`)': 'lookbehind 1:8',
    'const make = Promise.withResolvers': 'javascript.builtins.Promise.withResolvers 1:13',
    'class A { static { this.a = 1 } }': 'javascript.classes.static.initialization_blocks 1:10',
    'new Intl.Segmenter("zh")': 'javascript.builtins.Intl.Segmenter 1:4',
    '[1].toSorted()': '',
  }
  for (const [code, feature] of Object.entries(newer)) {
    const found = scriptFeatures(code, OLDEST).map(
      ({ feature, line, column }) => `${feature} ${line}:${column}`,
    )
    expect(found.join(), code).toBe(feature)
  }
  const styles = styleFeatures('a{color:oklch(1 0 0)}@media (width>=1px){a{height:1dvh}}', OLDEST_OF_SHEET)
  expect(styles.map(({ feature }) => feature)).toEqual(['oklch()', '@media range'])
  expect(styleFeatures('a{height:1dvh}', OLDEST).map(({ feature }) => feature)).toEqual(['dvh'])
})

it('says the oldest browsers in README.md', () => {
  const { chrome, edge, safari, firefox } = OLDEST
  const said = `Chrome ${chrome}、Edge ${edge}、Safari ${safari}、Firefox ${firefox} 起`
  expect(readFileSync('README.md', 'utf8')).toContain(said)
})

it('adds nothing that the oldest have, and tells every browser below it', () => {
  for (const feature of ADDED) expect(isInOldest(feature), feature).toBe(false)
  for (const name of NEEDED)
    expect(isInOldest(`api.${name}`) || isInOldest(`javascript.builtins.${name}`), name).toBe(true)
})

it('has no sheet with what browsers that read it lack', () => {
  const found = new Map<string, string>()
  for (const name of files(/\.css$/)) {
    const oldest = /^older-/.test(name) ? OLDEST : OLDEST_OF_SHEET
    for (const { feature, text } of styleFeatures(read(name), oldest))
      if (!(feature in HARMLESS)) found.set(feature, `${name}: ${text}`)
  }
  expect(Object.fromEntries(found)).toEqual({})
})

it('has no sheet with which Chromium 103 hangs', () => {
  // A linked sheet with a media query and an empty layer: the next page that takes it out of memory never ends.
  for (const name of files(/\.css$/)) expect(read(name).match(/@layer [\w\s,.-]+;/g) ?? [], name).toEqual([])
})
