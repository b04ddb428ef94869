import { beginUse, caseOf, expect, LONG, test, visit } from './support'

const BASE = 'GET /api/school/query/base/{id}'
const DETAIL = 'GET /api/school/query/detail/{id}'

test.describe('/chadaxueoverview', () => {
  test('S2-2.9 S2-2.11 shows a guest the facts, ranks and ways to reach a school', LONG, async ({ page }) => {
    await visit(page, '/chadaxueoverview/10358')
    await beginUse(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('中国科学技术大学')
    await expect(page).toHaveTitle('中国科学技术大学 院校概况 · 择途')
    await expect(page.getByRole('list', { name: '院校特色' })).toContainText('985')
    const main = page.getByRole('main')
    for (const fact of [
      ...['创办年份', '办学性质', '院校类型', '主管部门', '办学层次', '所在省份', '博士点', '硕士点'],
      ...['在校生', '院士', '深造率', '保研率', '软科综合', 'QS 世界', 'U.S. News 世界'],
    ]) {
      await expect(main.getByRole('term').filter({ hasText: fact }).first()).toBeVisible()
    }
    await expect(main.getByText('1958 年', { exact: true })).toBeVisible()

    const website = main.getByRole('link', { name: 'www.ustc.edu.cn' })
    await expect(website).toHaveAttribute('href', 'https://www.ustc.edu.cn/')
    await expect(website).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(website).toHaveAttribute('target', '_blank')
    await expect(main.getByRole('link', { name: /400-000-/ })).toHaveAttribute('href', /^tel:400000\d{4}$/)
    await expect(main.getByRole('link', { name: /example\.edu\.cn/ })).toHaveAttribute('href', /^mailto:/)
    await expect(main.getByRole('region', { name: '报考要点' })).toContainText(
      /普通专业最低位次[\d,]+\d{3} 分.*2026 年计划[\d,]+ 人.*学费从[\d,]+元\/年.*学费[\d,–]+ 元\/年/,
    )
    await expect(main.getByText(/来源：省级教育考试院.*软科.*示例数据（按公开资料推算）/)).toBeVisible()
  })

  test('has what the charter binds by, in its own words, and leads to the paragraph', async ({ page }) => {
    await visit(page, '/chadaxueoverview/10357')
    await beginUse(page)
    await page.getByRole('button', { name: '招生章程要点' }).click()
    const points = page.getByRole('region', { name: '招生章程要点' })
    const point = (name: string) => points.getByRole('term').filter({ hasText: name }).locator('xpath=..')
    await expect(point('调剂')).toContainText('在同一院校专业组内调剂')
    await expect(point('学费')).toContainText(/学费（元\/学年）：文史、理工 [\d,]+/)
    await expect(point('外语语种')).toContainText('章程没有写明')
    await point('体检')
      .getByRole('link', { name: /看原文/ })
      .click()
    await expect(page).toHaveURL(/\/chadaxuezhaosheng\/10357\/admission\?.*topic=health/)
    const sought = page.locator('[data-sought]')
    await expect(sought).toHaveText(/^身体条件按/)
    await expect(sought).toBeInViewport()
  })

  test(
    'says that a province without rules has no lines, here and in the comparison',
    LONG,
    async ({ page }) => {
      const fail = ['GET /api/province/majorScoreConfigs:empty']
      await visit(page, '/chadaxueoverview/10358', { persona: 'student', fail })
      await beginUse(page)
      await expect(page.getByRole('region', { name: '报考要点' })).toContainText('暂无安徽的录取数据')
      await visit(page, '/compare?schools=10357,10358', { persona: 'student', fail })
      const table = page.getByRole('region', { name: '院校对比表' })
      await expect(table).toContainText('所在地')
      await expect(table).not.toContainText('招生计划')
    },
  )

  test(
    'says when there is no charter, and keeps no room for figures that nobody has on a phone',
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await visit(page, '/chadaxueoverview/10357', {
        fail: ['POST /api/score-line/schools:empty', 'GET /api/admission-guide/school/{id}:empty'],
      })
      await beginUse(page)
      const card = page.getByRole('region', { name: '报考要点' })
      await expect(card).toContainText(/2025 年没有在.*招收.*考生/)
      expect((await card.boundingBox())?.height).toBeLessThan(120)
      await page.getByRole('button', { name: '招生章程要点' }).click()
      await expect(page.getByText('没有收录这所院校的招生章程。')).toBeVisible()
    },
  )

  test(
    'leads to the other subject where a school does not recruit for the own one',
    LONG,
    async ({ page }) => {
      await visit(page, '/chadaxueoverview/10358?province=安徽&subject=历史&rank=1200')
      await beginUse(page)
      const points = page.getByRole('region', { name: '报考要点' })
      await expect(points).toContainText('2025 年没有在安徽招收历史考生')
      await points.getByRole('link', { name: '看物理的线' }).click()
      await expect(points).toContainText('安徽 物理 2025 年普通专业最低位次')
      // A rank belongs to a subject.
      await expect(page).not.toHaveURL(/rank=/)
      await page.goBack()
      await points.getByRole('link', { name: '换省份或年份' }).click()
      await expect(page).toHaveURL(/chadaxueluqu\/10358/)
    },
  )

  test('S2-2.10 explains the two rates by keyboard and by mouse', async ({ page }) => {
    await visit(page, '/chadaxueoverview/10358')
    await beginUse(page)
    await page.getByRole('button', { name: '深造率的口径' }).focus()
    await expect(page.getByRole('tooltip')).toHaveText(
      '数据来自 2022 届毕业生就业质量报告；深造率 = 深造人数 ÷ 应届毕业生人数',
    )
    await page.getByRole('button', { name: '保研率的口径' }).hover()
    await expect(page.getByRole('tooltip').filter({ hasText: '2024 数据，来自院校或第三方' })).toBeVisible()
  })

  test('says what is not published', LONG, async ({ page }) => {
    // A private school: nobody is recommended, and no website is on record.
    await visit(page, '/chadaxueoverview/12072')
    await beginUse(page)
    const fact = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('xpath=..')
    await expect(fact('保研率')).toContainText('未公布')
    await expect(fact('官方网站')).toContainText('未公布')
    await expect(fact('QS 世界')).toContainText('未上榜')
  })

  test('S1-2.56 unfolds the overview, a report, an alumnus, the academicians', LONG, async ({ page }) => {
    await visit(page, '/chadaxueoverview/10358')
    await beginUse(page)
    const unfold = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await unfold('院校报告')
    await page.getByRole('button', { name: /2022 届毕业生就业质量报告/ }).click()
    const report = page.getByRole('article', { name: /2022 届毕业生就业质量报告/ })
    await expect(report.getByRole('heading', { level: 3, name: '毕业去向' })).toBeVisible()
    await expect(report.getByRole('row', { name: /升学/ })).toBeVisible()

    await unfold('院士')
    const more = page.getByRole('button', { name: /展开全部 \d+ 位院士/ })
    const academicians = page.getByRole('region', { name: '院士' }).getByRole('listitem')
    await expect(academicians).toHaveCount(8)
    await page.emulateMedia({ media: 'print' })
    await expect(academicians.nth(12)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await more.click()
    await expect(academicians.nth(8)).toBeFocused()

    await unfold('知名校友')
    const alumni = page.getByRole('region', { name: '知名校友' })
    await alumni.getByRole('button').first().click()
    await expect(alumni.getByText(/示例|毕业/).last()).toBeVisible()

    await unfold('学位点')
    const points = page.getByRole('region', { name: '学位点' })
    await points.getByRole('button', { name: /博士点/ }).click()
    await expect(points.getByText('物理学', { exact: false }).first()).toBeVisible()
  })

  test('has its pictures on paper, also those that were never near the screen', LONG, async ({ page }) => {
    await visit(page, '/chadaxueoverview/10358')
    await beginUse(page)
    await page.getByRole('button', { name: '校园风光' }).click()
    const pictures = page.getByRole('region', { name: '校园风光' }).locator('img')
    await expect(pictures.first()).toHaveAttribute('loading', 'lazy')
    const count = await pictures.count()
    await page.emulateMedia({ media: 'print' })
    await expect(pictures).toHaveCount(count)
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('loading', 'eager')
      await expect(picture).toHaveJSProperty('complete', true)
    }
  })

  test('S1-2.56 shows its pictures large, by mouse and by keyboard', async ({ page }) => {
    await visit(page, '/chadaxueoverview/10357')
    await beginUse(page)
    await page.getByRole('button', { name: '校园风光' }).click()
    const second = page.getByRole('button', { name: '放大安徽大学校园图片 2' })
    await second.press('Enter')
    const viewer = page.getByRole('dialog', { name: /安徽大学校园图片/ })
    const title = viewer.getByRole('heading')
    await expect(title).toHaveText(/^2 \/ 6/)
    await page.keyboard.press('ArrowRight')
    await expect(title).toHaveText(/^3 \/ 6/)
    await viewer.getByRole('button', { name: '上一张' }).click()
    await viewer.getByRole('button', { name: '上一张' }).click()
    await expect(title).toHaveText(/^1 \/ 6/)
    await expect(viewer.getByRole('button', { name: '上一张' })).toBeDisabled()
    await viewer.getByRole('button', { name: '放大' }).click()
    await expect(viewer.getByRole('button', { name: '缩小' })).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(second).toBeFocused()
  })

  test('S2-2.12 leads from tab to tab and back', LONG, async ({ page }) => {
    await visit(page, '/chadaxueoverview/10358', { persona: 'student' })
    await beginUse(page)
    const tabs = page.getByRole('navigation', { name: '院校资料' })
    await expect(tabs.getByRole('link')).toHaveText([
      ...['院校概况', '招生简章', '录取分数线', '招生计划', '专业与院系', '提前批计划', '提前批分数线'],
    ])
    await expect(tabs.getByRole('link', { name: '院校概况' })).toHaveAttribute('aria-current', 'page')
    await tabs.getByRole('link', { name: '专业与院系' }).click()
    await expect(page).toHaveURL(/\/chadaxuezhuanye\/10358/)
    await expect(tabs.getByRole('link', { name: '专业与院系' })).toHaveAttribute('aria-current', 'page')
    await expect(tabs.getByRole('link', { name: '院校概况' })).not.toHaveAttribute('aria-current')
    await expect(page).toHaveTitle('中国科学技术大学 专业与院系 · 择途')
    await page.goBack()
    await expect(page.getByRole('heading', { name: '院校简介' })).toBeVisible()
  })

  for (const [at, id] of ['99999', 'abc', '%3Cscript%3E'].entries()) {
    test(`offers the library for the unknown id ${id}`, caseOf(at, 0), async ({ page }) => {
      await visit(page, `/chadaxueoverview/${id}`)
      await beginUse(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有这所院校')
      await expect(page).toHaveTitle(/^没有这所院校 /)
      // The page says it: no message repeats it. One that did would stand there for five seconds.
      await page.waitForLoadState('networkidle')
      expect(await page.locator('[data-sonner-toast]').count()).toBe(0)
      await expect(page.getByRole('main').getByRole('link', { name: '去院校库查找' })).toHaveAttribute(
        'href',
        '/chadaxue',
      )
      await expect(page.getByRole('navigation', { name: '院校资料' })).toHaveCount(0)
    })
  }

  test('says when nothing is known', LONG, async ({ page }) => {
    const nothing = [
      `${DETAIL}:empty`,
      'GET /api/school/{id}/reports:empty',
      'GET /api/school/academician-info/{id}:empty',
      'GET /api/school/distinguished-alumni/list/{id}:empty',
    ]
    await visit(page, '/chadaxueoverview/10358', { fail: nothing })
    await beginUse(page)
    for (const name of ['院校报告', '院士', '知名校友'])
      await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByText('没有收录这所院校的报告。')).toBeVisible()
    await expect(page.getByText('没有公布院士名单。')).toBeVisible()
    await expect(page.getByText('没有收录知名校友。')).toBeVisible()
  })

  test.describe('failing', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to load/] })

    test('keeps the rest of the page and asks again', LONG, async ({ page }) => {
      await visit(page, '/chadaxueoverview/10358', { fail: [`${DETAIL}:500*1`, `${BASE}:500*1`] })
      await beginUse(page)
      const detail = page.getByRole('alert').filter({ hasText: '院校概况加载失败' })
      await expect(page.getByRole('region', { name: '报考要点' })).toContainText('最低位次')
      await detail.getByRole('button', { name: '重试' }).click()
      await expect(page.getByRole('list', { name: '院校特色' })).toHaveCount(0)
      await expect(page.getByRole('term').filter({ hasText: '软科综合' })).toBeVisible()
      await page
        .getByRole('alert')
        .filter({ hasText: '院校信息加载失败' })
        .getByRole('button', { name: '重试' })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('中国科学技术大学')
      await expect(page.getByText('1958 年', { exact: true })).toBeVisible()
    })

    test('brings three years back with one press, as they were asked', async ({ page }) => {
      await visit(page, '/chadaxueoverview/10001?province=安徽', {
        fail: 'POST /api/score-line/schools:500*1',
      })
      await beginUse(page)
      const points = page.getByRole('region', { name: '报考要点' })
      await points.getByRole('button', { name: /报考要点加载失败，重试/ }).click()
      await expect(points).toContainText('2024 年 187 → 2025 年 214')
      await expect(points.getByRole('button', { name: /重试/ })).toHaveCount(0)
    })
  })
})

test.describe('/chadaxuedetail', () => {
  test('S1-2.12 leads to the overview and keeps what the address asked', async ({ page }) => {
    await visit(page, '/chadaxuedetail/10358?province=安徽&subject=历史&rank=1200')
    await expect(page).toHaveURL(/\/chadaxueoverview\/10358\?.*rank=1200/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('中国科学技术大学')
    const points = page.getByRole('region', { name: '报考要点' })
    await expect(points).toContainText(/历史 20\d\d 年普通专业最低位次|没有在安徽招收历史考生/)
    // The card measures by the rank that came along, and gives it to the tabs.
    await visit(page, '/chadaxueoverview/10357?province=安徽&subject=物理&rank=12000')
    await beginUse(page)
    await expect(points).toContainText(/[冲稳保] (?:靠前|还差) [\d,]+ 位.*我的位次 12,000（填写的位次）/)
    await points.getByRole('link', { name: '招生计划' }).click()
    await expect(page).toHaveURL(/chadaxuejihua.*rank=12000/)
  })
})
