import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { recordArticle } from './console.steps'
import { userMenu } from './sign-in.steps'
import { expect, keepDataSet, keepRecording, LONG, test, visit } from './support'

const PAGE = '/weici?province=安徽&year=2025&subject=物理&score=600'
const consoleOf = (page: Page) => page.getByRole('region', { name: '测试台' })

test('the console sets a student, and its address opens the same anywhere', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, PAGE, { panel: 'scenario' })
  const console = consoleOf(page)
  await console.getByLabel('身份').selectOption('VIP 学生')
  await console.getByLabel('省份').selectOption('海南')
  await console.getByLabel('或位次').fill('9000')
  await console.getByRole('button', { name: '应用' }).click()
  await expect(userMenu(page)).toBeVisible()
  await expect(console.locator('mark')).toHaveText(['VIP 学生', '海南', '位次 9000', '2026-06-25 10:00'])

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const elsewhere = await other.newPage()
  await elsewhere.goto(page.url())
  await expect(userMenu(elsewhere)).toBeVisible()
  await elsewhere.goto('/fillIn')
  await expect(elsewhere.getByRole('main')).toContainText('海南')
  await other.close()
})

test(
  'a click in the page keeps the scenario, and one press copies page and scenario',
  LONG,
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, '/welcome', { named: 'hainan', panel: '' })
    await page.getByRole('banner').getByRole('link', { name: '批次线' }).click()
    await expect(page).toHaveURL(/\/pici/)
    expect(page.url()).not.toContain('qa.')
    await consoleOf(page).getByRole('button', { name: '复制链接' }).first().click()
    await expect(page.getByText('已复制链接')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.startsWith(`${baseURL}/pici?`)).toBe(true)
    expect(decodeURIComponent(copied)).toContain(
      'qa.province=海南&qa.rank=9000&qa.now=2026-06-25T10:00:00+08:00',
    )
  },
)

test(
  'the tab at the edge says what is altered, and Ctrl+Shift+Q opens and closes the console',
  LONG,
  async ({ page }) => {
    await visit(page, PAGE, {
      persona: 'vip',
      fail: ['GET /api/batch-lines/same-score-info:least', 'GET /api/school/calendar:500'],
      panel: '',
    })
    await expect(consoleOf(page)).toBeVisible()
    await page.keyboard.press('Control+Shift+Q')
    await expect(consoleOf(page)).toHaveCount(0)
    const tab = page.getByRole('button', { name: /^测试台/ })
    await expect(tab).toHaveText('VIP 学生 · 2026-06-25 10:00 · 1 处出错 +1')
    // No call of this page asks for the calendar.
    await expect(tab).toHaveAttribute('title', /\n1 处出错还没碰到请求$/)
    await page.keyboard.press('Control+Shift+Q')
    await expect(consoleOf(page)).toBeVisible()
  },
)

test('a word that nobody knows is refused while it is typed', LONG, async ({ page }) => {
  await visit(page, PAGE, { panel: 'scenario' })
  const text = consoleOf(page).getByLabel(/链接、qa\.\* 的词/)
  await text.fill('qa.province=海南&qa.persona=vipp&qa.fail=GET /api/nothing:500')
  await expect(consoleOf(page).getByRole('alert')).toHaveText([
    /qa\.persona=vipp 没有生效/,
    /没有 GET \/api\/nothing 这个接口/,
  ])
  await expect(consoleOf(page).getByLabel('省份')).toHaveValue('海南')
})

