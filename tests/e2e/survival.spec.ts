import { FAULTS } from '../../lab/survival/faults.mjs'
import { judge } from '../../lab/survival/judge.mjs'
import { noteAsked, stateOf } from '../../lab/survival/page-state.mjs'
import { endFaults, look, openScreen } from '../../lab/survival/screen.mjs'
import { DRAWER_SCREENS, SCREENS } from '../../scripts/lib/screens.mjs'
import { beginUse, caseOf, expect, LONG, test, visit } from './support'

/** Faults that show at once; the whole matrix (`npm run lab -- survival`) has the slow ones too. */
const KINDS = FAULTS.filter(({ reported, slow }) => reported && !slow)

/** A screen that has settled is looked at at once; a busy machine gets more time than a person would give. */
const PATIENCE_MS = 20_000

/** Within ten seconds somebody knows that they wait. */
const WORD_MS = 10_000

/** What the product asks for at its start (S1 §4). */
const STARTUP = /^GET \/api\/(startup\/lists|province\/list|school\/(types|institution|listFeature))$/

const LIST = '/volunteerDetail/s-2/score-s-2/l-4'
const QUESTION = 'province=安徽&year=2025&subject=物理'

/** What stands in the middle of a page and has failed alone: the rest must not read as all there is. */
const SMALL_PARTS = [
  { address: '/welcome', call: 'GET /api/batch-lines/same-score-info', name: '去向' },
  { address: '/chadaxue?reach=全部', call: 'GET /api/province/majorScoreConfigs', name: '最低位次和计划' },
  { address: '/chadaxuerank', call: 'GET /api/province/majorScoreConfigs', name: '名次变化和最低位次' },
  { address: '/chadaxueoverview/10358', call: 'GET /api/province/majorScoreConfigs', name: '报考要点' },
  { address: '/search/searchSchool?q=合肥', call: 'GET /api/majors/by-level/1', name: '各类的数量' },
  { address: '/fillIn', call: 'GET /api/preferences/scores/remainTime', name: '剩余次数' },
  { address: '/fillIn', call: 'GET /api/batch-lines/batch-line-select', name: '换算用的一分一段' },
  { address: '/fillIn', call: 'GET /api/province/smart-recommend-config', name: '最多能填的个数' },
  { address: '/gaokaozixun?province=安徽', call: 'GET /api/school/calendar', name: '讲座等其他日程' },
  { address: LIST, call: 'GET /api/preferences/scores/c-s-2-1', name: '成绩记录' },
  { address: '/userinfo/physicalTest', call: 'GET /api/student/ext/s-2', name: '填写进度' },
  { address: `/preFraction/10358?${QUESTION}`, call: 'GET /api/province/subject-rule', name: '选考科目' },
  {
    address: `/chadaxuejihua/10358?${QUESTION}`,
    call: 'POST /api/school-batch-books/list',
    name: '原书页码',
  },
] as const

/**
 * A screen of many parts and a form are in every run.
 * Each call of each screen fails in the long one.
 */
