import { expect, test, visit } from './support'

test('S1-2.34 S2-1.2 all sections of the drawer are within reach of a thumb', async ({ page }) => {
  await visit(page, '/about?lib=school', { persona: 'student' })
  const drawer = page.getByRole('dialog', { name: '资料库' })
  // Nothing is opened by the first Enter, and no keyboard covers the screen.
  await expect(drawer.getByRole('button', { name: '关闭' })).not.toBeFocused()
  await expect(drawer.getByRole('combobox', { name: '在资料库里找' })).not.toBeFocused()
  await expect(drawer.getByRole('button', { name: '固定在页面旁边' })).toHaveCount(0)
  const sections = drawer.getByLabel('资料库的部分')
  expect((await sections.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(sections.getByRole('option')).toHaveText([
    ...['院校库', '专业库', '职业库', '大学排名', '批次线', '一分一段', '招生原书'],
  ])
  for (const [label, id] of [
    ['招生原书', 'book'],
    ['职业库', 'profession'],
    ['一分一段', 'rank-line'],
  ] as const) {
    await sections.selectOption(label)
    await expect(sections).toHaveValue(id)
    await expect(page).toHaveURL(new RegExp(`lib=${id}`))
  }
  await expect(drawer.getByLabel('分数', { exact: true })).toBeAttached()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})
