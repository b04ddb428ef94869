import type { Locator, Page } from 'playwright/test'
import { beginUse, expect, LONG, test, visit } from './support'

const TYPE = '/chazhiyeoverview/20209'
const TREE = 'GET /api/professions/search'
const STATS = 'GET /api/professions/stats-code/{typeCode}'

const tree = (page: Page) => page.getByRole('tree', { name: '职业目录' })
const tab = (page: Page | Locator, name: string) =>
  page.getByRole('navigation', { name: '职业资料' }).getByRole('link', { name })
const chart = (page: Page | Locator, name: RegExp) => page.getByRole('figure', { name })

/** A chart comes when it is near the viewport. */
async function readable(page: Page | Locator, name: RegExp): Promise<Locator> {
  await chart(page, name).scrollIntoViewIfNeeded()
  const reader = chart(page, name).getByRole('slider')
  await expect(reader).toBeVisible()
  return reader
}

test.describe('/chazhiye', () => {
  test('S2-2.30 lists categories, types and professions with their counts', LONG, async ({ page }) => {
    await visit(page, '/chazhiye')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('职业库')
    await expect(page.getByText('共 337 个职业')).toBeVisible()
    const category = page.getByRole('region', { name: /科学研究人员/ })
    await expect(category.getByRole('heading')).toHaveText(/4 类，14 个职业/)
    await expect(category.getByRole('term').filter({ hasText: '医学研究人员' })).toHaveText(/2$/)
    await category.getByRole('link', { name: '数学研究人员' }).click()
    await expect(page).toHaveURL(/\/chazhiyedetail\/2010601$/)
  })

  test('S2-2.30 shows one category, and all again when its chip is pressed twice', LONG, async ({ page }) => {
    await visit(page, '/chazhiye')
    const chip = page.getByRole('group', { name: '门类' }).getByRole('button', { name: /农业技术人员/ })
    await chip.click()
    await expect(page).toHaveURL(/category=203/)
    await expect(page.getByText('共 16 个职业')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
    await chip.click()
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByText('共 337 个职业')).toBeVisible()
  })

  test('S2-2.30 marks a keyword, counts it and goes from hit to hit by keyboard', LONG, async ({ page }) => {
    await visit(page, '/chazhiye')
    const field = page.getByRole('textbox', { name: '查找职业' })
    const counter = page.getByRole('search', { name: '查找职业' }).getByRole('status')
    await field.fill('律师')
    await expect(page.locator('mark').first()).toHaveText('律师')
    const count = await page.locator('mark').count()
    await expect(counter).toHaveText(`${count} 处`)
    await field.press('Enter')
    await expect(counter).toHaveText(`1 / ${count}`)
    await expect(page).toHaveURL(/q=/)
    await field.press('Enter')
    await expect(counter).toHaveText(`2 / ${count}`)
    await field.press('Shift+Enter')
    await field.press('Shift+Enter')
    await expect(counter).toHaveText(`${count} / ${count}`)
    await expect(page.locator('mark').last()).toBeInViewport()
    await page.getByRole('button', { name: '下一处' }).click()
    await expect(counter).toHaveText(`1 / ${count}`)
    await expect(field).toBeInViewport()
    await field.fill('没有这种职业')
    await expect(counter).toHaveText('没有找到')
  })

  test('S2-2.31 pins its search bar once 156 px have gone by', async ({ page }) => {
    await visit(page, '/chazhiye')
    const bar = page.getByRole('region', { name: '查找职业' })
    await expect(page.getByRole('link', { name: '数学研究人员' })).toBeVisible()
    expect((await bar.boundingBox())?.y).toBeGreaterThan(0)
    await page.mouse.wheel(0, 157)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(157)
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0)
  })

  test('finds a name by the initials of its reading', LONG, async ({ page }) => {
    await visit(page, '/chazhiye')
    const field = page.getByRole('textbox', { name: '查找职业' })
    await field.fill('sxyj')
    await field.press('Enter')
    await expect(page.locator('mark').first()).toHaveText('数学研究人员')
  })

  test.describe(() => {
    test.use({ expectedErrors: [/Failed to load resource/] })
    test('asks again after a failure', LONG, async ({ page }) => {
      await visit(page, '/chazhiye', { fail: `${TREE}:offline*3` })
      await page.getByRole('button', { name: '重试' }).first().click()
      await expect(page.getByText('共 337 个职业')).toBeVisible()
    })
  })
})

