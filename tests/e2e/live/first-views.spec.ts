import type { Locator, Page } from 'playwright/test'
import { openLogin, signIn, TEL, userMenu } from '../sign-in.steps'
import { caseOf, expect, LONG, test } from '../support'

/*
 * What an address shows before the application has loaded: drawn by the script of the page alone, then by the
 * application in the same place. The largest file of the application is held back.
 */

const QUESTION = 'province=安徽&year=2025&subject=物理'

/** Addresses, each with something that one comes for; one of each kind of page comes first. */
const PAGES: readonly (readonly [path: string, words: string])[] = [
  [`/weici?${QUESTION}&batch=本科批&score=600`, '26,394–27,089'],
  ['/pici?province=安徽', '514'],
  // The line of a school, for which one call asks once the ranking has named the schools.
  ['/chadaxuerank?year=2025', '187'],
  [`/chadaxueoverview/10001?${QUESTION}`, '2024 年 187 → 2025 年 214'],
  // One subject for all.
  ['/chadaxueoverview/10003?province=北京', '2023 年 119 → 2024 年 84 → 2025 年 146'],
  [`/chadaxueluqu/10001?${QUESTION}`, '再选化学'],
  [`/chadaxuejihua/10001?${QUESTION}`, '再选化学'],
  ['/chadaxuezhuanye/10001', '数字经济'],
  ['/chadaxuezhaosheng/10001', '北京大学 2025 年招生章程'],
  [`/preFraction/10001?${QUESTION}`, '往年分数'],
  [`/preFractionScoreline/10001?${QUESTION}`, '237'],
  [`/compare?schools=10001,10003&${QUESTION}`, '清华大学'],
  ['/chazhuanye', '逻辑学'],
  ['/chazhuanyedetail/080901', '四年'],
  ['/chazhiye', '数学研究人员'],
  ['/chazhiyedetail/2010601', '数学研究人员（应届）'],
  ['/chazhuanyetype/0809', '物联网工程'],
  ['/chazhuanyedetailjiuye/080901', '计算机科学与技术毕业后做什么'],
  ['/chazhiyeoverview/20106', '样本：12,613 个招聘职位'],
  ['/chazhuanyetypezhiye/0809', '计算机类毕业后做什么'],
  ['/chazhuanyedetailyuanxiao/080901?province=安徽&subject=物理', '清华大学'],
  ['/chazhiyerencai/20106?province=安徽&subject=物理', '上海交通大学'],
  ['/comparemajors?majors=080901,080902', '软件工程'],
  ['/gaokaozixun?province=安徽', '2026 年志愿填报：按喜好排序，把尾巴做安全'],
  ['/chazhiyejiuye/20106', '化学研究人员（有经验）'],
  ['/search/all', '安徽 物理 600'],
  ['/search/searchZhuanye?q=计算机', '搜索：计算机'],
]

