import type { Locator } from 'playwright/test'
import { readSheet } from 'read-excel-file/node'
import { beginUse, expect, LONG, test, visit } from './support'

const LIST = '/volunteerDetail/s-2/score-s-2/l-4'

test('S1-2.9 opens a list from the lists, with its rows in the form of the province', async ({ page }) => {
  await visit(page, '/myvolunteer', { persona: 'vip' })
  await page.getByRole('main').getByRole('link', { name: '师范与法学方案' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('师范与法学方案')
  await expect(page).toHaveURL(/\/volunteerDetail\/s-2\/[^/]+\/l-4/)
  await expect(page.getByText('已填 5 / 45，最多 45 个院校专业组')).toBeVisible()
  const rows = page.getByRole('list', { name: '志愿', exact: true }).locator('> li')
  await expect(rows).toHaveCount(5)
  await expect(rows.first()).toContainText(/专业组 \d+/)
  await expect(rows.first()).toContainText('服从调剂')
  await expect(rows.first()).toContainText(/院校代码 \d{4}/)
  await expect(rows.first()).toContainText(/2025 年最低 [\d,]+/)
  await expect(rows.last()).toContainText('保')
})

test(
  'checks the list up: the risk of the whole, and what was found with its rows',
  LONG,
  async ({ page }) => {
    await visit(page, LIST, { persona: 'vip' })
    const panel = page.getByRole('region', { name: '检查' })
    await expect(panel.getByRole('term').first()).toHaveText(/^滑档（\d+ 个志愿一个也没投上）$/)
    await expect(panel.getByRole('definition').first()).toHaveText(/%$/)
    const found = panel.getByRole('list', { name: '发现的问题' }).getByRole('listitem')
    await expect(found.first()).toContainText('提示')
    const row = found
      .first()
      .getByRole('link', { name: /^第 \d+ 行/ })
      .first()
    const place = /\d+/.exec(await row.innerText())?.[0] ?? ''
    await row.click()
    await expect(page.getByRole('listitem', { name: new RegExp(`^第 ${place} 个志愿`) })).toBeFocused()
    const known = found.first().getByRole('button', { name: /^知道了：/ })
    const name = (await known.getAttribute('aria-label'))?.replace('知道了：', '') ?? ''
    await known.click()
    await expect(found.getByRole('heading', { name })).toBeHidden()
    await page.reload()
    await panel.getByText('已经知道的（1）').click()
    await panel.getByRole('button', { name: `再看${name}` }).click()
    await expect(found.getByRole('heading', { name })).toBeVisible()
  },
)

test('that does not exist says so and leads to the lists', LONG, async ({ page }) => {
  await visit(page, '/volunteerDetail/s-2/x/l-none', { persona: 'vip' })
  await expect(page.getByText('没有这份志愿表，可能已经删除')).toBeVisible()
  await page.getByRole('link', { name: '看全部志愿表' }).click()
  await expect(page).toHaveURL(/\/myvolunteer/)
})

test('that belongs to somebody else says so, and offers no second try', async ({ page }) => {
  await visit(page, LIST, { persona: 'student' })
  await beginUse(page)
  await expect(page.getByText('这份志愿表不属于你')).toBeVisible()
  // The page says it: no message repeats it. One that did would stand there for five seconds.
  await page.waitForLoadState('networkidle')
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0)
  await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '看全部志愿表' })).toBeVisible()
})

test('is for those who are signed in', LONG, async ({ page }) => {
  await visit(page, LIST, { persona: 'guest' })
  await expect(page).toHaveURL(/\/about\?next=/)
})

test.describe('whose lines cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('still shows its rows, and asks again', LONG, async ({ page }) => {
    await visit(page, LIST, {
      persona: 'vip',
      fail: 'POST /api/preferences/college-admission-details:500*1',
    })
    await expect(page.getByRole('listitem', { name: /^第 1 个志愿/ })).toContainText('往年最低位次')
    await page.getByRole('button', { name: /\d+ 所院校的往年位次加载失败，重试/ }).click()
    await expect(page.getByRole('button', { name: /往年位次加载失败/ })).toBeHidden()
  })
})

