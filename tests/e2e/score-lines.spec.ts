import { beginUse, expect, LONG, test, visit } from './support'

const PAGE = '/chadaxueluqu/10357?province=安徽&year=2025&subject=物理'

test.describe('/chadaxueluqu/$id', () => {
  test('S2-2.15 S2-2.19 opens with the province of the student and last year, and writes both into the address', async ({
    page,
  }) => {
    await visit(page, '/chadaxueluqu/10357', { persona: 'student' })
    await expect(page.getByRole('heading', { level: 1, name: '安徽大学' })).toBeVisible()
    await expect(page.getByRole('table', { name: '录取分数线' }).getByRole('row').nth(1)).toContainText(
      '专业组',
    )
    await expect(
      page.getByRole('paragraph').filter({
        hasText: /2025 年本科批普通专业最低，省控线 \d+ 分，高出 \d+ 分.*中外合作最低 [\d,]+ 位，\d+ 分$/,
      }),
    ).toBeVisible()
    await expect.poll(() => decodeURIComponent(page.url())).toContain('year=2025')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('province=')
    await beginUse(page)
    await expect(page.getByRole('figure', { name: /历年最低位次/ })).toBeVisible()
    await expect(page.getByText(/可能与院校官网公布的不一致/)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('以省级教育考试院和高校招生章程公布为准')
  })

  test('S2-2.15 S2-2.17 S2-4.6 has each major group once, and leaves one of them until another filter changes', async ({
    page,
  }) => {
    await visit(page, PAGE)
    const heads = page.getByRole('row').filter({ hasText: /^专业组/ })
    await expect(heads.nth(1)).toBeVisible()
    const chips = page.getByRole('group', { name: '专业组' })
    const chip = chips.getByRole('button').nth(1)
    // One chip beside those of the groups: 全部. Groups below the first screen are drawn later.
    await expect(heads).toHaveCount((await chips.getByRole('button').count()) - 1)
    const [code] = (await chip.innerText()).split(' ')
    await expect(heads.first()).toContainText(new RegExp(`专业组 ${code}再选`))
    await chip.click()
    await expect(heads).toHaveCount(1)
    await expect(page).toHaveURL(new RegExp(`group=${code}`))
    await page.getByLabel('年份').selectOption('2024')
    await expect(page).not.toHaveURL(/group=/)
    await expect(chips.getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(heads).toHaveCount(1)
  })

  test('has the years side by side, and says where a line moved far', LONG, async ({ page }) => {
    await visit(page, PAGE.replace('10357', '10359'))
    const table = page.getByRole('table', { name: '录取分数线' })
    for (const name of ['2025 最低位次', '2024', '2023 理科', '比全省']) {
      await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible()
    }
    await expect(table.getByText(/^[难易] \d+%$/).first()).toBeVisible()
    await expect(table.getByText('波动', { exact: true }).first()).toBeVisible()
  })

  test('compares a rank with each line', async ({ page }) => {
    await visit(page, `${PAGE}&rank=19000`)
    await expect(page.getByRole('cell', { name: /^[冲稳保] (?:靠前|还差) [\d,]+ 位$/ }).first()).toBeVisible()
    await page.getByRole('button', { name: '改我的位次' }).click()
    await page.getByLabel('我的位次').fill('abc')
    await page.getByRole('button', { name: '比一比' }).click()
    await expect(page.getByText('位次是 1 到 999,999 的整数')).toBeVisible()
    await page.getByLabel('我的位次').fill('200000')
    await page.getByRole('button', { name: '比一比' }).click()
    await expect(page).toHaveURL(/rank=200000/)
    await expect(page.getByRole('note')).toContainText('我的位次 200,000')
  })

  test('says once that nothing is in reach, and leads on', LONG, async ({ page }) => {
    await visit(page, `${PAGE}&rank=200000`)
    const none = page.getByRole('region', { name: '够不着时看哪里' })
    await expect(none).toContainText(/^你的 200,000 位够不着这里的普通专业，最近的还差 [\d,]+ 位（.+）/)
    await expect(page.getByRole('columnheader', { name: '与我' })).toHaveCount(0)
    await none.getByRole('link', { name: '同城能报的' }).click()
    await expect.poll(() => decodeURIComponent(page.url())).toMatch(/\/weici\?.*place=安徽.合肥市/)
    await page.goBack()
    await none.getByRole('link', { name: '同专业能报的' }).click()
    await expect.poll(() => decodeURIComponent(page.url())).toMatch(/\/weici\?.*major=/)
  })

  test('says that a rank is far better than every line', LONG, async ({ page }) => {
    await visit(page, `${PAGE}&rank=900`)
    await expect(page.getByText(/^你比本校最高的线高约 [\d,.]+ .*位，差距较大，不逐行比较/)).toBeVisible()
    const link = page.getByRole('link', { name: /^看位次相近的院校\s*登录后可查$/ })
    await expect(link).toHaveAttribute('href', /^\/chadaxue\?.*rank=900&reach=/)
  })

  test('leaves what is in reach, or a major by its name, and says so in the address', async ({ page }) => {
    await visit(page, `${PAGE}&rank=27089`)
    const table = page.getByRole('table', { name: '录取分数线' })
    const rows = table.locator('tbody tr:not(.group-head)').filter({ visible: true })
    const toggle = page.getByRole('button', { name: /^只看够得着的 \d+ \/ \d+$/ })
    const [reached, all] = (/(\d+) \/ (\d+)/.exec(await toggle.innerText()) ?? []).slice(1).map(Number)
    await expect(rows).toHaveCount(all ?? 0)
    await toggle.click()
    await expect(rows).toHaveCount(reached ?? 0)
    await expect(page).toHaveURL(/only=reach/)
    for (const row of await rows.all()) await expect(row).toContainText(/[▲●■＝○] /)
    await page.reload()
    await expect(rows).toHaveCount(reached ?? 0)
    await toggle.click()
    const find = page.getByRole('search', { name: '找专业' })
    await find.getByRole('textbox').fill('计算机')
    await find.getByRole('textbox').press('Enter')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('major=计算机')
    await expect(rows.filter({ hasNotText: '计算机' })).toHaveCount(0)
    await expect(rows.first()).toContainText('计算机')
    await find.getByRole('textbox').fill('没有的专业')
    await find.getByRole('textbox').press('Enter')
    await page.getByRole('button', { name: `看全部 ${all} 个专业` }).click()
    await expect(rows).toHaveCount(all ?? 0)
  })

  test('sorts by the lowest rank, up and down, in the address', LONG, async ({ page }) => {
    await visit(page, PAGE)
    const table = page.getByRole('table', { name: '录取分数线' })
    await table.getByRole('button', { name: '最低位次' }).click()
    await expect(table.getByRole('columnheader', { name: '最低位次' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(page).toHaveURL(/sort=rank/)
    // Rows follow their heads when there is time.
    await expect(async () => {
      const bodies = await table.locator('tbody').all()
      expect(bodies.length).toBeGreaterThan(1)
      for (const body of bodies) {
        const texts = await body.locator('tr:not(:first-child) td:nth-child(2)').allInnerTexts()
        const ranks = texts.map((text) => Number(text.replaceAll(',', '')))
        expect(ranks.length).toBeGreaterThan(0)
        expect(ranks).toEqual(ranks.toSorted((x, y) => x - y))
      }
    }).toPass()
  })

  test('keeps school and group in view below the filters', LONG, async ({ page }) => {
    await visit(page, PAGE)
    const table = page.getByRole('table', { name: '录取分数线' })
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
    await expect(head).toHaveText('安徽大学 专业')
    const group = table
      .getByRole('row')
      .filter({ hasText: /^专业组 001/ })
      .getByRole('cell')
      .first()
    const [above, below] = await Promise.all([head.boundingBox(), group.boundingBox()])
    expect(above && below ? Math.abs(above.y + above.height - below.y) : Number.NaN).toBeLessThan(3)
  })

  test('says that the years before the reform do not compare', LONG, async ({ page }) => {
    await visit(page, PAGE)
    await beginUse(page)
    await expect(page.getByRole('figure', { name: /历年最低位次/ })).toContainText(
      '灰线是改革前后的理科，考生范围不同，不能直接相比',
    )
    await visit(page, '/chadaxueluqu/10359?province=浙江&year=2025&subject=综合')
    await beginUse(page)
    const chart = page.getByRole('figure', { name: /历年最低位次（浙江 综合/ })
    await expect(chart).toBeVisible()
    await expect(chart).not.toContainText('灰线')
  })

  test('hands its filters on to the other tabs, in the page and in the drawer', LONG, async ({ page }) => {
    const filters = 'province=浙江&year=2024&subject=综合&electives=物理,化学&rank=9000'
    await visit(page, `/chadaxueluqu/10359?${filters}`)
    const tabs = page.getByRole('navigation', { name: '院校资料' })
    await tabs.getByRole('link', { name: '院校概况' }).click()
    await expect(page).toHaveURL(/chadaxueoverview/)
    await tabs.getByRole('link', { name: '招生计划' }).click()
    await expect(page.getByLabel('年份')).toHaveValue('2024')
    await expect(page.getByLabel('省份')).toHaveValue('浙江')
    await expect(page.getByRole('button', { name: '化学' })).toHaveAttribute('aria-pressed', 'true')
    await tabs.getByRole('link', { name: '录取分数线', exact: true }).click()
    await expect(page.getByRole('note')).toContainText('我的位次 9,000')

    const inDrawer = filters.replaceAll(/(^|&)/g, '$1lib.')
    await visit(page, `/welcome?lib=school&lib.id=10359&lib.tab=lines&${inDrawer}`, { persona: 'student' })
    const drawer = page.getByRole('dialog', { name: '资料库' })
    await drawer.getByRole('link', { name: '提前批计划' }).click()
    await expect(drawer.getByLabel('省份')).toHaveValue('浙江')
    await expect(drawer.getByLabel('年份')).toHaveValue('2024')
  })

  test('S2-7.4 asks for the asked year first, with its year in every call and none twice', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/score-line/')) asked.push(`${pathname} ${request.postData()}`)
    })
    await visit(page, PAGE)
    await beginUse(page)
    await expect(page.getByRole('table', { name: '院校历年最低位次' }).getByRole('row')).toHaveCount(9)
    expect(asked[0]).toContain('"year":2025')
    expect(asked.filter((text) => !/"year":\d{4}|"years":\[\d{4}/.test(text))).toEqual([])
    expect(asked).toEqual([...new Set(asked)])
  })

  test.describe('beside the asked year', () => {
    test.use({ expectedErrors: [/404/] })
    test(
      'asks for the earlier ones in one call, and for each alone where the server has no such call',
      LONG,
      async ({ page }) => {
        const calls: string[] = []
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          if (pathname.startsWith('/api/score-line/major'))
            calls.push(pathname.replace('/api/score-line/', ''))
        })
        const major = page
          .getByRole('table', { name: '录取分数线' })
          .getByRole('row')
          .filter({ hasText: /计算机/ })
          .first()
        await page.setViewportSize({ width: 1440, height: 900 })
        await visit(page, PAGE)
        await expect(major).toContainText(/[\d,]{4,}.*[\d,]{4,}.*[\d,]{4,}/, { useInnerText: true })
        expect(calls).toEqual(['major', 'major/years'])
        const before = await major.innerText()

        calls.length = 0
        await visit(page, PAGE, { fail: 'POST /api/score-line/major/years:404' })
        await expect(major).toHaveText(before.replaceAll(/\s+/g, ' '), { useInnerText: true })
        expect(calls).toEqual(['major', 'major/years', 'major', 'major'])
      },
    )
  })

  test('has rows of one height, with what was admitted in a column of its own', LONG, async ({ page }) => {
    await visit(page, '/chadaxueluqu/10357?province=安徽', { persona: 'student' })
    const table = page.getByRole('table', { name: '录取分数线' })
    await expect(table.getByRole('columnheader', { name: '录取数' })).toBeVisible()
    const rows = table.locator('tbody').first().getByRole('row')
    await expect(rows.nth(11)).toBeVisible()
    // A name with a long note has two lines; nothing else has.
    const heights = await rows.evaluateAll((all) =>
      all
        .filter(({ firstElementChild: name }) => (name as HTMLElement).innerText.length < 20)
        .map((row) => Math.round(row.getBoundingClientRect().height)),
    )
    expect(heights.length).toBeGreaterThan(8)
    expect(new Set(heights).size, heights.join()).toBe(1)
  })

  test('has every year in a table and in a chart, those of the other exam too', LONG, async ({ page }) => {
    await visit(page, PAGE)
    await beginUse(page)
    const years = page.getByRole('table', { name: '院校历年最低位次' })
    await expect(years.getByRole('row')).toHaveCount(9)
    await expect(years.getByRole('cell', { name: '2018 理科' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(years.getByRole('cell', { name: '2018 理科' })).toBeVisible()
  })

  test(
    'S2-2.14 S2-2.18 has all columns of the school, said once where all rows agree',
    LONG,
    async ({ page }) => {
      // A school that admits to both levels.
      await visit(page, '/chadaxueluqu/13937?province=安徽&year=2025&subject=物理')
      await beginUse(page)
      const years = page.getByRole('table', { name: '院校历年最低位次' })
      const newest = years.getByRole('row', { name: /^2025/ })
      await expect(newest).toHaveCount(2)
      await expect(newest.first()).toContainText('本科批')
      await expect(newest.nth(1)).toContainText('专科批')
      for (const name of ['批次', '最低位次', '最低分', '省控线', '专业组'])
        await expect(years.getByRole('columnheader', { name })).toBeVisible()
      await expect(page.getByText(/^各行相同：类别普通类；选科要求不限/)).toBeVisible()
      await expect(page.getByText(/^各行相同：科类物理；学制/)).toBeVisible()
      // Only one level, and its history.
      await page.getByLabel('批次').selectOption('专科批')
      await expect(newest).toHaveCount(1)
      await expect(newest).toContainText('432')
      await expect(page.getByText(/2025 年专科批.*最低，省控线/)).toBeVisible()
      await expect(page.getByText(/^各行相同：专科批；/)).toHaveCount(1)
    },
  )

  test('measures the lines of a student by the newest score record', async ({ page }) => {
    await visit(page, '/chadaxueluqu/10357', { persona: 'vip' })
    await expect(page.getByRole('note').filter({ hasText: /我的位次 [\d,]+（.*\d+ 分.*）/ })).toBeVisible()
  })

  test('S2-2.16 narrows by electives under 3+3, three at most', LONG, async ({ page }) => {
    await visit(page, '/chadaxueluqu/10335?province=浙江&year=2025&subject=综合')
    const electives = page.getByRole('group', { name: '选考科目' })
    for (const name of ['历史', '地理', '政治']) await electives.getByRole('button', { name }).click()
    await expect.poll(() => decodeURIComponent(page.url())).toContain('electives=历史,地理,政治')
    await electives.getByRole('button', { name: '技术' }).click()
    await expect(page.getByText('选考科目最多选 3 门')).toBeVisible()
    await expect(electives.getByRole('button', { name: '技术' })).toHaveAttribute('aria-pressed', 'false')
  })

  test('knows the old exam', LONG, async ({ page }) => {
    await visit(page, '/chadaxueluqu/10358?province=新疆&year=2025')
    await expect(page.getByLabel('科类')).toHaveValue('理科')
    await expect(page.getByRole('table', { name: '录取分数线' })).toBeVisible()
    await expect(page.getByRole('group', { name: '专业组' })).toHaveCount(0)
  })

  test('survives a damaged address', LONG, async ({ page }) => {
    await visit(
      page,
      '/chadaxueluqu/10357?province=火星&year=1800&subject=%00&group=zz&electives=,,&rank=-3&sort=x',
    )
    await expect(page.getByLabel('省份')).toHaveValue('安徽')
    await expect(page.getByLabel('年份')).toHaveValue('2025')
    await expect(page.getByRole('table', { name: '录取分数线' })).toBeVisible()
  })

  test('says when there is nothing', LONG, async ({ page }) => {
    await visit(page, PAGE, {
      fail: ['POST /api/score-line/school:empty', 'POST /api/score-line/major:empty'],
    })
    await expect(page.getByText(/2025 年这所院校没有在安徽录取符合条件的物理考生/)).toBeVisible()
  })

  test.describe('failing', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to load/] })
    test('takes down its own region only, and can be asked again', LONG, async ({ page }) => {
      await visit(page, PAGE, { fail: 'POST /api/score-line/major:500*1' })
      const alert = page.getByRole('alert').filter({ hasText: '专业录取分数线加载失败' })
      await expect(alert).toBeVisible()
      await expect(page.getByText(/2025 年本科批普通专业最低/)).toBeVisible()
      await alert.getByRole('button', { name: '重试' }).click()
      await expect(page.getByRole('table', { name: '录取分数线' })).toBeVisible()
    })
  })

  test('stands in the drawer with its filters', LONG, async ({ page }) => {
    await visit(page, '/about?lib=school&lib.id=10357&lib.tab=lines&lib.province=安徽&lib.subject=历史', {
      persona: 'student',
    })
    const drawer = page.getByRole('dialog', { name: '资料库' })
    await expect(drawer.getByLabel('科类')).toHaveValue('历史')
    await expect(drawer.getByRole('table', { name: '录取分数线' })).toBeVisible()
    await drawer.getByLabel('科类').selectOption('物理')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('lib.subject=物理')
  })
})
