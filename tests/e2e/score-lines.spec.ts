import { expect, test, visit } from './support'

const PAGE = '/chadaxueluqu/10357?province=安徽&year=2025&subject=物理'

test.describe('/chadaxueluqu/$id', () => {
  test('opens with the province of the student and last year, and writes both into the address', async ({
    page,
  }) => {
    await visit(page, '/chadaxueluqu/10357', { persona: 'student' })
    await expect(page.getByRole('heading', { level: 1, name: '安徽大学' })).toBeVisible()
    await expect(page.getByRole('table', { name: '院校录取分数线' }).getByRole('row').nth(1)).toContainText(
      '本科批',
    )
    await expect.poll(() => decodeURIComponent(page.url())).toContain('year=2025')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('province=')
    await expect(page.getByRole('figure', { name: /历年最低位次/ })).toBeVisible()
    await expect(page.getByText(/可能与院校官网公布的不一致/)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('以省级教育招生考试机构和高校招生章程公布为准')
  })

  test('leaves one major group, and all again when another filter changes', async ({ page }) => {
    await visit(page, PAGE)
    const tables = page.getByRole('table', { name: /^专业录取分数线/ })
    await expect(tables.first()).toBeVisible()
    const all = await tables.count()
    expect(all).toBeGreaterThan(1)
    const chips = page.getByRole('group', { name: '专业组' })
    const chip = chips.getByRole('button').nth(1)
    const code = (await chip.innerText()).trim()
    await chip.click()
    await expect(tables).toHaveCount(1)
    await expect(page).toHaveURL(new RegExp(`group=${code}`))
    await page.getByLabel('年份').selectOption('2024')
    await expect(page).not.toHaveURL(/group=/)
    await expect(chips.getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(tables).toHaveCount(1)
  })

  test('says how far a rank is above or below each line', async ({ page }) => {
    await visit(page, `${PAGE}&rank=1`)
    await expect(page.getByRole('cell', { name: /^保 高 [\d,]+ 位$/ }).first()).toBeVisible()
    await page.getByLabel('我的位次').fill('abc')
    await page.getByRole('button', { name: '比一比' }).click()
    await expect(page.getByText('位次是 1 到 999,999 的整数')).toBeVisible()
    await page.getByLabel('我的位次').fill('200000')
    await page.getByRole('button', { name: '比一比' }).click()
    await expect(page.getByRole('cell', { name: /^低 [\d,]+ 位$/ }).first()).toBeVisible()
    await expect(page).toHaveURL(/rank=200000/)
  })

  test('sorts by the lowest rank, up and down, in the address', async ({ page }) => {
    await visit(page, PAGE)
    const table = page.getByRole('table', { name: /^专业录取分数线/ }).first()
    await table.getByRole('button', { name: '最低位次' }).click()
    await expect(table.getByRole('columnheader', { name: '最低位次' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(page).toHaveURL(/sort=rank/)
    // Rows follow their heads when there is time.
    await expect(async () => {
      const texts = await table.locator('tbody tr td > span.font-medium').allInnerTexts()
      const ranks = texts.map((text) => Number(text.replaceAll(',', '')))
      expect(ranks.length).toBeGreaterThan(1)
      expect(ranks).toEqual(ranks.toSorted((x, y) => x - y))
    }).toPass()
  })

  test('sorts the lines of the school apart from those of its majors', async ({ page }) => {
    await visit(page, `${PAGE}&span=all`)
    const table = page.getByRole('table', { name: '院校录取分数线' })
    const year = table.getByRole('row').nth(1).getByRole('cell').first()
    await expect(year).toHaveText('2025')
    await table.getByRole('button', { name: '年份' }).click()
    await expect(year).toHaveText('2024')
    await expect(page).toHaveURL(/schoolSort=year/)
    await page.reload()
    await expect(table.getByRole('columnheader', { name: '年份' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(year).toHaveText('2024')
    await page.goBack()
    await expect(year).toHaveText('2025')
  })

  test('keeps the heads of a table in sight below the filters', async ({ page }) => {
    await visit(page, PAGE)
    const table = page.getByRole('table', { name: /^专业录取分数线/ }).first()
    await table.getByRole('row').nth(12).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 600)
    const bar = page.getByRole('region', { name: '录取分数线条件' })
    const head = table.getByRole('columnheader', { name: '专业' })
    await expect
      .poll(async () => {
        const [above, below] = await Promise.all([bar.boundingBox(), head.boundingBox()])
        return above && below ? Math.abs(above.y + above.height - below.y) : Number.NaN
      })
      .toBeLessThan(3)
  })

  test('says that the years before the reform do not compare', async ({ page }) => {
    await visit(page, PAGE)
    await expect(page.getByRole('figure', { name: /历年最低位次/ })).toContainText(
      '灰线是改革前后的理科，考生范围不同，不能直接相比',
    )
    await visit(page, '/chadaxueluqu/10359?province=浙江&year=2025&subject=综合')
    const chart = page.getByRole('figure', { name: /历年最低位次（浙江 综合/ })
    await expect(chart).toBeVisible()
    await expect(chart).not.toContainText('灰线')
  })

  test('hands its filters on to the other tabs, in the page and in the drawer', async ({ page }) => {
    const filters = 'province=浙江&year=2024&subject=综合&electives=物理,化学&rank=9000'
    await visit(page, `/chadaxueluqu/10359?${filters}`)
    const tabs = page.getByRole('navigation', { name: '院校资料' })
    await tabs.getByRole('link', { name: '院校概况' }).click()
    await expect(page).toHaveURL(/chadaxueoverview/)
    await tabs.getByRole('link', { name: '招生计划' }).click()
    await expect(page.getByLabel('年份')).toHaveValue('2024')
    await expect(page.getByLabel('省份')).toHaveValue('浙江')
    await expect(page.getByRole('button', { name: '化学' })).toHaveAttribute('aria-pressed', 'true')
    await tabs.getByRole('link', { name: '录取分数线' }).click()
    await expect(page.getByLabel('我的位次')).toHaveValue('9,000')

    const inDrawer = filters.replaceAll(/(^|&)/g, '$1lib.')
    await visit(page, `/welcome?lib=school&lib.id=10359&lib.tab=lines&${inDrawer}`, { persona: 'student' })
    const drawer = page.getByRole('dialog', { name: '资料库' })
    await drawer.getByRole('link', { name: '提前批计划' }).click()
    await expect(drawer.getByLabel('省份')).toHaveValue('浙江')
    await expect(drawer.getByLabel('年份')).toHaveValue('2024')
  })

  test('shows the lines of one year, or of every year', async ({ page }) => {
    await visit(page, PAGE)
    const table = page.getByRole('table', { name: '院校录取分数线' })
    await expect(table.getByRole('cell', { name: '2025', exact: true }).first()).toBeVisible()
    await expect(table.getByRole('cell', { name: '2024', exact: true })).toHaveCount(0)
    await page.getByRole('group', { name: '显示' }).getByRole('button', { name: '全部年份' }).click()
    await expect(table.getByRole('cell', { name: '2024', exact: true }).first()).toBeVisible()
    await expect(page).toHaveURL(/span=all/)
  })

  test('measures the lines of a student by the newest score record', async ({ page }) => {
    await visit(page, '/chadaxueluqu/10357', { persona: 'vip' })
    await expect(page.getByRole('note').filter({ hasText: /我的位次 [\d,]+（.*\d+ 分.*）/ })).toBeVisible()
    await expect(
      page
        .getByRole('table')
        .getByText(/[高低] [\d,]+ 位/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  })

  test('narrows by electives under 3+3, three at most', async ({ page }) => {
    await visit(page, '/chadaxueluqu/10335?province=浙江&year=2025&subject=综合')
    const electives = page.getByRole('group', { name: '选考科目' })
    for (const name of ['历史', '地理', '政治']) await electives.getByRole('button', { name }).click()
    await expect.poll(() => decodeURIComponent(page.url())).toContain('electives=历史,地理,政治')
    await electives.getByRole('button', { name: '技术' }).click()
    await expect(page.getByText('选考科目最多选 3 门')).toBeVisible()
    await expect(electives.getByRole('button', { name: '技术' })).toHaveAttribute('aria-pressed', 'false')
  })

  test('knows the old exam', async ({ page }) => {
    await visit(page, '/chadaxueluqu/10358?province=新疆&year=2025')
    await expect(page.getByLabel('科类')).toHaveValue('理科')
    await expect(page.getByRole('table', { name: '院校录取分数线' })).toBeVisible()
  })

  test('survives a damaged address', async ({ page }) => {
    await visit(
      page,
      '/chadaxueluqu/10357?province=火星&year=1800&subject=%00&group=zz&electives=,,&rank=-3&sort=x',
    )
    await expect(page.getByLabel('省份')).toHaveValue('安徽')
    await expect(page.getByLabel('年份')).toHaveValue('2025')
    await expect(page.getByRole('table', { name: '院校录取分数线' })).toBeVisible()
  })

  test('says when there is nothing', async ({ page }) => {
    await visit(page, PAGE, {
      fail: ['POST /api/score-line/school:empty', 'POST /api/score-line/major:empty'],
    })
    await expect(page.getByText(/这所院校近年没有在安徽招收物理考生/)).toBeVisible()
    await expect(page.getByText(/没有符合条件的专业录取数据/)).toBeVisible()
  })

  test.describe('failing', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to load/] })
    test('takes down its own region only, and can be asked again', async ({ page }) => {
      await visit(page, PAGE, { fail: 'POST /api/score-line/major:500*1' })
      const alert = page.getByRole('alert').filter({ hasText: '专业录取分数线加载失败' })
      await expect(alert).toBeVisible()
      await expect(page.getByRole('table', { name: '院校录取分数线' })).toBeVisible()
      await alert.getByRole('button', { name: '重试' }).click()
      await expect(page.getByRole('table', { name: /^专业录取分数线/ }).first()).toBeVisible()
    })
  })

  test('stands in the drawer with its filters', async ({ page }) => {
    await visit(page, '/welcome?lib=school&lib.id=10357&lib.tab=lines&lib.province=安徽&lib.subject=历史', {
      persona: 'student',
    })
    const drawer = page.getByRole('dialog', { name: '资料库' })
    await expect(drawer.getByLabel('科类')).toHaveValue('历史')
    await expect(drawer.getByRole('table', { name: '院校录取分数线' })).toBeVisible()
    await drawer.getByLabel('科类').selectOption('物理')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('lib.subject=物理')
  })
})
