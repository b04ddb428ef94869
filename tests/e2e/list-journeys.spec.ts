import type { Page } from 'playwright/test'
import { leaveLongDraft } from './long-draft'
import { expect, LONG, test, visit } from './support'

const LIST = '/volunteerDetail/s-2/score-s-2/l-4'

test.use({ isFirstVisit: true })

/** Presses and keys of the person in front of the page so far, also over pages that were loaded anew. */
async function countActions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const note = (event: Event) => {
      if (!event.isTrusted || (event instanceof KeyboardEvent && event.repeat)) return
      sessionStorage.setItem('actions', String(Number(sessionStorage.getItem('actions') ?? 0) + 1))
    }
    addEventListener('pointerdown', note, true)
    addEventListener('keydown', note, true)
  })
  return () =>
    page.evaluate(() => {
      const actions = Number(sessionStorage.getItem('actions') ?? 0)
      sessionStorage.removeItem('actions')
      return actions
    })
}

test(
  'a list is repaired, a row replaced and five rows carried, each in few actions',
  LONG,
  async ({ page }) => {
    const actions = await countActions(page)
    const reported: string[] = []
    const tell = async (job: string, most: number) => {
      const count = await actions()
      reported.push(`${job} ${count}（≤ ${most}）`)
      expect(count, job).toBeLessThanOrEqual(most)
    }
    await visit(page, '/volunteerDetail/s-1/x/l-2', { persona: 'student' })
    const found = page.getByRole('list', { name: '发现的问题' })
    const remedy = found.getByRole('button', { name: /^第 \d+ 行勾选服从调剂$/ }).first()
    await remedy.click()
    await expect(found.getByRole('heading', { name: /未服从/ })).toHaveCount(0)
    await tell('改好一个问题', 2)

    await page
      .getByRole('button', { name: /^换一个 / })
      .first()
      .click()
    const swap = page.getByRole('button', { name: /^用 .+ 换掉第 \d+ 行$/ }).first()
    await swap.click()
    await expect(page.getByRole('list', { name: '志愿', exact: true })).toBeVisible()
    await tell('换掉一行', 3)

    await visit(page, '/fillIn', { persona: 'vip' })
    await page.evaluate(leaveLongDraft, { id: 'l-4', rows: 60 })
    await visit(page, LIST, { persona: 'vip' })
    const grid = page.getByRole('grid', { name: '排序' })
    const row = (place: number) => grid.getByRole('row', { name: new RegExp(`^第 ${place} 位 `) })
    await page.getByRole('button', { name: '整理顺序' }).click()
    await row(60).focus()
    await actions()
    // Five rows from far below, each to its own place.
    const ways = [40, 43, 47, 52, 55].map((from, index) => [from, 2 * index + 1] as const)
    for (const [from, to] of ways) {
      for (const key of [...String(from), 'g', ...String(to), 'Enter']) await page.keyboard.press(key)
      await expect(row(to)).toBeFocused()
    }
    await tell('用键盘搬 5 行', 30)
    test.info().annotations.push({ type: 'actions', description: reported.join('，') })
  },
)

test(
  'a planner hands a draft over in few actions, and it is accepted only after it was opened',
  LONG,
  async ({ page }) => {
    const actions = await countActions(page)
    await visit(page, '/myStudentDetail?id=s-2', { persona: 'planner' })
    await actions()
    await page.getByRole('button', { name: /^用 \d+ 分制定志愿表/ }).click()
    const draft = page.getByRole('region', { name: '草稿' })
    await expect(draft).toContainText('备注说“想读师范或法学')
    const sentence = draft.getByRole('textbox', { name: '写给学生的一句话' })
    await sentence.click()
    await sentence.fill('先看前十行，后面是保底')
    await expect(draft).toContainText(/学生会看到：规划师方案.+滑档.+“先看前十行，后面是保底”/)
    await draft.getByRole('button', { name: '交给学生' }).click()
    await expect(draft).toHaveCount(0)
    const count = await actions()
    expect(count, '交给学生').toBeLessThanOrEqual(4)
    test.info().annotations.push({ type: 'actions', description: `交给学生 ${count}（≤ 4）` })

    await visit(page, '/myvolunteerdesign', { persona: 'vip' })
    const proposal = page.getByRole('article', { name: /^规划师方案（/ })
    await expect(proposal).toContainText('先看前十行，后面是保底')
    await expect(proposal.getByText('还没打开')).toBeVisible()
    await expect(proposal.getByRole('button', { name: '接受这份方案' })).toHaveCount(0)
    await proposal.getByRole('link', { name: '打开看每一行' }).click()
    const decision = page.getByRole('region', { name: /^确认 规划师方案/ })
    await decision.getByRole('textbox', { name: '想对规划师说的话' }).fill('太远的少一点')
    const rows = page.getByRole('list', { name: '志愿', exact: true }).getByRole('listitem')
    await page
      .getByRole('button', { name: /^给规划师留言 / })
      .first()
      .click()
    await rows.first().getByRole('button', { name: '不想去' }).click()
    await rows.first().getByRole('button', { name: '发送' }).click()
    await expect(rows.first().getByRole('list', { name: /的意见$/ })).toContainText('不想去')
    await decision.getByRole('button', { name: '谢绝' }).click()
    await expect(decision.getByRole('status')).toContainText('你谢绝了这份方案')
    await expect(decision).toContainText('你的回答：太远的少一点')
  },
)

