import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { afterAll, expect, it } from 'vitest'
import { PERSONAS } from '../../src/mocks/scenario/scenario'
import { casesOf, looksOf, pictureOf, STATES } from './cases.mjs'
import { writePage } from './page.mjs'
import { storedPictures } from './stored-pictures.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'zetu-catalogue-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const all = casesOf({ persons: PERSONAS, pages: [], only: [] })
const record = (file: string) => ({ file, route: '/weici', address: '/weici', errors: [] })

it('gives every picture a file of its own', () => {
  const files = all.flatMap((item) => looksOf(item).map((look) => pictureOf(item, look)))
  expect(new Set(files).size).toBe(files.length)
})

it('takes the kinds that are named, and the whole of a kind that is not', () => {
  const chosen = casesOf({ persons: PERSONAS, pages: ['/weici'], only: ['vip', 'guest', '390', 'dark'] })
  expect(chosen.length).toBe(2 * STATES.length)
  expect(new Set(chosen.map(({ person }) => person))).toEqual(new Set(['vip', 'guest']))
  expect(chosen.flatMap(looksOf)).toEqual(chosen.map(() => ({ width: 390, theme: 'dark' })))
  expect(casesOf({ persons: PERSONAS, pages: ['/nowhere'], only: [] })).toEqual([])
})

it('leaves one look of each width, where half is enough', () => {
  const [page] = casesOf({ persons: PERSONAS, pages: ['/weici'], only: ['vip', 'usual'], half: true })
  expect(page && looksOf(page)).toEqual([
    { width: 1440, theme: 'dark' },
    { width: 390, theme: 'light' },
  ])
})

it('sees every page as it usually is before it sees any in another state', () => {
  const firstOther = all.findIndex(({ state }) => state !== 'usual')
  expect(all.slice(firstOther).some(({ state }) => state === 'usual')).toBe(false)
})

it('goes on where a run of the same build has ended, and keeps the pictures of another as old', () => {
  const first = storedPictures(folder, { fresh: false, mark: 'one' })
  first.add(record('a.jpg'))
  expect(storedPictures(folder, { fresh: false, mark: 'one' }).has('a.jpg')).toBe(true)
  const next = storedPictures(folder, { fresh: false, mark: 'two' })
  expect(next.has('a.jpg')).toBe(false)
  next.add(record('b.jpg'))
  expect(next.all()).toEqual([
    { ...record('a.jpg'), isOld: true },
    { ...record('b.jpg'), isOld: false },
  ])
  expect(storedPictures(folder, { fresh: true, mark: 'two' }).all()).toEqual([])
})

it('does not see a page in another state that asks for nothing', () => {
  const kept = storedPictures(folder, { fresh: true, mark: 'one' })
  const page = { address: '/about', person: 'guest' }
  kept.add({ ...record('about.jpg'), ...page, state: 'usual', asks: false })
  kept.add({ ...record('weici.jpg'), person: 'guest', state: 'usual', asks: true })
  expect(kept.isSameAsUsual({ ...page, state: 'failed' })).toBe(true)
  expect(kept.isSameAsUsual({ ...page, state: 'usual' })).toBe(false)
  expect(kept.isSameAsUsual({ ...page, person: 'vip', state: 'failed' })).toBe(false)
  expect(kept.isSameAsUsual({ address: '/weici', person: 'guest', state: 'failed' })).toBe(false)
  expect(
    storedPictures(folder, { fresh: false, mark: 'two' }).isSameAsUsual({ ...page, state: 'failed' }),
  ).toBe(false)
})

it('writes one page that holds what it needs', () => {
  const file = writePage(folder, [{ ...record('a.jpg'), address: '/search?q=</script>' }], {
    persons: PERSONAS,
  })
  const html = readFileSync(file, 'utf8')
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  expect(html).not.toMatch(/(src|href)="?https?:/)
})

it('passes the same picture, and fails another', () => {
  const draw = (name: string, colour: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${colour}"/></svg>`
    writeFileSync(path.join(folder, name), new Resvg(svg).render().asPng())
  }
  const compare = (mode: 'all' | 'none') =>
    spawnSync(
      process.execPath,
      [
        'node_modules/playwright/cli.js',
        'test',
        '--config=lab/catalogue/compare.config.mjs',
        `--update-snapshots=${mode}`,
      ],
      {
        env: { ...process.env, ZETU_CATALOGUE: folder, ZETU_PICTURES: '["page.png","other.png"]' },
        encoding: 'utf8',
      },
    )
  draw('page.png', 'red')
  draw('other.png', 'red')
  expect(compare('all').status).toBe(0)
  draw('other.png', 'blue')
  const { status, stdout } = compare('none')
  expect(status).toBe(1)
  expect(stdout).toMatch(/1 failed[\s\S]*1 passed/)
})
