import type { Locator, Page } from 'playwright/test'
import { endFaults } from '../../lab/survival/screen.mjs'
import { beginUse, expect, LONG, test, visit } from './support'

const MAJOR = '/chazhuanyedetail/080901'
const EMPLOYMENT = '/chazhuanyedetailjiuye/080901'

const tree = (page: Page) => page.getByRole('tree', { name: '专业目录' })
const tab = (page: Page | Locator, name: string) =>
  page.getByRole('navigation', { name: '专业资料' }).getByRole('link', { name })
const level = (page: Page | Locator, name: string) =>
  page.getByRole('navigation', { name: '培养层次' }).getByRole('link', { name, exact: true })

test.describe('/chazhuanye', () => {
  test('S2-2.23 S2-4.7 lists categories, types and majors of a level; another level begins anew', async ({
    page,
  }) => {
    await visit(page, '/chazhuanye')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('专业库')
    await expect(page.getByText('共 883 个专业')).toBeVisible()
    const chips = page.getByRole('group', { name: '门类' })
    await chips.getByRole('button', { name: /^理学/ }).click()
    await expect(page).toHaveURL(/category=07/)
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
    const field = page.getByRole('textbox', { name: '查找专业' })
    await field.fill('物理')
    await field.press('Enter')
    await expect(page).toHaveURL(/q=/)
    await level(page, '职业本科').click()
    await expect(page).toHaveURL(/\/chazhuanye\?level=vocational$/)
    await expect(field).toHaveValue('')
    await expect(page.getByText('共 196 个专业')).toBeVisible()
    await level(page, '专科').click()
    await expect(page.getByText('共 436 个专业')).toBeVisible()
    await expect(level(page, '专科')).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(page.getByText('共 196 个专业')).toBeVisible()
  })

  test('S2-2.24 S2-5.4 marks a keyword whatever its case, and goes from hit to hit by keyboard', async ({
    page,
  }) => {
    await visit(page, '/chazhuanye')
    const field = page.getByRole('textbox', { name: '查找专业' })
    const counter = page.getByRole('search', { name: '查找专业' }).getByRole('status')
    await field.fill('临床')
    await expect(page.locator('mark').first()).toHaveText('临床')
    const count = await page.locator('mark').count()
    await expect(counter).toHaveText(`${count} 处`)
    await field.press('Enter')
    await expect(counter).toHaveText(`1 / ${count}`)
    await field.press('Enter')
    await field.press('Shift+Enter')
    await field.press('Shift+Enter')
    await expect(counter).toHaveText(`${count} / ${count}`)
    await expect(page.locator('mark').last()).toBeInViewport()
    await page.reload()
    await expect(field).toHaveValue('临床')
    await field.fill('JSJKX')
    await field.press('Enter')
    await expect(page.locator('mark').first()).toHaveText(/计算机/)
  })

  test('S2-2.24 goes to the first hit by a press straight after the last key', async ({ page }) => {
    await visit(page, '/chazhuanye')
    const search = page.getByRole('search', { name: '查找专业' })
    await search.getByRole('textbox').focus()
    // In the page: what has to be drawn between a key and a press is still to come, as on a busy phone.
    await search.evaluate(async (box) => {
      const soon = () => new Promise((resolve) => setTimeout(resolve))
      const next = box.querySelector<HTMLButtonElement>('[aria-label="下一处"]')
      document.execCommand('insertText', false, '临床')
      await soon()
      // The press leaves the field, which takes the keyword to the address.
      next?.focus()
      await soon()
      next?.click()
    })
    await expect(search.getByRole('status')).toHaveText(/^1 \/ \d+$/)
    await expect(page).toHaveURL(/q=/)
    await expect(search.getByRole('textbox')).toHaveValue('临床')
  })

  test.describe(() => {
    test.use({ expectedErrors: [/Failed to load resource/] })
    test('asks again after a failure', LONG, async ({ page }) => {
      await visit(page, '/chazhuanye', { fail: 'GET /api/majors/by-level/{level}:offline*3' })
      await page.getByRole('button', { name: '重试' }).first().click()
      await expect(page.getByText('共 883 个专业')).toBeVisible()
    })
  })
})

