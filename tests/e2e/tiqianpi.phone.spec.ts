import { expect, LONG, test, visit } from './support'

const PAGE = '/tiqianpi?province=安徽&year=2025&subject=全部'

test.describe('/tiqianpi on a phone', () => {
  test('S1-2.60 tells what is secondary below the name, without sideways scrolling at 360', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await visit(page, PAGE, { persona: 'vip' })
    const table = page.getByRole('table', { name: '提前批招生计划' })
    await expect(table.getByRole('columnheader')).toHaveText(['院校或专业', '计划数', '学费（元/年）'])
    const row = table.getByRole('button', { expanded: false }).first()
    await expect(row).toContainText('首选物理，再选化学')
    await row.tap()
    await expect(table.getByRole('row').nth(2)).toContainText(/再选化学\s*[四五]年/)
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await visit(page, `${PAGE}&tab=lines`, { persona: 'vip' })
    await expect(page.getByRole('table', { name: '提前批分数线' }).getByRole('row').nth(1)).toContainText(
      /代码 \d+.*录取 \d+ 人.*最高 \d+ 分/,
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  test('gives the link of a school room for a finger', LONG, async ({ page }) => {
    await visit(page, `${PAGE}&tab=lines`, { persona: 'vip' })
    const table = page.getByRole('table', { name: '提前批分数线' })
    await expect(table.getByRole('columnheader')).toHaveText(['院校或专业', '最低分', '最低位次'])
    const link = table.getByRole('link').first()
    await expect(link).toBeVisible()
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await link.tap()
    await expect(page).toHaveURL(/\/chadaxueoverview\/\d+/)
  })

  test('S1-9.8 asks for the next page once the rows of the last are all shown', LONG, async ({ page }) => {
    await visit(page, PAGE, { persona: 'vip' })
    const rows = page.getByRole('table', { name: '提前批招生计划' }).getByRole('row')
    await expect(rows).toHaveCount(101)
    // Page 1 has 999 rows, of which a hundred more appear whenever the bottom is reached.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      expect(await rows.count()).toBeGreaterThan(1001)
    }).toPass({ intervals: [50] })
  })

  test('narrows by directory in a sheet, and takes the directory away again', LONG, async ({ page }) => {
    await visit(page, PAGE, { persona: 'vip' })
    await page.getByRole('button', { name: /^筛选/ }).tap()
    const sheet = page.getByRole('dialog', { name: '提前批条件' })
    await sheet.getByLabel('招生目录').selectOption('国家公费师范生')
    await sheet.getByRole('button', { name: '完成' }).tap()
    await expect(page.getByRole('table', { name: '提前批招生计划' }).getByRole('row').nth(1)).toContainText(
      '师范大学',
    )
    await page.getByRole('button', { name: '去掉“国家公费师范生”' }).tap()
    await expect(page).not.toHaveURL(/directory=/)
  })
})