/** Holds the application back, until the returned function lets it go. */
async function holdApplication(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/platform-/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

async function openWithoutApplication(page: Page, path: string): Promise<() => void> {
  const release = await holdApplication(page)
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

const isMounted = (page: Page) => expect(page.locator('html[data-mounted]')).toBeAttached()

/**
 * Resolves when every answer that the script in the HTML waits for has come and is drawn. What one makes it ask next
 * counts too.
 */
async function allAnswered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const answers = window.zetuPrefetch?.answers ?? new Map()
    for (let known = -1; known !== answers.size; ) {
      known = answers.size
      await Promise.allSettled(answers.values())
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
}

/** How far below the top something stands; what is drawn again in this moment is looked for again. */
async function topOf(element: Locator): Promise<number> {
  let top = 0
  await expect
    .poll(async () => {
      top = await element.evaluate((drawn) => drawn.getBoundingClientRect().y)
      return top
    })
    .toBeGreaterThan(0)
  return top
}

test.describe('a first view before the application', () => {
  test.use({ isFirstVisit: true })

  for (const [at, [path, words]] of PAGES.entries()) {
    test(`stand at ${path}, and stay in their place`, caseOf(at), async ({ page }) => {
      const release = await openWithoutApplication(page, path)
      const figure = page
        .getByRole('main')
        .getByText(words, { exact: true })
        .filter({ visible: true })
        .first()
      await expect(figure).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|\[object/)
      await allAnswered(page)
      const place = await topOf(figure)
      release()
      await isMounted(page)
      await expect(figure).toBeVisible()
      expect(await topOf(figure)).toBeCloseTo(place, 0)
    })
  }

  test('change only where another answer changes them', LONG, async ({ page }) => {
    await openWithoutApplication(page, `/chadaxueluqu/10001?${QUESTION}`)
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })
    const row = main.getByRole('row', { name: /再选化学/ }).first()
    await expect(row).toBeVisible()
    await allAnswered(page)
    const [headingBefore, rowBefore] = [await heading.elementHandle(), await row.elementHandle()]
    await page.evaluate(() => {
      const { zetuPrefetch: state } = window
      if (!state) throw new Error('没有首批数字的脚本')
      for (const [name, payload] of state.payloads) {
        const changed = JSON.stringify(payload).replaceAll('北京大学', '北京大学（医学部）')
        state.payloads.set(name, JSON.parse(changed))
        state.onAnswer(name)
      }
    })
    await expect(heading).toContainText('北京大学（医学部）')
    expect(await heading.evaluate((now, before) => now === before, headingBefore)).toBe(true)
    expect(await row.evaluate((now, before) => now === before, rowBefore)).toBe(true)
  })

  test('give way to the page of the build where somebody has begun to use it', async ({ page }) => {
    const release = await openWithoutApplication(page, `/weici?${QUESTION}&batch=本科批&score=600`)
    const rank = page.getByRole('region', { name: '位次结果' }).getByText('26,394–27,089')
    await expect(rank).toBeVisible()
    await page.getByRole('link', { name: '择途' }).first().focus()
    release()
    await isMounted(page)
    await expect(rank).toBeVisible()
    await expect(page.getByRole('region', { name: '位次结果' })).toHaveCount(1)
    await expect(page.getByRole('link', { name: '择途' }).first()).toBeFocused()
  })

  test('are read on where one has scrolled to', LONG, async ({ page }) => {
    const release = await openWithoutApplication(page, '/pici?province=安徽')
    await expect(page.getByRole('region', { name: '2024 年' })).toBeVisible()
    await page.evaluate(() => scrollTo(0, 300))
    release()
    await isMounted(page)
    await expect(page.getByLabel('省份')).toHaveValue('安徽')
    expect(await page.evaluate(() => scrollY)).toBe(300)
  })

  test('are left behind by a reload, which returns to where one was', LONG, async ({ page }) => {
    await page.goto('/pici?province=安徽')
    await isMounted(page)
    await expect(page.getByRole('region', { name: '2020 年' })).toBeVisible()
    await page.evaluate(() => scrollTo(0, 1200))
    const release = await holdApplication(page)
    await page.reload({ waitUntil: 'commit' })
    release()
    await isMounted(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200)
  })

  test('are those of a student who is signed in', LONG, async ({ page }) => {
    await page.goto('/about')
    await signIn(await openLogin(page), TEL.student)
    await expect(userMenu(page)).toBeVisible()
    const release = await openWithoutApplication(page, `/chadaxueluqu/10001?${QUESTION}`)
    const main = page.getByRole('main')
    const rank = main.getByText('124,829', { exact: true }).filter({ visible: true })
    await expect(rank).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeHidden()
    await allAnswered(page)
    const place = await topOf(rank)
    release()
    await isMounted(page)
    expect(await topOf(rank)).toBeCloseTo(place, 0)

    await openWithoutApplication(page, '/chadaxue?reach=全部')
    await expect(main.getByRole('row', { name: /清华大学/ })).toContainText(/还差 [\d,]+ 位/)
  })

  test('are links already', LONG, async ({ page }) => {
    await openWithoutApplication(page, '/chadaxuerank?year=2025')
    await expect(page.getByRole('link', { name: '清华大学' })).toHaveAttribute(
      'href',
      '/chadaxueoverview/10003',
    )
  })
})

test.describe('without the script of a first view', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('a page is as it is without', LONG, async ({ page }) => {
    await page.route(/\/assets\/first-view-/, (route) => route.abort())
    await page.goto(`/chadaxueluqu/10001?${QUESTION}`)
    await expect(page.getByRole('table').first()).toBeVisible()
    await page.unroute(/\/assets\/first-view-/)
  })
})
