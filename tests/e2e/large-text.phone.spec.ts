import type { Page } from 'playwright/test'
import { beginUse, caseOf, expect, LONG, test, visit } from './support'

// The first few have what the others repeat: figures with a curve, a table of columns, filters, long names on chips.
const PAGES = [
  '/weici?score=600',
  '/compare?schools=10357,10358',
  '/tiqianpi',
  '/chazhiye',
  '/welcome',
  '/pici',
  '/chadaxuerank',
  '/chadaxueoverview/10358',
  '/chadaxueluqu/10357?rank=20000',
  '/fillIn',
  '/myvolunteer',
  '/recommendation/s-1/c-s-1-1/new/本科批',
  '/chazhuanye',
  '/chazhuanyedetailyuanxiao/080901',
  '/preFractionScoreline/10358',
  '/gaokaozixun',
  '/userinfo/basicInfo',
  '/userinfo/enrollmentIntention',
]

/** Each has a bar, a strip or a row of its own that was wider. */
const ENLARGED = [
  '/chadaxueluqu/10001',
  '/welcome',
  '/chadaxueoverview/10001',
  '/chadaxuejihua/10001',
  '/preFraction/10001',
  '/compare?schools=10357,10358',
  '/tiqianpi',
  '/weici?score=560',
]

const SEARCHES = [
  ['/tiqianpi', '院校或专业'],
  ['/chazhiye', '查找职业'],
] as const

test.describe('in large letters on a phone', () => {
  for (const [at, path] of PAGES.entries()) {
    test(`${path} does not scroll sideways in letters of twice the size`, caseOf(at, 0), async ({ page }) => {
      await visit(page, path, { persona: 'vip' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await beginUse(page)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      // What a phone's own setting does: letters and what is measured by them.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    })
  }

  for (const [at, path] of ENLARGED.entries()) {
    test(
      `${path} does not scroll sideways where a phone shows it twice as large`,
      caseOf(at),
      async ({ page }) => {
        await page.setViewportSize({ width: 195, height: 422 })
        await visit(page, path, { persona: 'student' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await beginUse(page)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
      },
    )
  }

  for (const [at, [path, name]] of SEARCHES.entries()) {
    test(`the search of ${path} has room for what is typed`, caseOf(at, 0), async ({ page }) => {
      await visit(page, path, { persona: 'vip' })
      await beginUse(page)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const field = page.getByRole('search', { name }).getByRole('textbox')
      await field.fill('工程')
      // Beside the cross there is room for four characters.
      await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThanOrEqual(216)
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    })
  }

  test('a list that is put in order shows its names whole', LONG, async ({ page }) => {
    await visit(page, '/volunteerDetail/s-2/score-s-2/l-4', { persona: 'vip' })
    // As large as 大字.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '125%'
    })
    await page.getByRole('button', { name: '整理顺序' }).tap()
    const rows = page.getByRole('grid', { name: '排序' })
    for (const name of ['河南师范大学', '云南民族大学']) {
      const cut = () => rows.getByText(name, { exact: true }).evaluate((e) => e.scrollWidth - e.clientWidth)
      await expect.poll(cut).toBeLessThanOrEqual(0)
    }
  })

  test('大字 is switched by a guest, fits the screen, and stays on the device', async ({ page }) => {
    await visit(page, '/weici?score=600', { persona: 'guest' })
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(await size()).toBe('16px')
    await page.getByRole('button', { name: '菜单' }).tap()
    const large = page.getByRole('switch', { name: '大字' })
    await large.tap()
    await expect(large).toBeChecked()
    expect(await size()).toBe('20px')
    await page.reload()
    await expect(page.getByRole('region', { name: '位次结果' })).toContainText('26,394–27,089')
    expect(await size()).toBe('20px')
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    // The name and the buttons keep to one line.
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(70)
    // Figures that stand below their name say what they are.
    const figure = page.locator('td[data-head="等位分"]').first()
    expect(await figure.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('等位分')
  })
})

/** How far the page reaches beyond the screen, px. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
