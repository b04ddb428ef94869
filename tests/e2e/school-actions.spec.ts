import { expect, test, visit } from './support'
import { Tester } from './tester'

const WHOSE = 'province=安徽&subject=物理'

test('that a school is out of reach is said, with the reason and ways on, within three actions', async ({
  page,
}) => {
  // 610 points are rank 20,793: the easiest line of 合肥工业大学 lies before that, of the groups without 化学 too.
  await visit(page, `/chadaxueoverview/10359?${WHOSE}`)
  const person = new Tester(page)
  await person.press(page.getByRole('button', { name: '填位次看自己' }))
  await person.fill(page.getByLabel('我的位次'), '20793')
  await person.key('Enter')
  const none = page.getByRole('region', { name: '够不着时看哪里' })
  await expect(none).toContainText(/你的 20,793 位够不着这里的普通专业，最近的还差 4,563 位（.+）/)
  await expect(none.getByRole('link')).toHaveText([/宣城校区/, '同城能报的', '同专业能报的'])
  expect(person.actions.length, person.actions.join('\n')).toBeLessThanOrEqual(3)
  // The group that asks for no 化学 is drawn with the others, and has no dot in a zone.
  const chart = page.getByRole('slider', { name: /个专业，我在哪里，逐个看$/ })
  await chart.focus()
  await page.keyboard.press('Home')
  await expect(chart).toHaveAttribute('aria-valuetext', /^001 不限 .+2025 年最低 [\d,]+ 位/)
  await none.getByRole('link', { name: /宣城校区/ }).click()
  await expect(page).toHaveURL(/\/chadaxueluqu\/19359\?.*rank=20793/)
})

test('what a plan changed is said within one action', async ({ page }) => {
  await visit(page, `/chadaxueoverview/10357?${WHOSE}`)
  const person = new Tester(page)
  await person.press(
    page.getByRole('navigation', { name: '院校资料' }).getByRole('link', { name: '招生计划' }),
  )
  await expect(
    page.getByText(/共 \d+ 个专业，比 2025 年[多少] [\d,]+ 人：\d+ 个专业多、\d+ 个少、\d+ 新增/),
  ).toBeVisible()
  expect(person.actions).toHaveLength(1)
})

test('every major of a school is on its picture, by key, by pointer and as a table', async ({ page }) => {
  await visit(page, `/chadaxueoverview/10357?${WHOSE}&rank=27089`)
  const points = page.getByRole('region', { name: '报考要点' })
  await expect(points).toContainText(/(\d+) 个专业，够得着 \d+ 个：/)
  const chart = points.getByRole('slider')
  const count = Number(await chart.getAttribute('aria-valuemax'))
  expect(await points.innerText()).toContain(`${count} 个专业，够得着`)
  const seen = new Set<string>()
  await chart.focus()
  for (let at = 0; at < count; at++) {
    await page.keyboard.press('ArrowRight')
    seen.add((await chart.getAttribute('aria-valuetext')) ?? '')
  }
  expect(seen.size).toBe(count)
  for (const text of seen) expect(text).toMatch(/2025 年最低 [\d,]+ 位.*计划 \d+ 人，[\d,]+ 元\/年|免费/)
  await points.getByRole('button', { name: /^表格/ }).click()
  await expect(page).toHaveURL(/tables=/)
  await expect(points.getByRole('table').getByRole('row')).toHaveCount(count + 1)
})
