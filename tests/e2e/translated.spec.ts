import type { Page } from 'playwright/test'
import { beginUse, caseOf, expect, type Scenario, test, visit } from './support'

/** How translators change a page: a copy in the place of each text, or the text itself inside another element. */
type Way = 'copied' | 'wrapped'

/** Runs in the page, as a translator does: all text that stands there, and all that comes. */
function translate(way: Way): void {
  const kept = 'script, style, textarea, title, option, font, [translate=no]'
  const wrap = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(kept)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    outer.append(inner)
    if (way === 'copied') {
      inner.textContent = text.data
      text.replaceWith(outer)
    } else {
      text.replaceWith(outer)
      inner.append(text)
    }
  }
  const all = (root: Node) => {
    if (root instanceof Text) return wrap(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) wrap(text)
  }
  all(document.body)
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) all(node)
  }).observe(document.body, { childList: true, subtree: true })
}

const QUIET_MS = 300

/** The figures that a reader sees, in their order, when nothing is on its way any more. */
async function figuresOf(page: Page): Promise<string[]> {
  const main = page.getByRole('main')
  let figures: string[] = []
  await expect(async () => {
    await expect(main.locator('[aria-busy=true], .opacity-60, td .animate-pulse')).toHaveCount(0)
    figures = (await main.innerText()).match(/\d[\d,.]*/g) ?? []
    await page.waitForTimeout(QUIET_MS)
    expect((await main.innerText()).match(/\d[\d,.]*/g) ?? []).toEqual(figures)
  }).toPass()
  return figures
}

const choose = (label: string, option: string) => async (page: Page) =>
  void (await page.getByLabel(label, { exact: true }).first().selectOption(option))
const pressChip = (row: string, name: string) => (page: Page) =>
  page.getByRole('group', { name: row, exact: true }).getByRole('button', { name, exact: true }).click()

interface Case {
  readonly path: string
  readonly act: (page: Page) => Promise<void>
  readonly scenario?: Scenario
}

const QUESTION = 'province=安徽&year=2025&subject=物理'
const LIST = '/volunteerDetail/s-2/score-s-2/l-4'

const CASES: readonly Case[] = [
  { path: '/pici?province=安徽', act: choose('省份', '江苏') },
  {
    path: `/weici?${QUESTION}&score=600`,
    act: async (page) => {
      const field = page.getByRole('main').getByLabel('分数', { exact: true })
      await field.fill('500')
      await field.press('Enter')
    },
  },
  {
    path: '/chadaxue?reach=全部',
    act: async (page) => {
      await page.getByRole('button', { name: '省份', exact: true }).click()
      await page.getByRole('dialog', { name: '省份' }).getByRole('button').nth(3).click()
    },
  },
  {
    path: LIST,
    scenario: { persona: 'vip' },
    act: async (page) => {
      await page
        .getByRole('button', { name: /^移到第几位/ })
        .first()
        .click()
      await page.getByRole('main').locator('form input').first().fill('3')
      await page.getByRole('main').locator('form input').first().press('Enter')
    },
  },
  {
    path: '/chadaxueoverview/10358',
    act: (page) => page.getByRole('link', { name: '录取分数线', exact: true }).first().click(),
  },
  { path: `/chadaxueluqu/10358?${QUESTION}`, act: choose('年份', '2024') },
  { path: `/chadaxuejihua/10358?${QUESTION}`, act: choose('科类', '历史') },
  { path: '/chadaxuerank', act: pressChip('年份', '2024') },
  { path: `/tiqianpi?${QUESTION}`, scenario: { persona: 'vip' }, act: choose('科类', '历史') },
  {
    path: '/compare?schools=10358,10357&province=安徽&subject=物理',
    act: choose('科类', '历史'),
  },
  {
    path: '/search/all?q=合肥',
    // A tab would show the counts that stand there already.
    act: async (page) => {
      const field = page.getByRole('main').getByRole('combobox', { name: '搜索院校、专业、职业和资讯' })
      await field.fill('计算机')
      await field.press('Enter')
    },
  },
  { path: '/gaokaozixun?province=安徽', act: choose('省份', '江苏') },
]

for (const [at, { path, act, scenario = { persona: 'student' } }] of CASES.entries()) {
  test(`${path} shows no figure of another question under a translator`, caseOf(at), async ({ browser }) => {
    // Each page begins with nothing that the one before has changed.
    const answer = async (way?: Way) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await visit(page, path, scenario)
      await beginUse(page)
      const before = await figuresOf(page)
      if (way) await page.evaluate(translate, way)
      await act(page)
      await expect.poll(() => figuresOf(page)).not.toEqual(before)
      const figures = await figuresOf(page)
      await expect(page.getByRole('heading', { name: '页面出错了' })).toHaveCount(0)
      await page.context().close()
      return figures
    }
    const figures = await answer()
    for (const way of ['copied', 'wrapped'] as const) expect(await answer(way), way).toEqual(figures)
  })
}
