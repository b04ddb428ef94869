import type { Locator } from 'playwright/test'
import { beginUse, expect, LONG, test, visit } from './support'

const QUESTION = 'province=安徽&year=2025&subject=物理&rank=20000'

test.describe('lines and plans of a school on a phone', () => {
  test('keep the figures that matter, without sideways scrolling', async ({ page }) => {
    await visit(page, `/chadaxueluqu/10357?${QUESTION}`)
    const table = page.getByRole('table', { name: '录取分数线' })
    await expect(table.getByRole('columnheader')).toHaveText([/专业$/, /最低位次$/, '最低分'])
    await expect(table.getByText(/(?:靠前|还差) [\d,]+ 位/).first()).toBeVisible()
    // What has no column opens below the name.
    const more = table.locator('summary').nth(1)
    await more.tap()
    await expect(more.locator('xpath=..')).toContainText(/2024 年 [\d,]+.*平均 [\d.]+/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await table.evaluate((box) => box.scrollWidth - (box.parentElement?.clientWidth ?? 0))).toBe(0)

    await page
      .getByRole('button', { name: /^展开其余 \d+ 个专业$/ })
      .first()
      .tap()
    // Further down the bar, the heads of the table and the head of a group stand below each other.
    await table
      .getByRole('row')
      .nth(12)
      .evaluate((row) => row.scrollIntoView())
    const edges = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
      return { top: Math.round(y), bottom: Math.round(y + height) }
    }
    await expect
      .poll(async () => {
        const bar = await edges(page.getByRole('region', { name: '录取分数线条件' }))
        const head = await edges(table.getByRole('columnheader').first())
        const group = await edges(
          table
            .getByRole('row', { name: /001 再选不限/ })
            .getByRole('cell')
            .first(),
        )
        return { headBelowBar: head.top - bar.bottom, groupBelowHead: group.top - head.bottom }
      })
      .toEqual({ headBelowBar: 0, groupBelowHead: 0 })
  })

  for (const width of [320, 360]) {
    test(`leave the name of a major room at ${width} px`, LONG, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await visit(page, '/chadaxuejihua/10357?province=安徽&subject=物理&rank=20000', { persona: 'student' })
      await beginUse(page)
      const row = page.getByRole('table', { name: '招生计划' }).getByRole('row').nth(2)
      await expect(row).toContainText('原书')
      const name = await row.getByRole('cell').first().boundingBox()
      expect(name?.width).toBeGreaterThanOrEqual(75)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }

  test('have the first figures far above the fold', LONG, async ({ page }) => {
    await visit(page, `/chadaxueluqu/10357?${QUESTION}`)
    const figure = await page
      .getByText(/^2025 年本科批普通专业最低/)
      .locator('xpath=..')
      .boundingBox()
    expect(figure?.y).toBeLessThan(500)
    await expect(page.getByRole('row').nth(1)).toBeInViewport()
  })

  test('are filtered in a sheet', LONG, async ({ page }) => {
    await visit(page, `/chadaxuejihua/10357?${QUESTION}`)
    await beginUse(page)
    await page.getByRole('button', { name: /^筛选/ }).click()
    await page.getByRole('dialog').getByLabel('科类').selectOption('历史')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('subject=历史')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test('the rows stay where they are when the earlier years come', LONG, async ({ page }) => {
  await visit(page, '/chadaxueluqu/10357?province=安徽&year=2025&subject=物理', {
    latency: ['0', 'POST /api/score-line/major/years:2000'],
  })
  const rows = page.getByRole('table', { name: '录取分数线' }).getByRole('row')
  const group = rows.filter({ hasText: /再选不限/ }).first()
  const major = rows.filter({ hasText: /互联网金融/ }).first()
  await page
    .getByRole('button', { name: /^展开其余 \d+ 个专业$/ })
    .first()
    .tap()
  await expect(major).toBeVisible()
  await expect(group.locator('summary')).toHaveCount(0)
  const before = (await major.boundingBox())?.y
  await expect(group.locator('summary')).toBeVisible()
  expect((await major.boundingBox())?.y).toBeCloseTo(before ?? Number.NaN, 0)
})