test.describe('words of an address that are refused', () => {
  test.use({ expectedErrors: [/没有生效/] })

  test(
    'are counted apart and in red, and nothing of them is told as if it had happened',
    LONG,
    async ({ page }) => {
      await visit(page, PAGE, {
        panel: 'checks',
        fail: ['POST /api/batch-lines/batch-line-segmnt:500', 'GET /api/nothing:500'],
      })
      const refused = consoleOf(page).getByText('2 个词没有生效', { exact: true })
      await expect(refused).toHaveCSS('background-color', 'rgb(180, 35, 24)')
      await expect(consoleOf(page).getByText(/处出错/)).toHaveCount(0)
      await expect(consoleOf(page).getByText('没有生效或写错的词 2')).toBeVisible()
      await expect(consoleOf(page).getByText(/✓ 没有生效/)).toHaveCount(0)
      await page.keyboard.press('Control+Shift+Q')
      await expect(page.getByRole('button', { name: /^测试台/ })).toHaveText(/^2 个词没有生效/)
    },
  )
})

const ARTICLE = '/gaokaozixunDetail/0-2026-filing'

test(
  'a recording is played back with one press, over a reload, and ended with one',
  LONG,
  async ({ page }) => {
    const har = await recordArticle(page, ARTICLE, '录下的标题')
    await visit(page, '/welcome', { panel: 'report' })
    const file = { name: 'bug-7.har', mimeType: 'application/json', buffer: Buffer.from(har) }
    await consoleOf(page)
      .getByLabel(/^一份 HAR/)
      .setInputFiles(file)
    await consoleOf(page).getByRole('button', { name: '回放这 1 个回答' }).click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('录下的标题')
    expect(new URL(page.url()).pathname).toBe(ARTICLE)
    await page.reload()
    await expect(title).toHaveText('录下的标题')
    await expect(consoleOf(page).locator('mark').first()).toHaveText('回放 bug-7')
    await expect(consoleOf(page).getByRole('status')).toContainText('录制里没有，由演示数据回答')
    await consoleOf(page).getByRole('button', { name: '结束回放' }).click()
    await expect(title).not.toHaveText('录下的标题')
    await expect(title).not.toBeEmpty()
    await expect(consoleOf(page).getByRole('button', { name: '结束回放' })).toHaveCount(0)
  },
)