test.describe('a type of professions', () => {
  test('S1-2.18 S1-2.40 opens with the first node of the tree from the bare address', async ({ page }) => {
    await visit(page, '/chazhiyelayout')
    await expect(page).toHaveURL(/\/chazhiyeoverview\/20106$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('自然科学和地球科学研究人员')
  })

  test('S2-2.32 tells a guest what it is, and that figures are for VIP', async ({ page }) => {
    await visit(page, TYPE)
    await expect(page).toHaveTitle('电子工程技术人员 职业概况 · 择途')
    await expect(page.getByText('主要工作是', { exact: false })).toBeVisible()
    await expect(page.getByText(/样本：[\d,]+ 个招聘职位/)).toBeVisible()
    await expect(page.getByRole('figure')).toHaveCount(0)
    // What is unfolded is folded again.
    await page.getByRole('button', { name: /^展开全部\s*职业概况$/ }).click()
    await page.getByRole('button', { name: /^收起\s*职业概况$/ }).click()
    await expect(page.getByRole('button', { name: /^展开全部\s*职业概况$/ })).toBeVisible()
    await page.getByRole('button', { name: '开通 VIP' }).click()
    await expect(page.getByText('请先登录！')).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText('登录')
  })

  test('S1-1.3 S1-2.41 S1-6.3 S1-9.5 shows a student the first three positions and whom to ask', async ({
    page,
  }) => {
    await visit(page, '/chazhiyejiuye/20209', { persona: 'student' })
    await expect(page.getByRole('table', { name: /岗位/ }).getByRole('row')).toHaveCount(4)
    await expect(page.getByText('开通 VIP 后可以查看全部岗位')).toBeVisible()
    await page.getByRole('button', { name: '开通 VIP' }).click()
    await expect(page.getByRole('dialog')).toContainText('老师')
    await page.keyboard.press('Escape')
    await tab(page, '企业招聘').click()
    await expect(page).toHaveURL(/\/chazhiyezhaopin\/20209$/)
    await expect(page.getByText('开通 VIP 后可以查看招聘企业和职位')).toBeVisible()
    await expect(page.getByRole('list', { name: '招聘信息' })).toHaveCount(0)
    // A profession has three positions: nothing more is promised.
    await visit(page, '/chazhiyedetail/2020901', { persona: 'student' })
    await expect(page.getByRole('table', { name: /岗位/ }).getByRole('row')).toHaveCount(4)
    await expect(page.getByText(/可以查看全部.*岗位/)).toHaveCount(0)
  })

  test('S1-6.3 S2-9.17 shows VIP all positions and openings with their details', LONG, async ({ page }) => {
    await visit(page, '/chazhiyejiuye/20209', { persona: 'vip' })
    const rows = page.getByRole('table', { name: /岗位/ }).getByRole('row')
    await expect(rows.nth(4)).toBeVisible()
    await expect(page.getByRole('button', { name: '开通 VIP' })).toHaveCount(0)
    await visit(page, '/chazhiyezhaopin/20209', { persona: 'vip' })
    const opening = page.getByRole('list', { name: '招聘信息' }).getByRole('listitem').first()
    for (const fact of ['企业性质', '企业规模', '要求专业', '福利', '来源']) {
      await expect(opening.getByRole('term').filter({ hasText: fact })).toBeVisible()
    }
    await expect(opening).toContainText(/元\/月/)
    const openings = page.getByRole('list', { name: '招聘信息' }).getByRole('listitem')
    await expect(openings).toHaveCount(10)
    await page.getByRole('button', { name: /再显示 10 条/ }).click()
    await expect(openings).toHaveCount(20)
    await expect(page).toHaveURL(/more=1/)
    await page.reload()
    await expect(openings).toHaveCount(20)
  })

  test(
    'S1-2.43 S1-2.44 S1-2.45 S1-2.46 S1-9.6 S2-2.32 S2-9.13 S2-9.16 shows VIP the whole overview in figures',
    LONG,
    async ({ page }) => {
      await visit(page, TYPE, { persona: 'vip' })
      await beginUse(page)
      await expect(page.getByRole('list', { name: '前 5 个专业' }).getByRole('listitem')).toHaveCount(5)
      await expect(page.getByRole('list', { name: '第 6–10 个专业' }).getByRole('listitem')).toHaveCount(5)
      await expect(page.getByRole('definition').filter({ hasText: /^\d+\.\d\d 万人\/月$/ })).toBeVisible()
      for (const name of [
        /每月招聘量（万人\/月）/,
        /薪酬（元\/月）/,
        /专业分布/,
        /学历要求（占/,
        /近 12 个月学历要求（/,
        /各省招聘量/,
      ]) {
        await readable(page, name)
      }
      await expect(page.getByRole('table', { name: '按企业性质的招聘量' })).toContainText('%')
      await expect(page.getByRole('table', { name: '按企业的招聘量' }).getByRole('row')).toHaveCount(11)
    },
  )

  test(
    'has the figures of all charts on paper, also of those that were never on the screen',
    LONG,
    async ({ page }) => {
      await visit(page, TYPE, { persona: 'vip' })
      await beginUse(page)
      const figures = page.getByRole('figure')
      await expect(figures).toHaveCount(6)
      const drawn = page.locator('figure svg[data-chart], figure [data-chart] svg')
      expect(await drawn.count()).toBeLessThan(6)
      // A sheet waits for no code: the table of the same figures stands for a chart that has not come.
      const atOnce = await page.evaluate(() => {
        window.dispatchEvent(new Event('beforeprint'))
        return document.querySelectorAll('figure:is(:has([data-chart] svg), :has(table))').length
      })
      expect(atOnce).toBe(6)
      await page.emulateMedia({ media: 'print' })
      await expect(figures.filter({ visible: true })).toHaveCount(6)
    },
  )

  test(
    'leads by its majors to the schools that offer them, in three steps that can be shared',
    LONG,
    async ({ page }) => {
      await visit(page, '/chazhiyedetail/2020902', { persona: 'student' })
      await page.getByRole('link', { name: '哪些专业通向它，哪些院校开设' }).click()
      const majors = page.getByRole('group', { name: '对口专业' }).getByRole('button')
      await expect(majors).toHaveCount(3)
      await expect(page.getByText(/开通 VIP 后可以查看全部 \d+ 个对口专业/)).toBeVisible()
      await majors.last().click()
      await expect(page).toHaveURL(/major=/)
      const schools = page.getByRole('region', { name: '开设院校' })
      // Not each of them recruits there for it.
      const lined = /安徽物理 \d{4} .*最低 [\d,]+ 位.*(?:靠前|还差)/
      await expect(schools.getByRole('article').filter({ hasText: lined }).first()).toBeVisible()
      await page.reload()
      await expect(majors.last()).toHaveAttribute('aria-pressed', 'true')
      await expect(schools.getByRole('article')).toHaveCount(6)
      await schools.getByRole('article').first().getByRole('link').click()
      await expect(page).toHaveURL(/\/chadaxueoverview\//)
    },
  )

  test(
    'shows a guest three majors and their schools, and asks for a login on a click only',
    LONG,
    async ({ page }) => {
      await visit(page, '/chazhiyerencai/20209?province=安徽&subject=物理&rank=400')
      await expect(page.getByRole('group', { name: '对口专业' }).getByRole('button')).toHaveCount(3)
      const schools = page.getByRole('region', { name: '开设院校' })
      // Under a major stands its line, not that of the school.
      await expect(schools.getByRole('article').first()).toContainText(/2025 .+最低 [\d,]+ 位|没有招收/)
      await expect(schools).toContainText('来源：安徽教育考试院 2025 年录取数据，示例数据')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: '开通 VIP' }).click()
      await expect(page.getByText('请先登录！')).toBeVisible()
    },
  )

  test('says so where nothing was sampled, and draws no shares', LONG, async ({ page }) => {
    await visit(page, '/chazhiyeoverview/20701', { persona: 'vip' })
    await beginUse(page)
    await expect(page.getByText('法官没有招聘样本，暂无招聘量和薪酬数据。')).toBeVisible()
    await expect(page.getByText('学历要求（占招聘量）：暂无样本')).toBeVisible()
  })

  test.describe(() => {
    test.use({ expectedErrors: [/Failed to load resource/] })
    test('keeps the page when one call fails', LONG, async ({ page }) => {
      await visit(page, TYPE, { persona: 'vip', fail: `${STATS}:offline` })
      await beginUse(page)
      await expect(page.getByText('招聘数据加载失败')).toBeVisible()
      await expect(page.getByRole('list', { name: '前 5 个专业' })).toBeVisible()
    })
  })
})

