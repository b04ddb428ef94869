import type { Page } from 'playwright/test'
import { loginDialog, signIn, TEL } from './sign-in.steps'
import { expect, LONG, test, visit } from './support'

test.describe('the library drawer', () => {
  test('S2-1.1 S2-2.1 opens over any page, keeps its filters in the address, closes with Back', async ({
    page,
  }) => {
    await visit(page, '/pici?province=江苏', { persona: 'student' })
    await page.getByRole('link', { name: '资料库' }).click()
    const drawer = page.getByRole('dialog', { name: '资料库' })
    await expect(drawer.getByRole('link', { name: '院校库' })).toHaveAttribute('aria-current', 'page')
    // At the right, and large.
    const box = await drawer.boundingBox()
    expect([box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)]).toEqual([expect.any(Number), 1440])
    expect(box?.width).toBeGreaterThan(720)
    await drawer.getByRole('link', { name: '一分一段' }).click()
    // What the page says of its reader goes along.
    await expect(drawer.getByLabel('省份')).toHaveValue('江苏')
    await expect(drawer.getByLabel('科类')).toHaveValue('物理')
    await drawer.getByLabel('分数', { exact: true }).fill('600')
    await drawer.getByRole('button', { name: '查位次' }).click()
    await expect(drawer).toContainText('江苏 2025 年物理 600 分的位次区间')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('lib=rank-line')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('lib.score=600')
    // The page below keeps its own state.
    expect(decodeURIComponent(page.url())).toContain('/pici?province=江苏')

    await page.reload()
    await expect(page.getByRole('dialog', { name: '资料库' })).toContainText(
      '江苏 2025 年物理 600 分的位次区间',
    )

    // One step for the score, one for the section.
    await page.goBack()
    await expect(
      page.getByRole('dialog', { name: '资料库' }).getByLabel('分数', { exact: true }),
    ).toHaveValue('')
    await page.goBack()
    await expect(
      page.getByRole('dialog', { name: '资料库' }).getByRole('link', { name: '院校库' }),
    ).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(page.getByRole('dialog', { name: '资料库' })).toBeHidden()
    await expect(page.getByLabel('省份')).toHaveValue('江苏')
  })

  test('S2-2.33 leads from a line to its rank without leaving the page', async ({ page }) => {
    await visit(page, '/pici?province=浙江&lib=score-line&lib.province=安徽', { persona: 'student' })
    const drawer = page.getByRole('dialog', { name: '资料库' })
    await drawer.getByRole('region', { name: '2025 年' }).getByRole('link', { name: '461' }).click()
    await expect(drawer.getByText('安徽 2025 年物理 461 分的位次区间')).toBeVisible()
    await expect.poll(() => decodeURIComponent(page.url())).toContain('/pici?province=浙江')
    await page.goBack()
    await expect(drawer.getByRole('region', { name: '2025 年' })).toBeVisible()
  })

  test('opens for a friend from a copied link', LONG, async ({ page, browser, baseURL }) => {
    await visit(page, '/pici?lib=rank-line', { persona: 'student' })
    const drawer = page.getByRole('dialog', { name: '资料库' })
    await drawer.getByLabel('科类').selectOption('历史')
    await drawer.getByLabel('分数', { exact: true }).fill('580')
    await page.keyboard.press('Enter')
    await expect(drawer.getByText('安徽 2025 年历史 580 分的位次区间')).toBeVisible()
    const { pathname, search } = new URL(page.url())

    const friend = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const other = await friend.newPage()
    await visit(other, pathname + search.replace(/qa\.[^&]*&?/g, ''), { persona: 'vip' })
    await expect(
      other.getByRole('dialog', { name: '资料库' }).getByText('安徽 2025 年历史 580 分的位次区间'),
    ).toBeVisible()
    await friend.close()
  })

  test('closes with its button and with Escape', LONG, async ({ page }) => {
    await visit(page, '/about?lib=score-line', { persona: 'student' })
    const drawer = page.getByRole('dialog', { name: '资料库' })
    await drawer.getByRole('button', { name: '关闭' }).click()
    await expect(drawer).toBeHidden()
    await expect(page).not.toHaveURL(/lib=/)
    await page.getByRole('link', { name: '资料库' }).press('Enter')
    await drawer.getByRole('button', { name: '关闭' }).press('Enter')
    await expect(page.getByRole('link', { name: '资料库' })).toBeFocused()
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })

  test('is what is printed while it is open, or else what is open over it', LONG, async ({ page }) => {
    await visit(page, '/pici?province=安徽&lib=book&lib.book=b3420250', { persona: 'student' })
    // The drawer below the open book is there for nobody but the paper.
    const below = page.getByRole('dialog', { name: '资料库', includeHidden: true })
    const schools = page.getByRole('list', { name: /^院校/ }).first()
    await expect(schools).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#root')).toBeHidden()
    await expect(below).toBeHidden()
    await expect(schools).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
    await page.emulateMedia({ media: 'print' })
    const drawer = page.getByRole('dialog', { name: '资料库' })
    await expect(drawer.getByText(/^共 \d+ 本$/)).toBeVisible()
    // The sheet says what it is of: the bar with the sections is left out.
    await expect(drawer.getByText('招生原书', { exact: true }).filter({ visible: true })).toHaveCount(1)
  })

  test('opens with any damaged link', LONG, async ({ page }) => {
    await visit(page, '/about?lib=nothing&lib.province=%00&lib.x=1', { persona: 'student' })
    await expect(page.getByRole('dialog', { name: '资料库' }).getByText(/^共 [\d,]+ 所院校$/)).toBeVisible()
  })
})

