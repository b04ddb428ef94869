import { readFile } from 'node:fs/promises'
import { expect, LONG, test, visit } from './support'

test.describe('/gaokaozixun', () => {
  test('S1-2.20.1 finds news by category and keyword, page by page, in the address', async ({ page }) => {
    await visit(page, '/gaokaozixun?page=2')
    const news = page.getByRole('region', { name: '资讯', exact: true })
    await expect(news.getByText('共 38 篇资讯')).toBeVisible()
    await news.getByRole('button', { name: '志愿' }).click()
    await expect(news.getByText('共 11 篇志愿资讯')).toBeVisible()
    await expect(page).not.toHaveURL(/page=/)
    await news.getByRole('textbox', { name: '关键词' }).fill('提前批')
    await news.getByRole('button', { name: '搜索' }).click()
    await expect(news.getByText('共 3 篇含“提前批”的志愿资讯')).toBeVisible()
    await page.reload()
    await expect(news.getByText('共 3 篇含“提前批”的志愿资讯')).toBeVisible()
  })

  test('tells what is due next in a province, and gives it as a file', async ({ page }) => {
    await visit(page, '/gaokaozixun', { persona: 'student' })
    const season = page.getByRole('region', { name: '招生日程' })
    await expect(season.getByText('安徽下一件事')).toBeVisible()
    await expect(season.getByText('还有 3 天').first()).toBeVisible()
    await season.getByLabel('省份').selectOption('上海')
    await expect(season.getByText('上海下一件事')).toBeVisible()
    const download = page.waitForEvent('download')
    await season.getByRole('button', { name: '存进日历' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('上海2026年招生日程.ics')
    expect(await readFile(await file.path(), 'utf8')).toContain('SUMMARY:上海本科批填报志愿')
  })

  test('says on the day whether the results of a province are out', async ({ page }) => {
    const season = page.getByRole('region', { name: '招生日程' })
    const at = (time: string) => ({ persona: 'student', now: `2026-06-24T${time}:00+08:00` }) as const
    await visit(page, '/gaokaozixun', at('08:30'))
    await expect(season.getByText('还没有公布，预计 09:00').first()).toBeVisible()
    await visit(page, '/gaokaozixun', at('09:30'))
    await expect(season.getByText('已公布').first()).toBeVisible()
    await expect(season.getByText('还没有公布', { exact: false })).toHaveCount(0)
  })
})

test.describe('/gaokaozixunDetail', () => {
  test('S1-2.20 shows an article by its path or its query, and leads to its neighbours', async ({ page }) => {
    await visit(page, '/gaokaozixunDetail?id=0-2026-scores')
    await expect(page).toHaveURL(/\/gaokaozixunDetail\/0-2026-scores/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2026 年成绩公布后的第一件事：查位次')
    await expect(page.getByRole('article')).toContainText('复核只查漏评')
    await page.getByRole('link', { name: /下一篇/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2026 年提前批：填之前先回答四个问题')
    await visit(page, '/gaokaozixunDetail/0-2030-scores')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有这篇资讯')
  })
})

test.describe('/gaokaozixunDetail of outsiders', () => {
  // The page's policy would refuse what the sanitiser lets through: here the sanitiser stands alone.
  test.use({ expectedErrors: [/Failed to load resource/], bypassCSP: true })

  test('shows hostile HTML as harmless text', LONG, async ({ page }) => {
    await visit(page, '/gaokaozixunDetail/0-2026-scores', {
      fail: 'GET /api/school/news/detail/{id}:hostile',
    })
    const article = page.getByRole('article')
    await expect(article).toContainText('an element of nobody')
    await expect(article.locator('script, iframe, form, [onerror], [style]')).toHaveCount(0)
  })
})
