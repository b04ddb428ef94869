import type { Page } from 'playwright/test'
import { HOSTILE_HTML } from '../../src/mocks/scenario/alter/hostile-html'
import { beginUse, expect, LONG, test, visit } from './support'

const REPORTS = 'GET /api/school/{id}/reports:hostile'
const GUIDE = 'GET /api/admission-guide/{id}:hostile'

const TAGS = new Set(
  (
    'H3 H4 H5 H6 P DIV BR HR BLOCKQUOTE PRE CODE STRONG B EM I U S SUB SUP SPAN A IMG FIGURE FIGCAPTION ' +
    'UL OL LI DL DT DD TABLE CAPTION THEAD TBODY TFOOT TR TH TD'
  ).split(' '),
)
/** What the sanitiser leaves, and what the article adds to links, pictures and the boxes of tables. */
const ATTRIBUTES = new Set(
  (
    'href src alt title colspan rowspan start target rel loading decoding referrerpolicy ' +
    'class tabindex role aria-label'
  ).split(' '),
)

/** Sets a trap that hostile text would spring, before any script of the page, and notes what is fetched. */
async function setTrap(page: Page) {
  const foreign: string[] = []
  const dialogs: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url())
  })
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('popup', (popup) => foreign.push(`popup ${popup.url()}`))
  await page.addInitScript(() => {
    const sprung: string[] = []
    Object.defineProperties(window, {
      trap: { value: () => sprung.push(new Error().stack ?? ''), writable: false, configurable: false },
      sprung: { value: sprung, writable: false, configurable: false },
    })
  })
  return { foreign, dialogs, sprung: () => page.evaluate<string[]>('window.sprung') }
}

/** What an article holds that it must not hold; empty for a clean one. */
function faultsOf(page: Page, tags: string[], attributes: string[]) {
  return page.getByRole('article').evaluateAll(
    (articles, [knownTags, knownAttributes]) =>
      articles.flatMap((article, index) => {
        const faults: string[] = []
        const frame = article.getBoundingClientRect()
        const { contain, overflowX, overflowY } = getComputedStyle(article)
        if (!contain.includes('paint') && contain !== 'content') faults.push(`contain ${contain}`)
        if (overflowX === 'visible' || overflowY === 'visible') faults.push('overflow')
        if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
          faults.push('page width')
        for (const element of article.querySelectorAll('*')) {
          if (element.parentElement === article) continue
          const { position, float, zIndex } = getComputedStyle(element)
          if (!knownTags?.includes(element.tagName)) faults.push(element.tagName)
          for (const { name, value } of element.attributes) {
            if (!knownAttributes?.includes(name)) faults.push(`${name}=${value}`)
          }
          const own = element.className === 'article-table'
          if (!own && (element.className !== '' || element.hasAttribute('tabindex') || element.id !== '')) {
            faults.push(`names ${element.outerHTML.slice(0, 80)}`)
          }
          if (position !== 'static' || float !== 'none' || zIndex !== 'auto')
            faults.push(`position ${position}`)
          if (element instanceof HTMLAnchorElement) {
            if (!['http:', 'https:', 'mailto:', 'tel:'].includes(element.protocol)) faults.push(element.href)
            if (element.target !== '_blank' || !element.relList.contains('noopener')) faults.push('opener')
          }
          if (
            element instanceof HTMLImageElement &&
            !element.src.startsWith(`${location.origin}/`) &&
            !/^data:image\/(png|jpeg|webp|gif);/.test(element.src)
          ) {
            faults.push(`img ${element.src}`)
          }
          const box = element.getBoundingClientRect()
          if (box.width > 0 && (box.left < frame.left - 1 || box.top < frame.top - 1))
            faults.push('out of the frame')
        }
        return faults.map((fault) => `${index}: ${fault}`)
      }),
    [tags, attributes],
  )
}

/** What hostile text would have changed around the article. */
function pageAround(page: Page) {
  return page.evaluate(() => ({
    main: document.getElementById('content')?.tagName,
    heads: [...document.head.children].filter((item) => /^(BASE|META)$/.test(item.tagName)).length,
    frames: document.querySelectorAll('iframe, object, embed, frame, portal').length,
    forms: document.querySelectorAll('main form').length,
    display: getComputedStyle(document.body).display,
    cookie: document.cookie,
    getElementById: typeof document.getElementById,
    mounted: document.documentElement.dataset.mounted,
  }))
}

