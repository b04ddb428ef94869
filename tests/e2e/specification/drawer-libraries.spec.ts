import { expect, test, visit } from '../support'
import { region } from './parts.steps'

test('S1-2.34 S2-1.2 S2-2.2 S2-2.3 S2-2.4 S2-2.5 S2-4.2 S2-9.1 the drawer has its menu, the school library its rows and its cards', async ({
  page,
}) => {
  await visit(page, '/about?lib=school', { persona: 'student' })
  const drawer = page.getByRole('dialog', { name: '资料库' })
  const menu = drawer.getByRole('navigation', { name: '资料库' })
  for (const [name, entries] of [
    ['资料库', ['院校库', '专业库', '职业库']],
    ['排行榜', ['大学排名']],
    ['更多', ['批次线', '一分一段', '招生原书']],
  ] as const)
    await expect(menu.getByRole('list', { name, exact: true }).getByRole('link')).toHaveText([...entries])
  for (const name of ['省份', '院校类型', '院校特色', '办学性质']) {
    await drawer.getByRole('button', { name, exact: true }).click()
    const row = drawer.getByRole('group', { name, exact: true })
    await expect(row.getByRole('button').first()).toHaveText('全部')
    await expect(row.getByRole('button').nth(2)).toHaveText(/\d+$/)
    await row.getByRole('button').nth(2).click()
    await expect(row.getByRole('button').first()).toHaveAttribute('aria-pressed', 'false')
    await row.getByRole('button').first().click()
    await expect(row.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
    await expect(row.getByRole('button', { pressed: true })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(row).toBeHidden()
  }
  const list = drawer.getByRole('region', { name: '院校列表' })
  await expect(list.getByRole('status')).toHaveText('共 2,937 所院校')
  await expect(list.getByRole('article')).toHaveCount(6)
  const card = list.getByRole('article').filter({ hasText: '浙江大学' })
  await expect(card).toContainText(/浙江大学\s*浙江 杭州市\s*综合类\s*公办\s*教育部\s*985\s*研究生院/, {
    useInnerText: true,
  })
  await expect(card.locator('img, svg').first()).toBeVisible()
  await expect(drawer.getByRole('combobox', { name: '院校名称' })).toBeVisible()
})

test('S1-2.17.1 S1-2.17.4 S1-2.17.6 S1-2.17.7 S2-2.23 S2-2.24 S2-2.25 S2-2.26 S2-2.28 the major library has its levels and its search, types and majors their tabs', async ({
  page,
}) => {
  await visit(page, '/chazhuanye')
  await expect(page.getByRole('navigation', { name: '培养层次' }).getByRole('link')).toHaveText([
    ...['本科', '专科', '职业本科'],
  ])
  const chips = page.getByRole('group', { name: '门类' }).getByRole('button')
  await expect(chips.first()).toHaveText('全部')
  await expect(chips.nth(1)).toHaveText('哲学4')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^哲学\s*1 类，4 个专业$/)
  await expect(page.getByRole('term').first()).toHaveText(/^哲学类\s*有 4$/)
  const search = page.getByRole('search', { name: '查找专业' })
  await search.getByRole('textbox').fill('临床')
  await expect(page.locator('mark').first()).toHaveText('临床')
  await search.getByRole('textbox').press('Enter')
  await expect(search.getByRole('status')).toHaveText(/^1 \/ \d+$/)
  await search.getByRole('button', { name: '下一处' }).click()
  await expect(search.getByRole('status')).toHaveText(/^2 \/ \d+$/)
  await search.getByRole('button', { name: '上一处' }).click()
  await expect(search.getByRole('status')).toHaveText(/^1 \/ \d+$/)
  const tabs = page.getByRole('navigation', { name: '专业资料' }).getByRole('link')
  await visit(page, '/chazhuanyetype/0809')
  await expect(tabs).toHaveText(['专业概况', '就业方向'])
  await expect(region(page, '计算机类是学什么的').getByRole('paragraph').first()).toHaveText(/.{20}/)
  await tabs.filter({ hasText: '就业方向' }).click()
  await expect(region(page, '计算机类毕业后做什么').getByRole('paragraph').first()).toHaveText(/.{20}/)
  await visit(page, '/chazhuanyedetailjiuye/080901')
  await expect(tabs).toHaveText(['专业概况', '就业前景', '开设院校'])
  await expect(region(page, '计算机科学与技术毕业后做什么').getByRole('paragraph').first()).toHaveText(
    /.{20}/,
  )
  await expect(page.getByRole('term')).toHaveText(['平均招聘量', '薪酬范围'])
})

test('S1-2.17.3 S2-2.27 a major has all its fields, in their order', async ({ page }) => {
  await visit(page, '/chazhuanyedetail/080901')
  await expect(page.getByRole('term')).toHaveText(['培养层次', '修业年限', '授予学位', '男女比例'])
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '计算机科学与技术是学什么的',
    '培养目标',
    '培养要求',
    '选科要求',
    '知识与能力',
    '考研方向',
    '主要课程',
    '知名人物',
  ])
  for (const [name, reported] of [
    ['考研方向', /计算机/],
    ['主要课程', '数据结构'],
    ['知名人物', '图灵'],
  ] as const)
    await expect(page.getByRole('list', { name })).toContainText(reported)
  for (const name of ['培养目标', '培养要求', '选科要求', '知识与能力'])
    await expect(region(page, name).getByRole('paragraph').first()).toHaveText(/.{20}/)
})

test('S1-2.18.1 S2-2.30 the profession library has chips that toggle, counts, and a search', async ({
  page,
}) => {
  await visit(page, '/chazhiye')
  await expect(page.getByText('共 337 个职业')).toBeVisible()
  await expect(page.getByRole('term').first()).toHaveText(/^自然科学和地球科学研究人员\s*有 6$/)
  const chip = page.getByRole('group', { name: '门类' }).getByRole('button', { name: /农业技术人员/ })
  await chip.click()
  await expect(page.getByText('共 16 个职业')).toBeVisible()
  await chip.click()
  await expect(page.getByText('共 337 个职业')).toBeVisible()
  const search = page.getByRole('search', { name: '查找职业' })
  await search.getByRole('textbox').fill('律师')
  await expect(page.locator('mark').first()).toHaveText('律师')
  await search.getByRole('button', { name: '下一处' }).click()
  await expect(search.getByRole('status')).toHaveText(/^1 \/ \d+$/)
})

test('S2-2.34 S2-2.35 books and a book have their conditions', async ({ page }) => {
  await visit(page, '/about?lib=book&lib.year=2025', { persona: 'student' })
  const drawer = page.getByRole('dialog', { name: '资料库' })
  await expect(drawer.getByRole('region', { name: '原书条件' }).locator('label:visible')).toHaveText([
    ...['省份', '科类', '年份', '书名'],
  ])
  await drawer.getByRole('button', { name: /目录（物理）/ }).click()
  const book = page.getByRole('dialog', { name: /招生专业目录/ })
  for (const name of ['院校', '专业']) await expect(book.getByRole('textbox', { name })).toBeVisible()
  for (const name of ['科类', '批次']) await expect(book.getByLabel(name, { exact: true })).toBeVisible()
})