test('a test replays a recording that it has kept in the browser', LONG, async ({ page, baseURL }) => {
  const har = await recordArticle(page, ARTICLE, '测试里的标题')
  await keepRecording(page, baseURL, { name: 'bug-8', text: har })
  await visit(page, ARTICLE, { replay: 'bug-8' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('测试里的标题')
})

test.describe('a recording that this browser does not have', () => {
  test.use({ expectedErrors: [/qa\.replay=nowhere 没有生效/] })

  test('is refused aloud', LONG, async ({ page }) => {
    await visit(page, '/welcome', { replay: 'nowhere' })
    await expect(page.getByText(/qa\.replay=nowhere 没有生效：这个浏览器里没有这份录制/)).toBeVisible()
  })
})

test('a call of the page is judged, its answer edited under the contract, and it is handed on', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, ARTICLE, { panel: 'calls' })
  const console = consoleOf(page)
  const call = console.getByRole('button', { name: /^GET.*0-2026-filing/ })
  await expect(call).toContainText('✓ 契约')
  await call.click()
  await expect(console.getByText('✓ 符合契约')).toBeVisible()
  await console.getByRole('button', { name: '复制 curl' }).click()
  await expect(page.getByText('已复制 curl')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl -X GET .*0-2026-filing'$/)

  await console.getByRole('button', { name: '改这个回答' }).click()
  const answer = console.getByLabel('回答（信封和内容）')
  const written = await answer.inputValue()
  const withTitle = (title: string) => written.replace(/^ {4}"title": .*,$/m, `    "title": ${title},`)
  await answer.fill(withTitle('7'))
  await expect(console.getByRole('status').filter({ hasText: '/data/title' })).toBeVisible()
  await expect(console.getByRole('button', { name: '不符合契约，也用（改了 1 处）' })).toBeEnabled()
  await answer.fill(withTitle('"改过的标题"'))
  await console.getByRole('button', { name: '用这个回答（改了 1 处）' }).click()
  await console.getByRole('button', { name: '复制测试' }).click()
  await expect(page.getByText('已复制测试')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain("test('GET /api/school/news/detail/{id}'")
  expect(copied).toContain('/data/title="改过的标题"')
  await console.getByRole('button', { name: '重新打开页面' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('改过的标题')
})

test('a page is looked at for barriers, and all that was seen leaves in one file', async ({ page }) => {
  await visit(page, '/pici?provnice=海南&utm_source=wechat', { panel: 'checks' })
  await expect(consoleOf(page).getByText('这一页不认识 provnice，像是 province')).toBeVisible()
  await expect(consoleOf(page).getByText(/utm_source/)).toHaveCount(0)
  await consoleOf(page).getByRole('button', { name: '检查无障碍（axe）' }).click()
  await expect(consoleOf(page).getByText(/^(✓ )?无障碍/)).toBeVisible()
  await consoleOf(page).getByRole('tab', { name: '记录' }).click()
  const saved = page.waitForEvent('download')
  await consoleOf(page).getByRole('button', { name: '导出问题报告' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^zetu-2\d{3}-.*\.zip$/)
})

test('another seed is another world, and one press brings everything back', async ({ page }) => {
  const shown = async () => {
    await expect(page.getByText('同分人数').first()).toBeVisible()
    return page.getByRole('main').innerText()
  }
  await visit(page, PAGE)
  const usual = await shown()
  await visit(page, PAGE, { seed: 7, panel: 'scenario' })
  expect(await shown()).not.toBe(usual)
  await consoleOf(page).getByRole('button', { name: '全部还原' }).click()
  await expect(consoleOf(page).getByText(/^没有改动/)).toBeVisible()
})

test(
  'data that were kept under a name or as a file are where a page, or a test elsewhere, starts from',
  LONG,
  async ({ page, browser, baseURL }) => {
    const lists = (of: Page) => of.getByRole('heading', { level: 1, name: /^我的志愿表/ })
    const copy = (of: Page) => of.getByRole('button', { name: '复制 长三角方案', exact: true }).click()
    await visit(page, '/myvolunteer', { persona: 'student', panel: 'store' })
    await copy(page)
    await expect(lists(page)).toHaveText('我的志愿表：4 份')
    await consoleOf(page).getByLabel(/^名字/).fill('四张表')
    await consoleOf(page).getByRole('button', { name: '存在这个浏览器' }).click()
    await expect(page.getByText('已存为“四张表”')).toBeVisible()
    const download = page.waitForEvent('download')
    await consoleOf(page).getByRole('button', { name: '把“四张表”存成文件' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    await copy(page)
    await expect(lists(page)).toHaveText('我的志愿表：5 份')
    await consoleOf(page).getByRole('button', { name: '恢复“四张表”' }).click()
    await expect(lists(page)).toHaveText('我的志愿表：4 份')
    await expect(consoleOf(page).getByRole('button', { name: '恢复“上次恢复以前”' })).toBeVisible()

    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const elsewhere = await other.newPage()
    await keepDataSet(elsewhere, baseURL, { name: '四张表', text })
    await visit(elsewhere, '/myvolunteer', { data: '四张表' })
    await expect(lists(elsewhere)).toHaveText('我的志愿表：4 份')
    await copy(elsewhere)
    await expect(lists(elsewhere)).toHaveText('我的志愿表：5 份')
    await elsewhere.reload()
    await expect(lists(elsewhere)).toHaveText('我的志愿表：5 份')
    await other.close()
  },
)

test.describe('data that this browser does not have', () => {
  test.use({ expectedErrors: [/qa\.data=nowhere 没有生效/] })

  test('are refused aloud', LONG, async ({ page }) => {
    await visit(page, '/welcome', { data: 'nowhere' })
    await expect(page.getByText(/qa\.data=nowhere 没有生效：这个浏览器里没有这份数据/)).toBeVisible()
  })
})