test.describe('the drawer as a companion', () => {
  const beside = (page: Page) => page.getByRole('complementary', { name: '资料库' })

  test('stands beside the page when pinned, and the page stays usable', LONG, async ({ page }) => {
    await visit(page, '/weici?province=安徽&year=2025&subject=物理&lib=score-line', { persona: 'student' })
    const drawer = page.getByRole('dialog', { name: '资料库' })
    await drawer.getByRole('button', { name: '固定在页面旁边' }).click()
    await expect(drawer).toBeHidden()
    await expect(beside(page).getByRole('button', { name: '固定在页面旁边' })).toBeFocused()
    const wide = await page.getByRole('main').boundingBox()
    const panel = await beside(page).boundingBox()
    expect((wide?.x ?? 0) + (wide?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)

    const main = page.getByRole('main')
    await main.getByLabel('分数', { exact: true }).fill('600')
    await page.keyboard.press('Enter')
    await expect(main).toContainText('26,394–27,089')
    await page.keyboard.press('Escape')
    // It goes along to other pages and through a reload.
    await page.getByRole('button', { name: '菜单' }).click()
    await page.getByRole('dialog', { name: '菜单' }).getByRole('link', { name: '大学排名' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '大学排名' })).toBeVisible()
    await expect(beside(page).getByRole('region', { name: '2025 年' })).toBeVisible()
    await page.reload()
    await expect(beside(page)).toBeVisible()

    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(drawer).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await beside(page).getByRole('button', { name: '关闭' }).click()
    await expect(beside(page)).toBeHidden()
    await expect(page).not.toHaveURL(/lib=/)
    await page.getByRole('banner').getByRole('link', { name: '资料库' }).click()
    await expect(beside(page).getByLabel('资料库的部分')).toHaveValue('score-line')
  })

  test('opens again where it was left: section, school and scroll', LONG, async ({ page }) => {
    await visit(page, '/pici?province=安徽&lib=school&lib.q=合肥', { persona: 'student' })
    const drawer = page.getByRole('dialog', { name: '资料库' })
    await drawer.getByRole('link', { name: '合肥工业大学', exact: true }).click()
    await expect(drawer.getByRole('heading', { level: 2, name: '合肥工业大学' })).toBeVisible()
    const last = drawer.getByRole('article', { name: '合肥工业大学概况' })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('zetu.drawer.last')))
      .toMatch(/"scroll":[1-9]/)
    await drawer.getByRole('button', { name: '关闭' }).click()
    await page.reload()
    await page.getByRole('banner').getByRole('link', { name: '资料库' }).click()
    await expect(drawer.getByRole('heading', { level: 2, name: '合肥工业大学' })).toBeAttached()
    await expect(last).toBeInViewport()
  })

  test(
    'leads back to the majors and professions as they were asked, after a reload too',
    LONG,
    async ({ page }) => {
      const drawer = page.getByRole('dialog', { name: '资料库' })
      const lists = [
        ['专业', 'lib=major&lib.level=junior&lib.q=护理', '护理', /lib\.level=junior/],
        ['职业', 'lib=profession&lib.category=2&lib.q=工程师', '电子工程师', /lib\.category=2/],
      ] as const
      for (const [noun, address, name, filter] of lists) {
        await visit(page, `/pici?${address}`, { persona: 'student' })
        await drawer.getByRole('link', { name, exact: true }).first().click()
        await expect(drawer.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
        await page.reload()
        await drawer.getByRole('link', { name: `返回${noun}库` }).click()
        await expect(page).toHaveURL(filter)
        await expect(drawer.getByRole('textbox', { name: `查找${noun}` })).not.toHaveValue('')
      }
    },
  )

  test('finds schools, majors and professions by one name search', LONG, async ({ page }) => {
    const lines = '/chadaxueluqu/10359?province=安徽&subject=历史&rank=3000'
    await visit(page, `${lines}&lib=ranking`, { persona: 'student' })
    const drawer = page.getByRole('dialog', { name: '资料库' })
    const search = drawer.getByRole('combobox', { name: '在资料库里找' })
    await search.fill('hfut')
    await expect(drawer.getByRole('option', { name: /合肥工业大学.*院校/ })).toBeVisible()
    await search.press('Enter')
    await expect(drawer.getByRole('heading', { level: 2, name: '合肥工业大学' })).toBeVisible()
    // Subject and rank of the page go along.
    await expect(page).toHaveURL(/lib\.rank=3000/)
    await search.fill('软件工程')
    await drawer.getByRole('option', { name: /^软件工程\s*专业$/ }).click()
    await expect(drawer.getByRole('heading', { level: 2, name: '软件工程', exact: true })).toBeVisible()
    await search.fill('软件工程')
    await expect(drawer.getByRole('option', { name: /职业/ }).first()).toBeVisible()
  })
})