test.describe('a type of majors', () => {
  test('S1-2.17 S2-2.25 opens with the first node from the bare address, and leads to its majors', async ({
    page,
  }) => {
    await visit(page, '/chazhuanyelayout')
    await expect(page).toHaveURL(/\/chazhuanyetype\/0101$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('哲学类')
    await tab(page, '就业方向').click()
    await expect(page).toHaveURL(/\/chazhuanyetypezhiye\/0101$/)
    await expect(page.getByRole('heading', { name: '哲学类毕业后做什么' })).toBeVisible()
    await visit(page, '/chazhuanyetypezhiye/5101')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('电子信息类')
    await expect(page.getByRole('heading', { name: '电子信息类毕业后做什么' })).toBeVisible()
    await visit(page, '/chazhuanyetype/0101')
    await page
      .getByRole('region', { name: /个专业$/ })
      .getByRole('link', { name: '逻辑学' })
      .click()
    await expect(page).toHaveURL(/\/chazhuanyedetail\/010102$/)
  })
})

test.describe('a major', () => {
  test('S2-2.27 shows its fields, and the gender ratio in words', LONG, async ({ page }) => {
    await visit(page, MAJOR)
    await expect(page).toHaveTitle('计算机科学与技术 专业概况 · 择途')
    for (const [name, value] of [
      ['培养层次', '本科'],
      ['修业年限', '四年'],
      ['授予学位', /学士/],
      ['男女比例', /男 \d+%，女 \d+%/],
    ] as const) {
      const fact = page.locator('div', { has: page.getByRole('term').filter({ hasText: name }) }).last()
      await expect(fact.getByRole('definition')).toHaveText(value)
    }
    for (const name of ['培养目标', '培养要求', '选科要求', '知识与能力', '考研方向', '主要课程']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    await expect(page.getByRole('navigation', { name: '所在位置' }).getByRole('listitem')).toHaveText([
      '专业库',
      '工学',
      '计算机类',
      '计算机科学与技术',
    ])
  })

  test('S2-2.26 S2-2.28 shows where graduates go, and leads to those professions', async ({ page }) => {
    await visit(page, EMPLOYMENT)
    await expect(page.getByRole('definition').filter({ hasText: /^\d+\.\d\d 万人\/月$/ })).toBeVisible()
    for (const name of [/每月招聘量/, /薪酬（元/, /学历要求（占/, /近 12 个月学历/]) {
      const figure = page.getByRole('figure', { name })
      await figure.scrollIntoViewIfNeeded()
      await expect(figure.getByRole('slider')).toBeVisible()
    }
    const types = page.getByRole('list', { name: '毕业生去往的职业类' })
    await expect(types.getByRole('listitem').first()).toHaveText(/\d+%$/)
    await types.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/chazhiyeoverview\/\d{5}$/)
  })

  test('names the majors of other levels that a keyword finds', async ({ page }) => {
    await visit(page, '/chazhuanye?q=空中乘务')
    const found = page.getByRole('navigation', { name: '专科里的专业' })
    await expect(found.getByRole('link')).toHaveText(['空中乘务'])
    await found.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('空中乘务')
    // Of a keyword that no other level has, nothing is said.
    await visit(page, '/chazhuanye?q=考古学')
    await expect(page.getByRole('main').getByText('考古学').first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: /里的专业$/ })).toHaveCount(0)
  })

  test('S1-2.17.5 S2-2.29 names the schools that offer it, with the filters of the school library and a rank beside each', async ({
    page,
  }) => {
    await visit(page, MAJOR)
    await tab(page, '开设院校').click()
    await expect(page).toHaveURL(/\/chazhuanyedetailyuanxiao\/080901\?/)
    const list = page.getByRole('region', { name: '院校列表' })
    await expect(list.getByRole('article')).toHaveCount(6)
    const total = await list.getByRole('status').innerText()
    await page.getByRole('button', { name: '院校特色', exact: true }).click()
    await page.getByRole('dialog', { name: '院校特色' }).getByRole('button', { name: /^985/ }).click()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/features=985/)
    await expect(list.getByRole('status')).not.toHaveText(total)
    await page.getByRole('textbox', { name: '我的位次' }).fill('380')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/rank=380/)
    await page.reload()
    await expect(list.getByRole('article').filter({ hasText: /[冲稳保] (?:靠前|还差)/ })).not.toHaveCount(0)
    await list.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/chadaxueoverview\//)
  })

  test(
    'begins with the schools nearest to a rank, and folds at the end those that do not recruit',
    LONG,
    async ({ page }) => {
      await visit(
        page,
        '/chazhuanyedetailyuanxiao/120203K?province=安徽&subject=物理&rank=52000&provinces=安徽&natures=公办',
      )
      const list = page.getByRole('region', { name: '院校列表' })
      const gap = list
        .getByRole('article')
        .first()
        .getByText(/(?:靠前|还差) [\d,]+ 位/)
      await expect(gap).toBeVisible()
      const places = Number(/(?:靠前|还差) ([\d,]+) 位/.exec(await gap.innerText())?.[1]?.replace(',', ''))
      expect(places).toBeLessThan(15_000)
      await expect(list.getByText('没有招收')).toHaveCount(0)
      const counted = await list.getByRole('status').innerText()
      const folded = list.getByText(/^另有 \d+ 所开设会计学，2025 年没有在安徽招收物理考生$/)
      await expect(folded).toBeVisible()
      await folded.click()
      const names = list.getByRole('list', { name: '没有招生的院校' }).getByRole('link')
      await expect(names).not.toHaveCount(0)
      await names.first().click()
      await expect(page).toHaveURL(/\/chadaxueoverview\//)
      await page.goBack()
      await expect(list.getByRole('status')).toHaveText(counted)
    },
  )

  test('tells a student which units near their rank contain it', LONG, async ({ page }) => {
    await visit(page, '/chazhuanyedetailyuanxiao/080901', { persona: 'student' })
    await beginUse(page)
    const near = page.getByRole('region', { name: '我的位次附近，哪些志愿里有计算机科学与技术' })
    await expect(near.getByRole('row').nth(1)).toContainText(/专业组.*稳/)
    await near.getByRole('button', { name: /保/ }).click()
    await expect(page).toHaveURL(/tier=safety/)
    await expect(near.getByRole('row').nth(1)).toContainText('保')
    await near.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/chadaxueluqu\//)
  })

  test.describe(() => {
    test.use({ expectedErrors: [/status of 403/] })

    test('tells a student who may not see the batches so, and awaits no units', LONG, async ({ page }) => {
      await visit(page, '/chazhuanyedetailyuanxiao/080901', {
        persona: 'student',
        fail: 'GET /api/preferences/scores/batch:403',
      })
      await beginUse(page)
      const near = page.getByRole('region', { name: '我的位次附近，哪些志愿里有计算机科学与技术' })
      await expect(near.getByRole('alert')).toBeVisible()
      await expect(near.getByRole('group', { name: '层级' })).toBeHidden()
      await expect(near.getByText('正在加载')).toBeHidden()
    })
  })

  test('is found by a code of any page', LONG, async ({ page }) => {
    await visit(page, '/chazhuanyetype/080901')
    await expect(page).toHaveURL(/\/chazhuanyedetail\/080901$/)
    await visit(page, '/chazhuanyedetailjiuye/0809')
    await expect(page).toHaveURL(/\/chazhuanyetype\/0809$/)
    await visit(page, '/chazhuanyedetail/080901')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('计算机科学与技术')
  })

  test.describe(() => {
    test.use({ expectedErrors: [/Failed to load resource/] })
    test('that nobody knows has a way on', LONG, async ({ page }) => {
      await visit(page, '/chazhuanyedetail/089999')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有这个专业')
      await page.getByRole('link', { name: '去专业库查找' }).click()
      await expect(page.getByText('共 883 个专业')).toBeVisible()
    })

    test('keeps the page when one call fails', LONG, async ({ page }) => {
      await visit(page, EMPLOYMENT, { fail: 'GET /api/majors/{id}/profession-types:offline' })
      await expect(page.getByText('就业去向加载失败')).toBeVisible()
      await expect(page.getByRole('heading', { name: '计算机科学与技术毕业后做什么' })).toBeVisible()
    })
  })

  test.describe('whose catalogue has failed', () => {
    // What fails also stands in the console.
    test.use({ expectedErrors: [/Failed to load resource/] })

    test('has no tree, and no place of one that never comes', LONG, async ({ page }) => {
      await visit(page, MAJOR, { persona: 'vip', fail: '*:500' })
      const main = page.getByRole('main')
      await expect(main.getByRole('alert').filter({ hasText: '专业目录加载失败' })).toBeVisible()
      await expect(main.locator('.animate-pulse')).toHaveCount(0)
      await expect(main.getByRole('button', { name: '专业目录' })).toHaveCount(0)
      await endFaults(page)
      await main.getByRole('button', { name: '重试' }).first().click()
      await expect(tree(page)).toBeVisible()
    })
  })

  test('S2-2.25 has a tree that is walked by keyboard', async ({ page }) => {
    await visit(page, MAJOR)
    const item = (name: string) => tree(page).getByRole('treeitem', { name, exact: true })
    await expect(item('计算机科学与技术')).toHaveAttribute('aria-selected', 'true')
    await expect(item('计算机科学与技术')).toBeInViewport()
    await item('计算机科学与技术').focus()
    await page.keyboard.press('ArrowDown')
    await expect(item('软件工程')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/chazhuanyedetail\/080902$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('软件工程')
  })
})

test.describe('majors in the drawer', () => {
  const drawer = (page: Page) => page.getByRole('dialog', { name: '资料库' })

  test(
    'S1-4.11 S2-4.1 open inside of it, from the library to a school and back to a major',
    LONG,
    async ({ page }) => {
      await visit(page, '/pici?lib=major', { persona: 'student' })
      const view = drawer(page)
      await level(view, '专科').click()
      await expect(page).toHaveURL(/lib\.level=junior/)
      await level(view, '本科').click()
      await view.getByRole('link', { name: '软件工程', exact: true }).click()
      await expect(view.getByRole('heading', { level: 2, name: '软件工程', exact: true })).toBeVisible()
      await tab(view, '开设院校').click()
      await expect(page).toHaveURL(/lib\.tab=schools/)
      const list = view.getByRole('region', { name: '院校列表' })
      await list.getByRole('article').first().getByRole('link').click()
      await expect(view.getByRole('navigation', { name: '院校资料' })).toBeVisible()
      await expect(page).toHaveURL(/\/pici\?.*lib=school/)
    },
  )
})