test.describe('an article of outsiders', () => {
  // Pictures of nothing at this site.
  // The page's policy would refuse what the sanitiser lets through: here the sanitiser stands alone.
  test.use({ expectedErrors: [/Failed to load resource/], bypassCSP: true, isFirstVisit: true })

  test('neither runs, nor fetches elsewhere, nor leaves its frame, text by text', async ({ page }) => {
    const trap = await setTrap(page)
    await visit(page, '/chadaxueoverview/10357', { fail: REPORTS })
    await beginUse(page)
    await expect(page.getByRole('article').first()).toContainText('安徽大学')
    await page.getByRole('button', { name: '院校报告' }).click()
    const before = await pageAround(page)
    const entries = page.getByRole('button', { name: /^Hostile \d+/ })
    await expect(entries).toHaveCount(HOSTILE_HTML.length)
    expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(80)
    // Opened in one go: by hand each would take as long as all.
    await entries.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click()
    })
    const articles = page.getByRole('article', { name: /^Hostile \d+/ })
    await expect(articles).toHaveCount(HOSTILE_HTML.length)
    await expect(articles.last()).not.toHaveAttribute('aria-busy', 'true')
    await page.waitForLoadState('networkidle')

    expect(await faultsOf(page, [...TAGS], [...ATTRIBUTES])).toEqual([])
    expect(await pageAround(page)).toEqual(before)
    // Harmless text of hostile articles stays readable.
    await expect(articles.filter({ hasText: 'after the end' })).toHaveCount(1)
    await expect(articles.filter({ hasText: 'tab' }).getByRole('link')).toHaveCount(0)

    // Whatever waits for a hand or for focus gets it.
    await articles.evaluateAll((nodes) => {
      for (const element of nodes.flatMap((node) => [
        ...node.querySelectorAll<HTMLElement>('*:not(a[href])'),
      ])) {
        for (const type of [
          'click',
          'mouseover',
          'focus',
          'pointerdown',
          'wheel',
          'animationstart',
          'toggle',
        ]) {
          element.dispatchEvent(new Event(type, { bubbles: true }))
        }
      }
    })
    expect(await trap.sprung()).toEqual([])
    expect(trap.dialogs).toEqual([])
    expect(trap.foreign).toEqual([])

    // The trap does spring for the same text where nobody has sanitised it.
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<img src="x:x" onerror="trap()">'),
    )
    await expect.poll(async () => (await trap.sprung()).length).toBe(1)
  })

  test('holds all of them at once in a brochure', LONG, async ({ page }) => {
    const trap = await setTrap(page)
    await visit(page, '/ZhaoshengDetail/10357-2025-regulations', { fail: GUIDE })
    const article = page.getByRole('article', { name: '安徽大学 2025 年招生章程' })
    await expect(article).toContainText('without a scheme')
    await page.waitForLoadState('networkidle')
    expect(await faultsOf(page, [...TAGS], [...ATTRIBUTES])).toEqual([])
    expect(await trap.sprung()).toEqual([])
    expect(trap.foreign).toEqual([])
    expect(trap.dialogs).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('安徽大学 2025 年招生章程')
    await expect(page.getByRole('contentinfo')).toContainText('以省级教育考试院和高校招生章程公布为准')
  })

  test('opens its links elsewhere, without a way back to this page', LONG, async ({ page }) => {
    await visit(page, '/ZhaoshengDetail/10357-2025-regulations', { fail: GUIDE })
    const link = page.getByRole('article').getByRole('link', { name: 'opener', exact: true })
    await expect(link).toHaveAttribute('href', 'https://hostile.invalid/opener')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    await expect(link).not.toHaveAttribute('ping')
    await expect(link).not.toHaveAttribute('download')
    // A picture of another site is not asked for: who wants to see it follows the link.
    const picture = page.getByRole('article').getByRole('link', { name: '图片“校门”（hostile.invalid）' })
    await expect(picture).toHaveAttribute('href', 'https://hostile.invalid/tracker.png')
    await expect(picture).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  })
})

test.describe('without the sanitiser', () => {
  test.use({ isFirstVisit: true, expectedErrors: [/ERR_FAILED|Failed to (load|fetch)/] })

  test('says so and shows nothing of the text', async ({ page }) => {
    await visit(page, '/ZhaoshengDetail/10357-2025-regulations', {
      fail: 'GET /assets/html-article-content:offline',
    })
    await expect(page.getByRole('alert').filter({ hasText: '正文没有下载完成' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('安徽大学 2025 年招生章程')
    await expect(page.getByText('本章程适用于')).toHaveCount(0)
  })
})
