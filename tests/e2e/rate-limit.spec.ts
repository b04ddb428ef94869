import { expect, LONG, test, visit } from './support'

// What fails also stands in the console.
test.use({ expectedErrors: [/Failed to load resource/] })

/** Longer than any wait between two tries. */
const NEXT_TRY_MS = 10_000

test.describe(() => {
  // The clock of the page is put forward.
  test.use({ isFirstVisit: true })

  test('a server with too many callers is waited out, and says so meanwhile', async ({ page }) => {
    await page.clock.install()
    await visit(page, '/pici?province=安徽', { fail: 'GET /api/batch-lines/by-province:busy*1' })
    const main = page.getByRole('main')
    await expect(main.getByRole('status').filter({ hasText: /人太多，稍后自动再试（\d 秒）/ })).toBeVisible()
    await expect(main.getByRole('button', { name: '重试' })).toBeHidden()
    await page.clock.fastForward(NEXT_TRY_MS)
    await expect(page.getByRole('region', { name: '2025 年' })).toBeVisible()
    await expect(page.getByText('人太多')).toHaveCount(0)
  })

  test(
    'what is not in a region of its own is waited out too, and the bar says it',
    LONG,
    async ({ page }) => {
      await page.clock.install()
      await visit(page, '/chadaxue?reach=全部', {
        persona: 'vip',
        fail: 'GET /api/province/majorScoreConfigs:busy',
      })
      const bar = page.getByText('人太多，有的内容稍后自动再试')
      await expect(bar).toBeVisible()
      const again = page.getByRole('main').getByRole('button', { name: '最低位次和计划加载失败，重试' })
      await expect(async () => {
        await page.clock.fastForward(NEXT_TRY_MS)
        await expect(again).toBeVisible({ timeout: 200 })
      }).toPass()
      await expect(bar).toBeHidden()
    },
  )
})

test('figures stay with their time when asking again fails', LONG, async ({ page }) => {
  await visit(page, '/myvolunteer', { persona: 'student' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('我的志愿表：3 份')
  await page.evaluate(() =>
    dispatchEvent(new CustomEvent('qa', { detail: 'qa.fail=GET /api/preferences/query/student/{id}:500*1' })),
  )
  await page.getByRole('button', { name: '复制 长三角方案' }).click()
  const stale = page.getByRole('status').filter({ hasText: /志愿表没有更新成功，下面是 10:\d\d 取得的/ })
  await expect(stale).toBeVisible()
  await expect(page.getByRole('link', { name: '长三角方案' })).toBeVisible()
  await stale.getByRole('button', { name: '重试' }).click()
  await expect(heading).toHaveText('我的志愿表：4 份')
  await expect(stale).toBeHidden()
})
