import type { Page } from 'playwright/test'
import { expect, LONG, type Scenario, test, visit } from './support'

test('a list on a phone has its check-up below its rows, and nothing is wider than the screen', async ({
  page,
}) => {
  await visit(page, '/volunteerDetail/s-2/x/l-4', { persona: 'vip' })
  const panel = page.getByRole('region', { name: '检查' })
  await expect(panel.getByRole('definition').first()).toHaveText(/%$/)
  const [rows, below] = await Promise.all([
    page.getByRole('list', { name: '志愿', exact: true }).boundingBox(),
    panel.boundingBox(),
  ])
  expect(below?.y).toBeGreaterThan((rows?.y ?? 0) + (rows?.height ?? 0))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const name of ['撤销', '重做'])
    expect((await page.getByRole('button', { name }).boundingBox())?.width).toBeGreaterThanOrEqual(44)
})

test(
  'rows that are put in order fill the first screen of a phone, whatever was in view before',
  LONG,
  async ({ page }) => {
    await openList(page, { province: '安徽', score: 580 })
    const order = page.getByRole('button', { name: '整理顺序' })
    const rows = page.getByRole('grid', { name: '排序' }).getByRole('row')
    await order.click()
    await expect(page.getByRole('region', { name: '可能的年份' })).toBeInViewport()
    expect(await page.evaluate(rowsInView)).toBeGreaterThanOrEqual(6)
    await expect(rows.first()).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: '回到详情' }).click()
    await page.getByRole('listitem', { name: /^第 30 个志愿/ }).scrollIntoViewIfNeeded()
    await order.click()
    await expect(rows.first()).toBeInViewport({ ratio: 1 })
  },
)

test('the link to a list that is put in order opens at its heading', async ({ page }) => {
  await visit(page, '/volunteerDetail/s-2/score-s-2/l-4?view=order', { persona: 'vip' })
  await expect(page.getByRole('grid', { name: '排序' }).getByRole('row').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('rows that are put in order stay where they are while the list is saved', async ({ page }) => {
  const latency = 'POST /api/preferences/update/C:1500'
  await visit(page, '/volunteerDetail/s-2/score-s-2/l-4?view=order', { persona: 'vip', latency })
  const rows = page.getByRole('grid', { name: '排序' })
  const top = () => rows.evaluate((grid) => Math.round(grid.getBoundingClientRect().top + scrollY))
  const state = page.getByRole('status', { name: '保存状态' })
  await expect(state).toHaveText('每次修改自动保存')
  await expect(page.getByRole('link', { name: /处要看$|看检查$/ })).toBeVisible()
  const before = await top()
  await rows.getByRole('row').first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(state).toHaveText('保存中')
  expect(await top()).toBe(before)
  await expect(state).toHaveText(/^已保存/)
  expect(await top()).toBe(before)
})

/** Runs in the page: how many rows nothing covers. */
function rowsInView(): number {
  return [...document.querySelectorAll('[role=grid] [role=row]')].filter((row) => {
    const { left, top, bottom, width } = row.getBoundingClientRect()
    const isOnTop = (y: number) => row.contains(document.elementFromPoint(left + width / 2, y))
    return isOnTop(top + 2) && isOnTop(bottom - 2)
  }).length
}

/** Opens the only list of a student, with all rows of their province. */
async function openList(page: Page, student: Scenario) {
  await visit(page, '/myvolunteer', { lists: 1, choices: 'full', ...student })
  await page.getByRole('table').getByRole('link').first().click()
}

const FORMS = [
  ['院校专业组', { province: '安徽', score: 580 }],
  ['专业+院校', { province: '山东', score: 560 }],
] as const

for (const [form, student] of FORMS) {
  test(
    `rows of ${form} have about the room on a phone that they take, so that a jump lands where it stays`,
    LONG,
    async ({ page }) => {
      await openList(page, student)
      const rows = page.getByRole('list', { name: '志愿', exact: true })
      const height = async () => (await rows.boundingBox())?.height ?? 0
      for (const size of ['标准', '大字']) {
        if (size === '大字') {
          await page.evaluate(() => localStorage.setItem('zetu.text', '"large"'))
          await page.reload()
        }
        await expect(rows.getByText(/ · 院校代码 /).first()).toBeVisible()
        // The figures are there: of 96 rows that may take a while.
        await expect(rows.getByText('往年位次加载中…')).toHaveCount(0)
        const kept = await height()
        const style = await page.addStyleTag({ content: '#list-rows > li { content-visibility: visible }' })
        const taken = await height()
        await style.evaluate((element) => element.parentNode?.removeChild(element))
        expect(Math.abs(kept / taken - 1), size).toBeLessThan(0.1)
      }
    },
  )
}

test('what a sentence would change is in view on a phone while it is written', LONG, async ({ page }) => {
  await openList(page, { province: '安徽', score: 580 })
  await page.getByRole('button', { name: '整理顺序' }).click()
  // The years stand at the foot of the screen.
  await expect(page.getByRole('region', { name: '可能的年份' })).toBeInViewport()
  await page.getByRole('textbox', { name: '用一句话改这张表' }).fill('安徽的往前，天晴了')
  const understood = page.getByRole('list', { name: '听懂了什么' })
  await expect(understood).toContainText('没听懂“天晴了”')
  const isOnTop = await understood.evaluate((list) => {
    const { x, y, width, height } = list.getBoundingClientRect()
    return list.contains(document.elementFromPoint(x + Math.min(width, 60) / 2, y + height / 2))
  })
  expect(isOnTop).toBe(true)
})

test('a list without rows says how to begin, and has nothing to type', LONG, async ({ page }) => {
  await openList(page, { province: '安徽', score: 580, choices: 0 })
  await expect(page.getByText('这份志愿表里还没有志愿：加志愿，或导入一张表')).toBeVisible()
  const [id] = new URL(page.url()).pathname.split('/').slice(-1)
  await page.goto(`/volunteerEntry/${id}`)
  await expect(page.getByText('这份志愿表里还没有志愿，填了再来录入。')).toBeVisible()
  await expect(page.getByText('每行都填了专业')).toHaveCount(0)
})
