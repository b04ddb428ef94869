import { beginUse, expect, test, visit } from '../support'
import { heads, region } from './parts.steps'

test('S1-2.18.4 S1-2.18.5 S1-2.18.6 S1-2.18.7 S1-2.18.8 S1-2.40 S1-2.41 S1-2.42 S1-6.3 types and professions have their tabs, positions their columns', async ({
  page,
}) => {
  await visit(page, '/chazhiyejiuye/20209', { persona: 'vip' })
  const tabs = page.getByRole('navigation', { name: '职业资料' }).getByRole('link')
  await expect(tabs).toHaveText(['概况', '就业岗位', '企业招聘', '培养院校'])
  const positions = page.getByRole('table', { name: '电子工程技术人员的岗位' })
  await expect(heads(positions)).toHaveText(['岗位', '薪酬（元/月）', '招聘企业（家）', '招聘人数'])
  expect(await positions.getByRole('row').count()).toBeGreaterThan(10)
  const tree = page.getByRole('tree', { name: '职业目录' })
  for (const [level, name] of [
    [1, '工程技术人员'],
    [2, '电子工程技术人员'],
    [3, '电子工程师'],
  ] as const)
    await expect(tree.getByRole('treeitem', { name, exact: true, level })).toBeVisible()
  await tabs.filter({ hasText: '企业招聘' }).click()
  const opening = page.getByRole('list', { name: '招聘信息' }).getByRole('listitem').first()
  await expect(opening).toHaveText(/招 [\d,]+ 人/)
  await expect(opening.getByRole('term')).toHaveText(['企业性质', '企业规模', '要求专业', '福利', '来源'])
  await tabs.filter({ hasText: '培养院校' }).click()
  await expect(page).toHaveURL(/\/chazhiyerencai\/20209/)
  await expect(page.getByRole('group', { name: '对口专业' }).getByRole('button').first()).toHaveText(
    '电子信息工程',
  )
  await tree.getByRole('treeitem', { name: '电子工程师', exact: true }).click()
  await expect(tabs).toHaveText(['岗位情况', '招聘企业'])
  await expect(page.getByRole('table', { name: /岗位$/ }).getByRole('row').nth(1)).toHaveText(/12,500–17,600/)
  await expect(page.getByRole('navigation', { name: '所在位置' }).getByRole('listitem')).toHaveText([
    /职业库$/,
    /工程技术人员$/,
    /电子工程技术人员$/,
    /电子工程师$/,
  ])
  await expect(page.getByRole('table', { name: '电子工程师的岗位' })).toBeVisible()
  await tabs.filter({ hasText: '招聘企业' }).click()
  await expect(page).toHaveURL(/\/chazhiyedetailzhaopin\/2020901$/)
  await expect(page.getByRole('list', { name: '招聘信息' })).toBeVisible()
})

test('S1-2.18.3 S1-2.43 S1-2.44 S1-2.45 S2-2.32 S2-9.13 S2-9.16 S2-9.17 VIP sees each figure of a type of professions', async ({
  page,
}) => {
  const paragraphs = Array.from({ length: 20 }, (_, at) => `第 ${at + 1} 段`).join('\n')
  await visit(page, '/chazhiyeoverview/20209', {
    persona: 'vip',
    patch: `GET /api/professions/type-overview:/data/overview=${JSON.stringify(paragraphs)}`,
  })
  await beginUse(page)
  await page.getByRole('button', { name: /^展开全部\s*职业概况$/ }).click()
  await expect(page.getByRole('button', { name: /^收起\s*职业概况$/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(page.getByText(/^样本：[\d,]+ 个招聘职位$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '电子工程技术人员是做什么的',
    '电子工程技术人员的招聘量和薪酬',
    '电子工程技术人员招聘要求的专业',
    '电子工程技术人员的学历要求',
    '在哪里招聘',
    '哪些企业招聘多',
  ])
  const market = region(page, '电子工程技术人员的招聘量和薪酬')
  await expect(market.getByRole('term')).toHaveText(['平均招聘量', '薪酬范围'])
  await expect(market.getByRole('definition').first()).toHaveText(/^\d+\.\d\d 万人\/月$/)
  await expect(market.getByRole('definition').nth(1)).toHaveText(/^[\d,]+–[\d,]+ 元\/月$/)
  await expect(page.getByRole('list', { name: '前 5 个专业' }).getByRole('listitem').first()).toHaveText(
    /电子信息工程.*12%$/,
  )
  await expect(page.getByRole('list', { name: '第 6–10 个专业' }).getByRole('listitem').last()).toHaveText(
    /3%$/,
  )
  for (const [name, series] of [
    [/每月招聘量（万人\/月）/, ['2025 年', '2024 年']],
    [/薪酬（元\/月）/, ['中间一半', '最低—最高']],
    [/学历要求（占/, ['不限', '大专及以上', '本科', '硕士及以上', '博士及以上']],
    [/近 12 个月学历要求（/, ['不限', '大专及以上', '本科', '硕士及以上', '博士及以上']],
  ] as const) {
    const legend = page.getByRole('figure', { name }).getByRole('group', { name: '图例' })
    await expect(legend.getByRole('button')).toHaveText([...series])
  }
  const pay = page.getByRole('figure', { name: /薪酬（元\/月）/ })
  await pay.scrollIntoViewIfNeeded()
  await pay.getByRole('slider').press('End')
  await expect(pay.getByRole('slider')).toHaveAttribute('aria-valuetext', /\d–[\d,]+ 元\/月/)
  for (const name of [/招聘要求的专业分布/, /各省招聘量/]) {
    await expect(page.getByRole('figure', { name })).toBeVisible()
  }
})

test('S1-2.46 S1-9.6 S2-9.13 employers of a profession are ten kinds and ten names, with count and share', async ({
  page,
}) => {
  // The demo world has eight kinds.
  const natures = Array.from({ length: 12 }, (_, at) => ({
    companyNature: `性质 ${at + 1}`,
    companyName: '',
    companyHiring: 1200 - at,
    percentage: 20 - at,
  }))
  await visit(page, '/chazhiyeoverview/20209', {
    persona: 'vip',
    patch: `GET /api/professions/stats-code/{typeCode}:/data/companyNatures=${JSON.stringify(natures)}`,
  })
  await beginUse(page)
  for (const [label, head] of [
    ['按企业性质的招聘量', '企业性质'],
    ['按企业的招聘量', '企业'],
  ] as const) {
    const table = page.getByRole('table', { name: label })
    await expect(heads(table)).toHaveText([head, '招聘人数', '占比'])
    await expect(table.getByRole('row')).toHaveCount(11)
    await expect(table.getByRole('row').nth(1)).toHaveText(/[\d,]{3,}\s*\d+%$/)
  }
  await expect(page.getByRole('row', { name: /^性质 10 / })).toHaveText(/1,191\s*11%$/)
})
