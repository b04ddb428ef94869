import { replyToAddress } from '../../src/rules/list/share/reply-address'
import { rowsOf } from './filling.steps'
import { expect, LONG, test, visit } from './support'

// Each part of the workshop in its shortest way; the whole ways are in the journeys beside.

test('a row is swapped, the list replayed with the new one, and what mum thinks of it stands beside it', async ({
  page,
}) => {
  await visit(page, '/volunteerDetail/s-2/score-s-2/l-4', { persona: 'vip' })
  await page.getByRole('button', { name: /^换一个 云南民族大学/ }).click()
  const swap = page.getByRole('button', { name: /^用 .+ 换掉第 3 行$/ }).first()
  const school = (await swap.getAttribute('aria-label'))?.match(/^用 (.+?) /)?.[1] ?? ''
  await swap.click()
  const row = page.getByRole('listitem', { name: new RegExp(`^第 3 个志愿 ${school}`) })
  await expect(row).toBeFocused()

  const replay = page.getByRole('region', { name: '投档回放' })
  await replay.getByRole('button', { name: '开始回放' }).click()
  await expect(replay.getByText(/位停在第 \d+ 个志愿|一个也没有投出去/)).toBeVisible()
  await expect(replay.getByRole('list', { name: '投档过程' })).toContainText('2025 年')

  const key = ((await row.getAttribute('id')) ?? '').replace(/^row-/, '')
  const list = { province: '安徽', year: 2026, batch: '本科批' }
  const rows = [{ key, school, opinion: 'not', words: '离家太远' } as const]
  await page.getByRole('button', { name: '分享链接' }).click()
  const replies = page.getByRole('form', { name: '家人的回信' })
  await replies
    .getByRole('textbox', { name: '收到家人的回信' })
    .fill(`妈妈看过了 https://zetu.example/familyReply#${replyToAddress({ ...list, name: '妈妈', rows })}`)
  await replies.getByRole('button', { name: '放到志愿旁边' }).click()
  await expect(page.getByText('妈妈的意见已放在志愿旁边')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row.getByText('妈妈不想去：离家太远')).toBeVisible()
})

test('a planner signs a list once its rows have reasons', async ({ page }) => {
  await visit(page, '/volunteerDetail/s-1119/c-s-1119-1/l-s-1119-9', {
    persona: 'planner',
    now: '2026-06-20T10:00:00+08:00',
  })
  const sign = page.getByRole('region', { name: '签字' })
  const press = sign.getByRole('button', { name: '在这一版上签字' })
  await expect(press).toBeDisabled()
  await sign.getByRole('button', { name: '先套用草稿，一行行看过再签' }).click()
  // A reason says why, never how far behind the rank is.
  for (const reason of await page.getByRole('textbox', { name: /^理由 / }).all()) {
    await expect(reason).toHaveValue(/学费|省内|可读|稳|保底|冲/)
    await expect(reason).not.toHaveValue(/落后/)
  }
  await expect(sign).toContainText(/还有 \d+ 行没有看过/)
  await sign.getByRole('textbox', { name: /^学生的备注/ }).fill('专业组逐个看过')
  await expect(press).toBeDisabled()
  for (const row of await page.getByRole('checkbox', { name: /^看过 / }).all()) await row.check()
  await expect(press).toBeEnabled()
  await press.click()
  await expect(page.getByRole('region', { name: '意见', exact: true })).toContainText(
    /签字，版本 [A-Z0-9]{4}-[A-Z0-9]{4}/,
  )
})

test('a planner cannot sign a list of a mock exam once the results are out', async ({ page }) => {
  await visit(page, '/volunteerDetail/s-1119/c-s-1119-1/l-s-1119-9', { persona: 'planner' })
  const sign = page.getByRole('region', { name: '签字' })
  await sign.getByRole('button', { name: '先套用草稿，一行行看过再签' }).click()
  await expect(sign).toContainText('高考成绩已经公布，这张表还按模考的成绩')
  await expect(sign.getByRole('button', { name: '在这一版上签字' })).toBeDisabled()
})

test(
  'while the lines of the schools are on their way, the last result stands there with its time',
  LONG,
  async ({ page }) => {
    await visit(page, '/volunteerDetail/s-1/x/l-1', { persona: 'student' })
    const panel = page.getByRole('region', { name: '检查' })
    await expect(panel.getByRole('definition').first()).toHaveText(/%$/)
    await visit(page, '/volunteerDetail/s-1/x/l-1', {
      persona: 'student',
      latency: 'POST /api/preferences/college-admission-details:8000',
    })
    await expect(panel.getByRole('status')).toHaveText(/正在查…上次（.+）：冲 \d+ 稳 \d+ 保 \d+ · 滑档/)
    // No row keeps a tier of before: it may be void by now.
    const rows = rowsOf(page)
    await expect(rows.getByText('在查', { exact: true })).toHaveCount(await rows.count())
    await expect(panel.getByRole('definition').first()).toHaveText(/%$/, { timeout: 20_000 })
    await expect(rows.getByText('在查', { exact: true })).toHaveCount(0)
  },
)

test.describe('without the lines of the schools', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('rows say that they were not checked', async ({ page }) => {
    await visit(page, '/volunteerDetail/s-1/x/l-1', {
      persona: 'student',
      fail: [
        'POST /api/preferences/college-admission-details:500',
        'GET /api/preferences/college-admission-detail:500',
      ],
    })
    const rows = rowsOf(page)
    await expect(rows.first()).toContainText(/没查|无数据/)
    await expect(rows.getByText('在查', { exact: true })).toHaveCount(0)
    const panel = page.getByRole('region', { name: '检查' })
    await expect(panel).toContainText('滑档没有推算')
    await expect(panel).not.toContainText('100%')
  })
})
