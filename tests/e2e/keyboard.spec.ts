import { expect, LONG, test, visit } from './support'

test.describe('by keyboard', () => {
  test('leads from the home page to the lines of a school in at most 25 keys', LONG, async ({ page }) => {
    await visit(page, '/welcome')
    let keys = 0
    const press = async (key: string) => {
      keys += 1
      await page.keyboard.press(key)
    }
    await press('/')
    const search = page.getByRole('dialog', { name: '搜索' }).getByRole('combobox')
    await expect(search).toBeFocused()
    for (const letter of 'ahdx') await press(letter)
    await expect(page.getByRole('option', { name: /安徽大学/ }).first()).toBeVisible()
    await press('ArrowDown')
    await press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: '安徽大学' })).toBeVisible()
    const lines = page.getByRole('main').getByRole('link', { name: '录取分数线', exact: true })
    while (keys < 25 && !(await lines.evaluate((link) => link === document.activeElement))) await press('Tab')
    await press('Enter')
    await expect(page).toHaveURL(/chadaxueluqu/)
    expect(keys).toBeLessThanOrEqual(25)
  })

  test('a row of filters is one stop, with the arrow keys inside', async ({ page }) => {
    await visit(page, '/chadaxuerank')
    const kinds = page.getByRole('group', { name: '榜单' })
    const years = page.getByRole('group', { name: '年份' })
    await kinds.getByRole('button', { name: '软科' }).focus()
    await page.keyboard.press('Tab')
    await expect(years.getByRole('button', { name: '2025' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/来源：2024 年软科中国大学排名/)).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(kinds.getByRole('button', { name: '软科' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(kinds.getByRole('button', { name: 'U.S. News' })).toBeFocused()
  })

  test('the results of the school library are reached past its filters', LONG, async ({ page }) => {
    await visit(page, '/chadaxue', { persona: 'student' })
    await page.getByRole('button', { name: '搜索', exact: true }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: '院校列表' })).toBeFocused()
  })
})