test.describe('a shared drawer address opened by a guest', () => {
  test('leads to the public page of the same thing, with its filters', LONG, async ({ page }) => {
    for (const [shared, wanted] of [
      ['lib=score-line&lib.province=浙江', '/pici?province=浙江'],
      ['lib=rank-line&lib.score=600', 'score=600'],
      ['lib=school&lib.id=10358&lib.tab=lines&lib.subject=历史', '/chadaxueluqu/10358?subject=历史'],
      ['lib=major&lib.code=080901', '/chazhuanyedetail/080901'],
    ]) {
      await visit(page, `/welcome?${shared}`, { persona: 'guest' })
      await expect.poll(() => decodeURIComponent(page.url())).toContain(wanted)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })

  test('says over the page that a section opens after a login, and then opens it', LONG, async ({ page }) => {
    await visit(page, '/pici?province=浙江&lib=school&lib.q=合肥', { persona: 'guest' })
    const drawer = page.getByRole('dialog', { name: '资料库' })
    await expect(drawer).toContainText('登录后可以看')
    await drawer.getByRole('button', { name: '关闭' }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByLabel('省份')).toHaveValue('浙江')
    await page.goBack()
    await drawer.getByRole('button', { name: '登录' }).click()
    await signIn(loginDialog(page), TEL.student)
    await expect(drawer.getByText(/^共 \d+ 所院校$/)).toBeVisible()
    await expect.poll(() => decodeURIComponent(page.url())).toContain('lib.q=合肥')
  })
})
