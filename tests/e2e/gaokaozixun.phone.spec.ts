import { expect, LONG, test, visit } from './support'

test('the season unfolds on a phone, above the news', LONG, async ({ page }) => {
  await visit(page, '/gaokaozixun?province=浙江')
  const season = page.getByRole('region', { name: '招生日程' })
  await expect(season.getByText('浙江下一件事')).toBeVisible()
  await expect(season.getByText('高考体检')).toBeHidden()
  await season.getByRole('button', { name: '看全部日程' }).click()
  await expect(season.getByText('高考体检')).toBeVisible()
  await expect(page.getByText('共 38 篇资讯')).toBeVisible()
})