test.describe('a profession', () => {
  test('S1-2.18.7 S1-2.18.8 S1-2.42 S1-7.11 shows its positions, and the openings of its type', async ({
    page,
  }) => {
    await visit(page, '/chazhiyedetail/2010601', { persona: 'vip' })
    await expect(page).toHaveTitle('数学研究人员 岗位情况 · 择途')
    const trail = page.getByRole('navigation', { name: '所在位置' })
    await expect(trail.getByRole('listitem')).toHaveText([
      '职业库',
      '科学研究人员',
      '自然科学和地球科学研究人员',
      '数学研究人员',
    ])
    await expect(page.getByRole('table', { name: '数学研究人员的岗位' })).toBeVisible()
    const details = page.waitForRequest(/jobDetails\/byType\/20106$/)
    await tab(page, '招聘企业').click()
    await details
    await expect(page).toHaveURL(/\/chazhiyedetailzhaopin\/2010601$/)
    await expect(page.getByRole('list', { name: '招聘信息' })).toBeVisible()
    await trail.getByRole('link', { name: '自然科学和地球科学研究人员' }).click()
    await expect(page).toHaveURL(/\/chazhiyeoverview\/20106$/)
  })

  test('is found by a code of any page, and said to be missing by an unknown one', LONG, async ({ page }) => {
    await visit(page, '/chazhiyeoverview/2010601')
    await expect(page).toHaveURL(/\/chazhiyedetail\/2010601$/)
    await visit(page, '/chazhiyedetailzhaopin/20106')
    await expect(page).toHaveURL(/\/chazhiyeoverview\/20106$/)
    await visit(page, '/chazhiyedetail/9999999', { persona: 'planner' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有这个职业')
    await page.getByRole('link', { name: '去职业库查找' }).click()
    await expect(page).toHaveURL(/\/chazhiye$/)
  })
})

test.describe('the tree', () => {
  test('S1-2.40 is walked by keyboard alone', LONG, async ({ page }) => {
    await visit(page, '/chazhiyeoverview/20106')
    const item = (name: string) => tree(page).getByRole('treeitem', { name, exact: true })
    await expect(item('自然科学和地球科学研究人员')).toHaveAttribute('aria-selected', 'true')
    await expect(item('数学研究人员')).toHaveAttribute('aria-level', '3')
    await item('自然科学和地球科学研究人员').focus()
    await page.keyboard.press('ArrowRight')
    await expect(item('数学研究人员')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('物理研究人员')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(item('自然科学和地球科学研究人员')).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('End')
    await expect(item('生产辅助人员')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(item('科学研究人员')).toBeFocused()
    // Letters stand for initials as soon as their readings have come.
    await expect(async () => {
      await item('科学研究人员').focus()
      await page.keyboard.type('nykx')
      await expect(item('农业科学研究人员')).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/chazhiyeoverview\/20107$/)
    await expect(item('农业科学研究人员')).toHaveAttribute('aria-selected', 'true')
  })

  test('has the open node in view', LONG, async ({ page }) => {
    await visit(page, '/chazhiyeoverview/63101')
    await expect(tree(page).getByRole('treeitem', { selected: true })).toBeInViewport()
  })
})

test.describe('a chart', () => {
  test('is read by arrow keys and by pointer, and its series are switched off', LONG, async ({ page }) => {
    await visit(page, TYPE, { persona: 'vip' })
    await beginUse(page)
    const reader = await readable(page, /每月招聘量/)
    await reader.focus()
    await page.keyboard.press('ArrowRight')
    await expect(reader).toHaveAttribute('aria-valuetext', /^1月，2025 年 [\d.]+ 万人\/月，2024 年/)
    await page.keyboard.press('End')
    await expect(reader).toHaveAttribute('aria-valuetext', /^12月/)
    await chart(page, /每月招聘量/)
      .getByRole('button', { name: '2024 年' })
      .click()
    await reader.hover({ position: { x: 60, y: 100 } })
    await expect(reader).toHaveAttribute('aria-valuetext', /^1月，2025 年 [\d.]+ 万人\/月$/)
  })

  test('has the same figures as a table, and a picture to keep', LONG, async ({ page }) => {
    await visit(page, TYPE, { persona: 'vip' })
    await beginUse(page)
    const figure = chart(page, /薪酬（元\/月）/)
    await readable(page, /薪酬（元\/月）/)
    const download = page.waitForEvent('download')
    await figure.getByRole('button', { name: /存为图片/ }).click()
    expect((await download).suggestedFilename()).toBe('近-12-个月薪酬（元-月）-2026-06-25.png')
    await figure.getByRole('button', { name: /^表格/ }).click()
    await expect(figure.getByRole('row')).toHaveCount(13)
    await expect(figure.getByRole('slider')).toHaveCount(0)
  })

  test('is not loaded where there is none', LONG, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await visit(page, '/chazhiye')
    await expect(page.getByText('共 337 个职业')).toBeVisible()
    expect(scripts.filter((url) => /\/charts-[^/]*\.js/.test(url))).toEqual([])
  })
})

test.describe('professions in the drawer', () => {
  const drawer = (page: Page) => page.getByRole('dialog', { name: '资料库' })

  test('S1-4.11 S2-4.1 open inside of it, from the library to a school', async ({ page }) => {
    await visit(page, '/pici?lib=profession', { persona: 'student' })
    const view = drawer(page)
    await view.getByRole('link', { name: '电子工程师', exact: true }).click()
    await expect(view.getByRole('heading', { level: 2, name: '电子工程师', exact: true })).toBeVisible()
    await expect(view.getByRole('treeitem', { selected: true })).toHaveText('电子工程师')
    await view.getByRole('link', { name: '电子工程技术人员' }).first().click()
    await tab(view, '培养院校').click()
    await view
      .getByRole('region', { name: '开设院校' })
      .getByRole('article')
      .first()
      .getByRole('link')
      .click()
    await expect(view.getByRole('navigation', { name: '院校资料' })).toBeVisible()
    await expect(page).toHaveURL(/\/pici\?.*lib=school/)
  })

  test('keep tab and code in the address, and the keyword of the library', LONG, async ({ page }) => {
    await visit(page, '/about?lib=profession&lib.code=20209&lib.tab=jobs', { persona: 'vip' })
    const view = drawer(page)
    await expect(tab(view, '就业岗位')).toHaveAttribute('aria-current', 'page')
    await view.getByRole('navigation', { name: '所在位置' }).getByRole('link', { name: '职业库' }).click()
    await view.getByRole('textbox', { name: '查找职业' }).fill('教师')
    await view.getByRole('textbox', { name: '查找职业' }).press('Enter')
    await expect(page).toHaveURL(/lib\.q=/)
    await expect(view.getByRole('search', { name: '查找职业' }).getByRole('status')).toHaveText(/^1 \/ \d+$/)
  })
})