const KINDS_OF_SCREENS = [/^\/chadaxueluqu\//, /^\/userinfo\/basicInfo/]

for (const [at, { address, call, name }] of SMALL_PARTS.entries()) {
  test(`${address} says that ${name} failed, and asks again`, caseOf(at, 0), async ({ page }) => {
    await visit(page, address, { persona: 'vip', fail: `${call}:rejected` })
    await beginUse(page)
    const again = page.getByRole('main').getByRole('button', { name: `${name}加载失败，重试` })
    await expect(again.first()).toBeVisible()
    await endFaults(page)
    await again.first().click()
    await expect(again).toHaveCount(0)
  })
}

test.describe('what has to be there when an address is opened again', () => {
  test('is no account that somebody would sign in with', LONG, async ({ page }) => {
    await visit(page, '/sso', { persona: 'guest' })
    const account = page.getByRole('button', { name: 'VIP 学生（安徽，历史）' })
    await account.click()
    await expect(account).toHaveAttribute('aria-pressed', 'true')
    expect((await page.evaluate(stateOf)).marked).toBe('')
  })

  test('is no row that somebody has chosen for the next press', LONG, async ({ page }) => {
    await visit(page, '/myStudentList?status=1', { persona: 'admin' })
    const row = page.getByRole('checkbox', { name: /^选中 / }).first()
    await row.check()
    expect(Object.values((await page.evaluate(stateOf)).fields)).not.toContain('true')
  })

  test('is no form that somebody has opened, until they write in it', LONG, async ({ page }) => {
    await visit(page, '/fillIn', { persona: 'student' })
    await page.evaluate(noteAsked)
    await page.getByRole('button', { name: '新增成绩' }).click()
    const score = page.getByLabel('总分', { exact: true })
    await expect(score).toBeVisible()
    expect((await page.evaluate(stateOf)).blank).toContain('总分 1')
    await score.fill('601')
    const { blank, fields } = await page.evaluate(stateOf)
    expect(fields['总分 1']).toBe('601')
    expect(blank).not.toContain('总分 1')
  })

  test('is no chart that is read as a table', LONG, async ({ page }) => {
    await visit(page, '/chazhiyedetail/2021008', { persona: 'vip' })
    // By its name: a figure above may come later.
    const table = page.getByRole('main').getByRole('button', { name: /^表格：近两年每月招聘量/ })
    await table.click()
    await expect(table).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('figure').getByRole('rowheader', { name: '1月' }).first()).toBeVisible()
    const { marked, rows } = await page.evaluate(stateOf)
    expect(marked).not.toContain('表格')
    expect(rows[0]).toMatch(/^信息系统运维工程师/)
    expect(rows).not.toContainEqual(expect.stringMatching(/^1月/))
  })

  test('is each row and mark of the page', async ({ page }) => {
    await visit(page, '/preFraction/10027?province=安徽&year=2025&subject=物理&electives=生物', {
      persona: 'vip',
    })
    await expect(page.getByRole('table', { name: '提前批招生计划' })).toContainText('北京师范大学')
    const { marked, rows } = await page.evaluate(stateOf)
    expect(marked).toContain('生物')
    expect(rows.length).toBeGreaterThan(1)
    // A row that is unfolded brings others, which are folded again.
    const table = page.getByRole('table', { name: '提前批招生计划' })
    const count = await table.getByRole('row').count()
    await table.getByRole('button', { expanded: false }).first().click()
    await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(count)
    expect((await page.evaluate(stateOf)).rows).toEqual(rows)
  })
})