test.describe('a list of one’s own', () => {
  test('is ordered by keyboard, says what was done, is saved and survives a reload', async ({ page }) => {
    await visit(page, LIST, { persona: 'vip' })
    const rows = page.getByRole('list', { name: '志愿', exact: true }).locator('> li')
    await expect(rows.nth(2)).toContainText('云南民族大学')
    const up = page.getByRole('button', { name: /^上移 云南民族大学/ })
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(rows.nth(1)).toContainText('云南民族大学')
    await expect(up).toBeFocused()
    await expect(page.getByText('云南民族大学 101 移到第 2 位')).toBeVisible()
    await expect(page.getByRole('status', { name: '保存状态' })).toHaveText(/^已保存 \d\d:\d\d$/)
    await page.reload()
    await expect(rows.nth(1)).toContainText('云南民族大学')
  })

  test('moves a row to a place, takes one out, and takes it back', LONG, async ({ page }) => {
    await visit(page, LIST, { persona: 'vip' })
    const rows = page.getByRole('list', { name: '志愿', exact: true }).locator('> li')
    await page.getByRole('button', { name: /^移到第几位：云南民族大学/ }).click()
    await expect(page.getByRole('textbox', { name: /几位：云南民族大学/ })).toBeFocused()
    await page.keyboard.type('5')
    await page.keyboard.press('Enter')
    await expect(rows.last()).toContainText('云南民族大学')
    await expect(page.getByRole('button', { name: /^移到第几位：云南民族大学/ })).toBeFocused()
    await page.getByRole('button', { name: /^移除 云南民族大学/ }).click()
    await expect(rows).toHaveCount(4)
    await expect(page.getByText('已填 4 / 45')).toBeVisible()
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(rows).toHaveCount(5)
    await expect(page.getByText('已撤销：移除 云南民族大学 101')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(rows.nth(2)).toContainText('云南民族大学')
    await page.getByRole('button', { name: '重做' }).click()
    await expect(rows.last()).toContainText('云南民族大学')
  })

  test('is checked anew with each change, and a remedy is one click', async ({ page }) => {
    await visit(page, '/volunteerDetail/s-1/x/l-2', { persona: 'student' })
    const found = page.getByRole('list', { name: '发现的问题' })
    const adjusts = page.getByRole('checkbox', { name: '服从调剂' })
    await expect(found.getByRole('listitem').first()).toBeVisible()
    for (const adjust of await adjusts.all()) await adjust.uncheck()
    await expect(found.getByRole('heading', { name: /未服从/ }).first()).toBeVisible()
    const remedy = found.getByRole('button', { name: /^第 \d+ 行勾选服从调剂$/ }).first()
    const place = Number(/\d+/.exec(await remedy.innerText())?.[0])
    for (const [at, adjust] of (await adjusts.all()).entries()) if (at !== place - 1) await adjust.check()
    await remedy.click()
    await expect(adjusts.nth(place - 1)).toBeChecked()
    await expect(found.getByRole('heading', { name: /未服从/ })).toHaveCount(0)
  })
})

test('a planner’s list is read, not changed', async ({ page }) => {
  await visit(page, '/volunteerDetail/s-1/x/l-3', { persona: 'student' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('规划师建议方案')
  await expect(page.getByRole('listitem', { name: /^第 1 个志愿/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^上移/ })).toBeHidden()
})

test(
  'a list is replayed with the lines of an earlier year, row by row and for another rank',
  LONG,
  async ({ page }) => {
    await visit(page, '/volunteerDetail/s-1/x/l-2', { persona: 'student' })
    const part = page.getByRole('region', { name: '投档回放' })
    await part.getByRole('button', { name: '开始回放' }).click()
    await expect(part.getByText(/位停在第 \d+ 个志愿/)).toBeVisible()
    await expect(part.getByRole('list', { name: '投档过程' })).toContainText('2025 年投到')
    await part.getByRole('button', { name: '从头一行一行看' }).click()
    await expect(part.getByText('看过 0 个志愿')).toBeVisible()
    await part.getByRole('button', { name: '直接看结果' }).click()
    const slider = part.getByRole('slider', { name: '如果我的位次是' })
    await slider.focus()
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', /靠后 10%$/)
    await part.getByRole('button', { name: /^2024 年/ }).click()
    await expect(part.getByRole('list', { name: '投档过程' })).toContainText('2024 年投到')
    // What may come beside what has been: a year says where it ends.
    const years = part.getByRole('slider', { name: /^200 个可能的年份/ })
    await years.focus()
    await page.keyboard.press('End')
    await expect(years).toHaveAttribute('aria-valuetext', /^线普遍偏易的一年：第 \d+ 行/)
  },
)

test.describe('a list taken away', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('comes as a workbook, after a failure that says so, and goes on paper with lines to sign', async ({
    page,
  }) => {
    await visit(page, LIST, { persona: 'vip', fail: 'GET /api/preferences/generate-excel/{id}:500*1' })
    const button = page.getByRole('button', { name: '导出 Excel' })
    await button.click()
    await expect(page.getByRole('alert').filter({ hasText: '导出' })).toContainText('导出 Excel没有成功')
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(download.suggestedFilename()).toBe('师范与法学方案.xlsx')
    const [title, , heads, first] = await readSheet(await download.path())
    expect(title?.[0]).toBe('师范与法学方案')
    expect(heads?.[3]).toBe('专业组代码')
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('region', { name: '打印页' })
    await expect(sheet.getByRole('row')).toHaveCount(6)
    // The code of the school is the province's own on both.
    expect(String(first?.[1])).toMatch(/^\d{4}$/)
    const [, school, , group] = await sheet.getByRole('row').nth(1).getByRole('cell').allInnerTexts()
    expect([school, group]).toEqual([first?.[1], first?.[3]])
    await expect(sheet.getByText('老师签名')).toBeVisible()
    await expect(page.getByRole('region', { name: '检查' })).toBeHidden()
  })
})

test('a list is shared by a link that a guest opens, with public figures and nothing of the person', async ({
  page,
  browser,
}) => {
  await visit(page, LIST, { persona: 'vip' })
  await page.getByRole('button', { name: '分享链接' }).click()
  const dialog = page.getByRole('dialog', { name: '分享这份志愿表' })
  const link = await dialog.getByRole('textbox', { name: '分享链接' }).inputValue()
  expect(link).toMatch(/\/sharedList#1[\w-]+$/)
  await dialog.getByRole('checkbox', { name: '我的位次' }).check()
  await expect(dialog.getByRole('textbox', { name: '分享链接' })).not.toHaveValue(link)
  await expect(dialog.getByRole('textbox', { name: '分享链接' })).toHaveValue(/\/sharedList#3[\w-]+$/)
  const withRank = new URL(await dialog.getByRole('textbox', { name: '分享链接' }).inputValue())
  const tiersOf = (rows: Locator) =>
    rows.evaluateAll((all) =>
      all.map((row) => /[▲●■△○⊘] (\S\S?\S?)\n/.exec((row as HTMLElement).innerText)?.[1]),
    )
  const { pathname, hash } = new URL(link)
  const guest = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await visit(guest, `${pathname}${hash}`, { persona: 'guest' })
  const rows = guest.getByRole('list', { name: '志愿', exact: true }).getByRole('listitem')
  await expect(rows).toHaveCount(5)
  await expect(rows.first()).toContainText(/2025 年最低 [\d,]+/)
  await expect(guest.getByText(/位次 \d/)).toBeHidden()
  await visit(guest, `${withRank.pathname}${withRank.hash}`, { persona: 'guest' })
  await expect(rows).toHaveCount(5)
  await page.keyboard.press('Escape')
  const own = await tiersOf(page.getByRole('list', { name: '志愿' }).getByRole('listitem', { name: /^第/ }))
  expect(own).toHaveLength(5)
  expect(own.filter(Boolean)).toHaveLength(5)
  expect(await tiersOf(rows)).toEqual(own)
  await expect(guest.getByRole('region', { name: '怎么看' })).toContainText('圆梦')
  await expect(guest.getByText(/[稳保]\s*低/)).toHaveCount(0)
  await guest.close()
})