test(
  'a list whose findings are answered and rows have reasons is signed, and a later edit says so',
  LONG,
  async ({ page }) => {
    // Once results are out no list of a mock exam is signed.
    await visit(page, '/myStudentDetail?id=s-2', { persona: 'planner', now: '2026-06-20T10:00:00+08:00' })
    await page.getByRole('button', { name: /^用 \d+ 分制定志愿表/ }).click()
    const sign = page.getByRole('region', { name: '签字' })
    await sign.getByRole('button', { name: '先套用草稿，一行行看过再签' }).click()
    await expect(sign.getByRole('button', { name: '先套用草稿，一行行看过再签' })).toHaveCount(0)
    for (const row of await page.getByRole('checkbox', { name: /^看过 / }).all()) await row.check()
    await page
      .getByRole('textbox', { name: /^理由 / })
      .first()
      .fill('离家近，去年低 400 位')
    const found = page.getByRole('list', { name: '发现的问题' })
    for (;;) {
      const open = found.getByRole('listitem').filter({ hasText: /要处理|值得看/ })
      if ((await open.count()) === 0) break
      await open
        .first()
        .getByRole('button', { name: /^知道了：/ })
        .click()
    }
    for (const field of await sign.getByRole('textbox').all()) await field.fill('学生知道')
    await sign.getByRole('button', { name: /再签$|签字$/ }).evaluate(noteReadiness)
    await expect(sign.getByRole('button', { name: '在这一版上签字' })).toBeEnabled()
    await sign.getByRole('button', { name: '在这一版上签字' }).click()
    const advice = page.getByRole('region', { name: '意见', exact: true })
    await expect(advice).toContainText(/签字，版本 [A-Z0-9]{4}-[A-Z0-9]{4}/)
    // A press while it is not ready would be lost: what was saved is not checked again.
    expect(await page.evaluate(() => document.documentElement.dataset.ready)).toMatch(/^0*1+0+1*$/)
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('region', { name: '签字页' })
    await expect(sheet).toContainText('离家近，去年低 400 位')
    await expect(sheet.getByRole('img', { name: /的二维码$/ }).first()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: /^下移/ }).first().click()
    await expect(advice).toContainText('签字后改过')
  },
)

test.describe('what stands beside a list and does not come', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('says so in its place, and comes back alone', LONG, async ({ page }) => {
    await visit(page, '/volunteerDetail/s-2/0/l-4', {
      persona: 'vip',
      fail: 'GET /api/preferences/{id}/advice:500@1',
    })
    await page.getByRole('button', { name: '意见和签字加载失败，重试' }).click()
    await expect(page.getByRole('region', { name: '意见', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^给规划师留言 / }).first()).toBeVisible()
  })
})

test.describe('a server without drafts and comments', () => {
  test.use({ expectedErrors: [/404/] })

  test('a planner begins a draft on the device, and the server is asked once', LONG, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/advice$|preferences\/draft$/.test(request.url())) asked.push(request.url())
    })
    const fail = ['GET /api/preferences/{id}/advice:404', 'POST /api/preferences/draft:404']
    await visit(page, '/myStudentDetail?id=s-2', { persona: 'planner', fail })
    await page.getByRole('button', { name: /^用 \d+ 分制定志愿表/ }).click()
    await expect(page.getByRole('heading', { name: '1 名学生的志愿表草稿' })).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: /^用 \d+ 分制定志愿表/ }).click()
    await expect(page.getByRole('heading', { name: '1 名学生的志愿表草稿' })).toBeVisible()
    expect(asked).toHaveLength(1)
  })
})

/** Runs in the page: writes down when a button can be pressed (1), and when not any more (0). */
function noteReadiness(button: Element): void {
  const { dataset } = document.documentElement
  const note = () => {
    dataset.ready = (dataset.ready ?? '') + (button.ariaDisabled === 'true' ? 0 : 1)
  }
  note()
  new MutationObserver(note).observe(button, { attributeFilter: ['aria-disabled'] })
}
