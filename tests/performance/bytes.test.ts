import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { budgetOf } from './budget'
import { firstLoads } from './first-load'

/** What a page may send. */
const BUDGET = 'tests/performance/budget.ts'
const DIST = path.resolve('dist')
const LOADS = firstLoads(DIST)
const RENDERED = LOADS.filter(({ rendered }) => rendered)
const ROUTES = readdirSync('src/routes', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/(^|\/)-/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join('src/routes', file), 'utf8') }))

describe('the live build', () => {
  it('has pages that were rendered at build time', () => {
    expect(RENDERED.map(({ route }) => route)).toEqual(
      ROUTES.filter(({ text }) => /\bprerendered: true\b/.test(text))
        .map(({ text }) => /createFileRoute\('(?:\/_\w+)*([^']+)'/.exec(text)?.[1])
        .toSorted(),
    )
    expect(RENDERED.length).toBeGreaterThan(3)
  })

  it.each(LOADS)('sends little for the first load of $route', (load) => {
    const { script, all, firstView } = load
    const budget = budgetOf(load)
    // Nothing measured means nothing found, which is not the same as small.
    expect(script).toBeGreaterThan(50_000)
    expect(all, BUDGET).toBeLessThanOrEqual(budget.all)
    expect(firstView, BUDGET).toBeLessThanOrEqual(budget.firstView)
  })

  it('measures every route that is a page', () => {
    const pages = ROUTES.filter(({ file, text }) => !/(^|\/)_[^/]*$/.test(file) && /\bhead:/.test(text))
    expect(LOADS.length).toBe(pages.length)
  })

  it('sends a page with few files', () => {
    for (const load of LOADS) expect(load.files.length, load.route).toBeLessThanOrEqual(budgetOf(load).files)
  })

  it('starts the files and calls of every page from its HTML, with one sheet for all', () => {
    const sheets = new Set<string>()
    for (const { route, rendered, files } of LOADS) {
      const html = readFileSync(path.join(DIST, rendered ? route : '', 'index.html'), 'utf8')
      for (const file of files) expect(html, route).toContain(file)
      // A script behind the link would wait for the sheet.
      expect(html.indexOf('<script>'), route).toBeLessThan(html.indexOf('<link rel="stylesheet"'))
      for (const file of files.filter((name) => name.endsWith('.css'))) sheets.add(file)
    }
    expect([...sheets]).toEqual([expect.stringMatching(/^assets\/index-[\w-]{8}\.css$/)])
  })

  it('says its colours in hex and its windows in lengths', () => {
    const sheets = readdirSync(path.join(DIST, 'assets')).filter((name) => name.endsWith('.css'))
    const css = sheets.map((name) => readFileSync(path.join(DIST, 'assets', name), 'utf8')).join('')
    expect(css.length).toBeGreaterThan(50_000)
    expect(/oklch\(|@media[^{]*[<>]/.exec(css)?.[0]).toBeUndefined()
  })

  it('draws the first view of the pages that people share before the application', () => {
    const drawn = LOADS.filter(({ firstView }) => firstView > 0).map(({ route }) => route)
    expect(drawn).toEqual(expect.arrayContaining(['/weici', '/pici', '/chadaxuerank', '/chadaxueluqu']))
    const scripts = readdirSync(path.join(DIST, 'assets')).filter((name) => /^first-view-.*\.js$/.test(name))
    expect(scripts.length).toBeGreaterThan(10)
    for (const name of scripts) {
      // What it does without would weigh as much as the application.
      const text = readFileSync(path.join(DIST, 'assets', name), 'utf8')
      expect(/\bimport\(|hydrateRoot|ZodMini/.exec(text)?.[0], name).toBeUndefined()
    }
  })

  it('loads no chart, dialog or message box before it is wanted', () => {
    for (const { route, files } of LOADS) {
      const names = files.map((file) => path.basename(file))
      expect(
        names.filter((file) => /^(charts|toaster|login-dialog|sheet)-/.test(file)),
        route,
      ).toEqual([])
    }
  })

  it('sends the code of the staff area to staff only: with no page, and in files of its own', () => {
    const words = /按负荷均分|存为常用筛选|分配所选|写资讯|ProseMirror/
    const isStaffCode = (file: string) => words.test(readFileSync(path.join(DIST, file), 'utf8'))
    const scripts = readdirSync(path.join(DIST, 'assets')).filter((name) => name.endsWith('.js'))
    expect(scripts.filter((name) => isStaffCode(`assets/${name}`)).length).toBeGreaterThan(1)
    // Pages of the staff area load their code once the guard has let somebody pass.
    for (const { route, files } of LOADS) {
      const scriptsOf = files.filter((file) => file.endsWith('.js'))
      expect(scriptsOf.filter(isStaffCode), route).toEqual([])
    }
  })

  it('sends the editor of lists to its own page only, and the simulation to a worker', () => {
    const pagesWith = (words: RegExp) =>
      LOADS.filter(({ files }) =>
        files.some((file) => file.endsWith('.js') && words.test(readFileSync(path.join(DIST, file), 'utf8'))),
      ).map(({ route }) => route)
    expect(pagesWith(/整理顺序/)).toEqual(['/volunteerDetail'])
    expect(pagesWith(/可能的年份推算/)).toEqual([])
    const scripts = readdirSync(path.join(DIST, 'assets')).filter((name) => name.endsWith('.js'))
    const simulating = scripts.filter((name) =>
      readFileSync(path.join(DIST, 'assets', name), 'utf8').includes('可能的年份推算'),
    )
    expect(simulating.map((name) => name.replace(/-[\w-]+\.js$/, ''))).toEqual(['check-up.worker'])
  })

  it('holds nothing of the mocks', () => {
    const names = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => /mockServiceWorker|msw/.test(name))).toEqual([])
    const texts = names.filter((name) => /\.(js|html|css)$/.test(name))
    expect(texts.length).toBeGreaterThan(10)
    for (const name of texts) {
      const text = readFileSync(path.join(DIST, name), 'utf8')
      const found =
        /mockServiceWorker|setupWorker|qa\.(persona|panel|fail)|zetu\.console|测试台|jsoneditor|演示数据|1380000800\d|林小满/.exec(
          text,
        )
      expect(found?.[0], name).toBeUndefined()
    }
  })
})