test.describe('a refusal', () => {
  // What fails also stands in the console.
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('is not asked again: it says who can help', async ({ page }) => {
    await visit(page, '/pici', { persona: 'guest', fail: 'GET /api/batch-lines/by-province:403' })
    const refusal = page.getByRole('main').getByRole('alert').filter({ hasText: '没有权限查看批次线' })
    await expect(refusal.getByRole('button')).toHaveText(['登录'])
    await refusal.getByRole('link', { name: '联系我们' }).click()
    await expect(page).toHaveURL(/\/about#contact$/)
  })

  test('is not asked again in a control or a cell, either', LONG, async ({ page }) => {
    const fail = ['GET /api/province/majorScoreConfigs:403', 'GET /api/school/query/base/10357:403']
    await visit(page, '/compare?schools=10358,10357&province=安徽', { persona: 'vip', fail })
    const main = page.getByRole('main')
    const ofControl = main.getByRole('alert').filter({ hasText: '没有权限查看科类' })
    await expect(ofControl.getByRole('link', { name: '联系我们' })).toBeVisible()
    await expect(main.getByRole('columnheader').filter({ hasText: '没有权限查看' })).toHaveCount(1)
    await expect(main.getByRole('row', { name: /^所在地/ })).toContainText('没有权限')
    await expect(main.getByRole('button', { name: /重试/ })).toHaveCount(0)
    // Who helps is said once, by the first of them.
    await expect(main.getByText(/没有权限查看/)).toHaveCount(4)
    await expect(main.getByRole('link', { name: '联系我们' })).toHaveCount(1)
  })

  for (const [path, fail, name] of [
    ['/fillIn', 'GET /api/batch-lines/batch-line-select:403', '换算用的一分一段'],
    ['/wishes', 'GET /api/intention/{studentId}:403', '档案里的收藏'],
  ] as const) {
    test(`is not asked again where ${name} is only a part of ${path}`, LONG, async ({ page }) => {
      await visit(page, path, { persona: 'student', fail })
      const main = page.getByRole('main')
      await expect(main.getByText(`没有权限查看${name}`)).toBeVisible()
      await expect(main.getByRole('button', { name: new RegExp(`${name}.*重试`) })).toHaveCount(0)
    })
  }
})

test('a tree that is not there yet says so beside what is there', LONG, async ({ page }) => {
  await visit(page, '/chazhuanyedetail/080901', { fail: 'GET /api/majors/by-level/{level}:hang' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('计算机科学与技术')
  await expect(page.getByText('专业目录还在加载，网络较慢')).toBeVisible()
})

test('a list to be typed says which of its points are not known', LONG, async ({ page }) => {
  const calls = [
    'POST /api/preferences/college-admission-details',
    'GET /api/preferences/college-admission-detail',
  ]
  await visit(page, '/volunteerEntry/l-4', {
    persona: 'vip',
    fail: calls.map((call) => `${call}:rejected`),
  })
  const points = page.getByRole('main').getByRole('list', { name: '填报前核对' })
  const point = (name: string) => points.getByRole('listitem').filter({ hasText: name })
  await expect(point('学费')).toContainText('5 所院校没有读到')
  await expect(point('检查')).toContainText('没有查全，5 所院校的往年位次没有读到')
  await endFaults(page)
  await page.getByRole('main').getByRole('button', { name: '5 所院校的往年位次加载失败，重试' }).click()
  await expect(point('学费')).toContainText('每年 4,660–5,500 元')
  await expect(point('检查')).toContainText('没有要处理的')
})

test('a record that is not there is not asked for again', LONG, async ({ page }) => {
  await visit(page, '/volunteerEntry/no-such-list', { persona: 'vip' })
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('没有这份志愿表')
  await expect(alert.getByRole('button')).toHaveCount(0)
})

test.describe('what hangs', () => {
  // The clock of the page is put forward.
  test.use({ isFirstVisit: true })

  test('says so in its own place, part by part, and comes back by its own 重试', async ({ page }) => {
    await page.clock.install()
    const calls = ['GET /api/province/subject-rule', 'GET /api/admission-plan/early-admission-directories']
    await visit(page, `/tiqianpi?${QUESTION}`, { persona: 'vip', fail: calls.map((call) => `${call}:hang`) })
    const main = page.getByRole('main')
    const again = main.getByRole('button', { name: /还在加载，重试/ })
    await expect(main.getByRole('row').nth(1)).toBeVisible()
    await page.clock.fastForward(WORD_MS)
    await expect(again).toHaveText(['招生目录还在加载，重试', '选考科目还在加载，重试'])
    await expect(page.locator('.slow-bar')).toBeHidden()
    await endFaults(page)
    await again.first().click()
    await expect(again).toHaveCount(0)
    await expect(main.getByRole('group', { name: '再选科目' })).toBeVisible()
    await main.getByRole('combobox', { name: '招生目录' }).selectOption('军队院校')
  })
})

/*
 * Every call of a screen fails, each in a way of its own that changes from screen to screen. The frame stands, nothing is
 * pending for ever, nothing asks in a storm, and what is missing is said.
 */
test.describe('a screen of which nothing answers', () => {
  // What fails also stands in the console.
  test.use({ expectedErrors: [/Failed to load resource/] })

  for (const [at, address] of [...SCREENS, ...DRAWER_SCREENS].entries()) {
    const repeats = KINDS_OF_SCREENS.some((pattern) => pattern.test(address)) ? {} : LONG
    test(`survives when every call of ${address} fails`, repeats, async ({ browser, page, baseURL }) => {
      // Each look finds the code and the worker of the one before.
      const site = { browser, page, url: baseURL ?? '' }
      const healthy = await openScreen(site, address, { patience: PATIENCE_MS })
      const whole = await look(page)
      await healthy.close()
      expect(
        [...healthy.asked].filter(([, times]) => times > 1),
        '没有一次打开问两遍同样的问题',
      ).toEqual([])
      // Every screen would fail with those alike.
      const calls = [...healthy.calls.keys()].filter((call) => !STARTUP.test(call))
      const fail = calls.map((call, place) => `${call}:${KINDS[(at + place) % KINDS.length]?.name}`)

      const screen = await openScreen(site, address, { fail, patience: PATIENCE_MS })
      const seen = await look(page)
      await screen.close()
      // A screen without a call of its own has nothing to say.
      const fault = { reported: calls.length > 0 }
      expect(
        judge({ seen, whole, fault, storm: screen.storm(), errors: screen.errors }),
        fail.join('\n'),
      ).toBeUndefined()
    })
  }
})
