import type { Locator } from 'playwright/test'
import { pressBy, tabTo, typeInto } from './keyboard.steps'
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

  test('tabs are one stop: arrows, Home and End open what they come to, round and round', async ({
    page,
  }) => {
    await visit(page, '/volunteerEntry/l-4?step=check', { persona: 'vip' })
    const tabs = page.getByRole('tablist', { name: '步骤' })
    const open = async (name: string) => {
      const tab = tabs.getByRole('tab', { name })
      await expect(tab).toBeFocused()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      // Tab leads to the open one alone.
      await expect(tabs.locator('[tabindex="0"]')).toHaveText([name])
    }
    await tabTo(page, tabs.getByRole('tab', { name: '填报前核对' }))
    for (const [key, name] of [
      ['ArrowRight', '逐行录入'],
      ['ArrowRight', '核对官方确认'],
      ['ArrowRight', '填报前核对'],
      ['ArrowLeft', '核对官方确认'],
      ['Home', '填报前核对'],
      ['End', '核对官方确认'],
    ] as const) {
      await page.keyboard.press(key)
      await open(name)
    }
    await page.keyboard.press('Tab')
    await expect(tabs.locator(':focus')).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await open('核对官方确认')
  })

  test('the results of the school library are reached past its filters', LONG, async ({ page }) => {
    await visit(page, '/chadaxue?reach=全部', { persona: 'student' })
    await page.getByRole('button', { name: '搜索', exact: true }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: '院校列表' })).toBeFocused()
  })

  test('leads from a score to its rank, and on to a school that took that rank', async ({ page }) => {
    await visit(page, '/weici')
    await typeInto(page, page.getByLabel('分数', { exact: true }), '600')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: '位次结果' })).toContainText('26,394–27,089')
    const schools = page.getByRole('table', { name: '这个位次前后录到的院校' })
    const link = schools.getByRole('link').first()
    const name = (await link.innerText()).trim()
    await pressBy(page, link)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  })

  test(
    'leads a planner from the desk to the list of a student, and to a signature on it',
    LONG,
    async ({ page }) => {
      const press = (target: Locator, key?: string) => pressBy(page, target, key)
      await visit(page, '/myStudentList?q=s-1119', { persona: 'planner', now: '2026-06-20T10:00:00+08:00' })
      await press(page.getByRole('table', { name: '服务单' }).getByRole('link').first())
      await press(
        page
          .getByRole('region', { name: '志愿表', exact: true })
          .getByRole('link', { name: /^规划师方案/ })
          .first(),
      )
      const sign = page.getByRole('region', { name: '签字' })
      await press(sign.getByRole('button', { name: '先套用草稿，一行行看过再签' }))
      await expect(sign).toContainText(/还有 \d+ 行没有看过/)
      for (const row of await page.getByRole('checkbox', { name: /^看过 / }).all()) await press(row, 'Space')
      for (const answer of await sign.getByRole('textbox').all()) await typeInto(page, answer, '学生知道')
      const last = sign.getByRole('button', { name: '在这一版上签字' })
      await expect(last).toBeEnabled()
      await press(last)
      await expect(page.getByRole('region', { name: '意见', exact: true })).toContainText(
        /签字，版本 [A-Z0-9]{4}-[A-Z0-9]{4}/,
      )
    },
  )
})
