import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { releaseSite } from '../../scripts/release/release.mjs'
import { readSettings } from '../../scripts/release/settings.mjs'
import { MOST_BYTES } from '../../tools/previews/html'
import { writePreviews } from '../../tools/previews/run'
import { takeTinySnapshot } from '../../tools/previews/tiny-snapshot'
import { type Unable, wordsIn } from './unable-browser'

const SITE = 'https://zetu.test'
const root = mkdtempSync(path.join(tmpdir(), 'zetu-previews-'))
const dir = path.join(root, 'release')
const snapshot = path.join(root, 'snapshot')

/** What the pages of a kind are called, and what their first figures say. */
const KINDS: Readonly<Record<string, { title: RegExp; pages: number; figures: RegExp }>> = {
  chadaxueoverview: { title: /^\S+ 院校概况 · 择途$/, pages: 12, figures: /收藏.*院校概况.*最低位次/ },
  chazhuanyedetail: { title: /^\S+ 专业概况 · 择途$/, pages: 10, figures: /学科门类|修业年限/ },
  chazhuanyetype: { title: /^\S+ 专业概况 · 择途$/, pages: 4, figures: /专业/ },
  chazhiyeoverview: { title: /^\S+ 职业概况 · 择途$/, pages: 4, figures: /职业/ },
  chazhiyedetail: { title: /^\S+ 岗位情况 · 择途$/, pages: 6, figures: /职业/ },
  pici: { title: /^\S+批次线 · 择途$/, pages: 2, figures: /20\d\d 年.*(本科批|本一).*\d{3}/ },
  weici: { title: /^\S+一分一段 · 择途$/, pages: 2, figures: /20\d\d 年.*同分人数.*位次/ },
}
const ONLY = [
  ...['chadaxueoverview/', 'chazhuanyedetail/0101', 'chazhuanyedetail/02010', 'chazhuanyetype/010'],
  ...['chazhuanyetype/020', 'chazhiyeoverview/201', 'chazhiyedetail/20106', 'pici/', 'weici/'],
]

const settings = { ...readSettings('deploy/settings.json'), site: SITE }
const write = () => writePreviews({ dir, snapshot, site: SITE, cache: path.join(root, 'cache'), only: ONLY })
const read = (name: string) => readFileSync(path.join(dir, name), 'utf8')
let addresses: string[] = []

beforeAll(async () => {
  await releaseSite({ dir: path.resolve('dist'), out: dir, settings, host: 'server' })
  await takeTinySnapshot(snapshot, 12, ['provinces', 'majors', 'professions', 'lists', 'schools'])
  await write()
  const all = [...read('sitemap.xml').matchAll(/<loc>https:\/\/zetu\.test\/([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => decodeURIComponent(loc),
  )
  addresses = Object.entries(KINDS).flatMap(([folder, { pages }]) =>
    all.filter((address) => address.startsWith(`${folder}/`)).slice(0, pages),
  )
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('tells a chat of 40 addresses what each is about', () => {
  expect(addresses.length).toBe(40)
  const titles = new Set<string>()
  for (const address of addresses) {
    const html = read(`${address}/index.html`)
    const page = parse(html)
    const meta = (name: string) =>
      page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? ''
    const title = page.querySelector('title')?.text ?? ''
    const kind = KINDS[address.split('/')[0] ?? '']
    expect(title, address).toMatch(kind?.title ?? /never/)
    expect(meta('og:title'), address).toBe(title)
    const description = meta('description')
    expect(description, address).toMatch(/^演示数据。.{15,}/)
    expect(description, address).not.toMatch(/undefined|null|NaN|\{|（）|，，/)
    expect(meta('og:description'), address).toBe(description)
    const own = SITE + new URL(`/${address}`, SITE).pathname
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href'), address).toBe(own)
    const picture = meta('og:image').replace(`${SITE}/`, '')
    expect(sizeOf(picture), address).toEqual([1200, 630])
    expect(meta('og:image:alt'), address).not.toBe('')
    expect(Buffer.byteLength(html), address).toBeLessThanOrEqual(MOST_BYTES)
    // They would do nothing before the application has loaded.
    expect(page.querySelectorAll('main [data-first] button:not([inert])'), address).toEqual([])
    expect(page.querySelector('main')?.text.replaceAll(/\s+/g, ' '), address).toMatch(
      kind?.figures ?? /never/,
    )
    titles.add(title)
  }
  // An academic type and a major of it may be called the same.
  expect(titles.size).toBeGreaterThan(37)
})

it('has no script in a page but its data, and the one that looks at the browser', () => {
  for (const address of ['chadaxueoverview', 'pici', 'weici'].map(
    (folder) => addresses.find((each) => each.startsWith(folder)) ?? '',
  )) {
    const page = parse(read(`${address}/index.html`))
    const inline = page.querySelectorAll('script:not([src])').map((script) => script.getAttribute('type'))
    expect(inline).toEqual([undefined, 'application/json', 'application/ld+json'])
    expect(page.querySelector('#unstarted')?.text, address).toContain('换一台设备')
    for (const file of page.querySelectorAll('script[src], link[rel=stylesheet]'))
      expect(existsSync(path.join(dir, file.getAttribute('src') ?? file.getAttribute('href') ?? ''))).toBe(
        true,
      )
  }
})

const UNABLE: readonly (readonly [Unable, string])[] = [
  ['without scripts', '这个浏览器没有运行脚本，打不开择途'],
  ['whose scripts do not come', '没有下载完'],
  ['older than these', '这个浏览器太旧，打不开择途'],
]

it.each(UNABLE)('leaves a browser %s no page of 40 without words', (browser, words) => {
  // All other addresses are answered by the bare page.
  const pages = [...addresses.map((address) => `${address}/index.html`), 'index.html', 'about/index.html']
  expect(pages.length).toBeGreaterThan(40)
  expect(pages.filter((name) => wordsIn(read(name), browser) !== words)).toEqual([])
})

it('draws no picture twice, and leaves what is there where the snapshot is damaged', async () => {
  expect((await write()).drawn).toBe(0)
  const before = read(`${addresses[0]}/index.html`)
  const latest = path.join(snapshot, 'latest.json')
  writeFileSync(latest, readFileSync(latest, 'utf8').replace(/"contract":"[^"]+"/, '"contract":"9.0.0"'))
  await expect(write()).rejects.toThrow('contract 是 9.0.0')
  expect(read(`${addresses[0]}/index.html`)).toBe(before)
})

/** Width and height of a PNG, from its header. */
function sizeOf(file: string): [number, number] {
  const header = readFileSync(path.join(dir, file))
  expect(header.subarray(1, 4).toString()).toBe('PNG')
  return [header.readUInt32BE(16), header.readUInt32BE(20)]
}
