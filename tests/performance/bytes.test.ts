import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { BUDGET_BYTES } from './budget'
import { firstLoad } from './first-load'

const DIST = path.resolve('dist')
const RENDERED = readdirSync(DIST).filter(
  (name) =>
    statSync(path.join(DIST, name), { throwIfNoEntry: false })?.isDirectory() &&
    name !== 'assets' &&
    !name.startsWith('.'),
)

describe('the live build', () => {
  it('has pages that were rendered at build time', () => {
    expect(RENDERED.toSorted()).toEqual(['about', 'pici', 'weici', 'welcome'])
  })

  it.each(['/', ...RENDERED])('sends little for the first load of %s', (page) => {
    const { script, all } = firstLoad(DIST, page)
    // Nothing measured means nothing found, which is not the same as small.
    expect(script).toBeGreaterThan(50_000)
    expect(script).toBeLessThanOrEqual(BUDGET_BYTES.script)
    expect(all).toBeLessThanOrEqual(BUDGET_BYTES.all)
  })

  it('loads no chart, dialog or message box before it is wanted', () => {
    for (const page of RENDERED) {
      const files = firstLoad(DIST, page).files.map((file) => path.basename(file))
      expect(
        files.filter((file) => /line-chart|toaster|login-dialog|sheet-/.test(file)),
        page,
      ).toEqual([])
    }
  })

  it('holds nothing of the mocks', () => {
    const names = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => /mockServiceWorker|msw/.test(name))).toEqual([])
    const texts = names.filter((name) => /\.(js|html|css)$/.test(name))
    expect(texts.length).toBeGreaterThan(10)
    for (const name of texts) {
      const text = readFileSync(path.join(DIST, name), 'utf8')
      const found = /mockServiceWorker|setupWorker|qa\.persona|演示数据|1380000800\d|林小满/.exec(text)
      expect(found?.[0], name).toBeUndefined()
    }
  })
})
