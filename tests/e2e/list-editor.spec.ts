import type { Page } from 'playwright/test'
import { leaveLongDraft } from './long-draft'
import { expect, LONG, test, visit } from './support'

const LIST = '/volunteerDetail/s-2/score-s-2/l-4'

test('rows are dragged by keyboard and by mouse, and changed several at once', async ({ page }) => {
  await visit(page, LIST, { persona: 'vip' })
  await page.getByRole('button', { name: '整理顺序' }).click()
  const rows = page.getByRole('grid', { name: '排序' }).getByRole('row')
  await expect(rows).toHaveCount(5)
  const third =
    (await rows.nth(2).getByRole('checkbox').getAttribute('aria-label'))?.replace('选中 ', '') ?? ''
  await page.getByRole('button', { name: `拖动 ${third}，现在第 3 位` }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`拿起 ${third}，现在第 3 位，共 5 位`)).toBeAttached()
  await afterTask(page)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(`${third} 移到第 2 位`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(rows.nth(1)).toContainText(third)
  await page.getByRole('button', { name: `拖动 ${third}，现在第 2 位` }).hover()
  await page.mouse.down()
  const last = await page.getByRole('button', { name: /现在第 5 位/ }).boundingBox()
  await page.mouse.move((last?.x ?? 0) + 10, (last?.y ?? 0) + 20, { steps: 10 })
  await page.mouse.up()
  await expect(rows.nth(4)).toContainText(third)
  await rows.nth(4).getByRole('checkbox').check()
  await rows.nth(3).getByRole('checkbox').check()
  await page.getByRole('button', { name: '移动选中的志愿' }).click()
  await expect(rows.nth(1)).toContainText(third)
  await expect(page.getByText('2 个志愿 移到第 1 位')).toBeVisible()
})

test('a list that is being put in order is so after a reload', LONG, async ({ page }) => {
  await visit(page, LIST, { persona: 'vip' })
  await page.getByRole('button', { name: '整理顺序' }).click()
  const rows = page.getByRole('grid', { name: '排序' }).getByRole('row')
  await expect(rows).toHaveCount(5)
  await expect(page).toHaveURL(/[?&]view=order/)
  await page.reload()
  await expect(rows).toHaveCount(5)
  await page.getByRole('button', { name: '回到详情' }).click()
  await expect(page.getByRole('list', { name: '志愿', exact: true })).toBeVisible()
  await expect(page).not.toHaveURL(/view=/)
})

test(
  'a row of a long list is dragged past the screen by keyboard, also one that was far from it',
  LONG,
  async ({ page }) => {
    await visit(page, '/fillIn', { persona: 'vip' })
    await page.evaluate(leaveLongDraft, { id: 'l-4', rows: 60 })
    await visit(page, LIST, { persona: 'vip' })
    await page.getByRole('button', { name: '整理顺序' }).click()
    const handleAt = (place: number) => page.getByRole('button', { name: new RegExp(`现在第 ${place} 位`) })
    await handleAt(3).focus()
    const name = (await handleAt(3).getAttribute('aria-label'))?.match(/拖动 (.+)，/)?.[1] ?? ''
    await page.keyboard.press('Space')
    await expect(page.getByText(`拿起 ${name}，现在第 3 位，共 60 位`)).toBeAttached()
    await afterTask(page)
    for (let place = 4; place <= 30; place++) {
      await page.keyboard.press('ArrowDown')
      await page.getByText(`${name} 移到第 ${place} 位`).waitFor({ state: 'attached' })
    }
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: `拖动 ${name}，现在第 30 位` })).toBeFocused()
    await expect(handleAt(30)).toBeInViewport()
    // Far from what the screen shows.
    await page.evaluate(() => scrollTo(0, 0))
    await expect(handleAt(58)).not.toBeInViewport()
    await handleAt(58).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/^拿起 .+，现在第 58 位/)).toBeAttached()
    await afterTask(page)
    await page.keyboard.press('Escape')
    await expect(page.getByText(/^取消，.+ 回到第 58 位/)).toBeAttached()
  },
)

test(
  'a long list is ordered by a few keys, marked by ranges, and what is opened stays below its row',
  LONG,
  async ({ page }) => {
    await visit(page, '/fillIn', { persona: 'vip' })
    await page.evaluate(leaveLongDraft, { id: 'l-4', rows: 60 })
    await visit(page, LIST, { persona: 'vip' })
    await page.getByRole('button', { name: '整理顺序' }).click()
    const grid = page.getByRole('grid', { name: '排序' })
    const row = (place: number) => grid.getByRole('row', { name: new RegExp(`^第 ${place} 位 `) })
    const tools = page.getByRole('group', { name: '选中的志愿' })
    await row(40).click()
    await expect(row(40).getByRole('button', { name: /^自己看的备注/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(row(40).getByRole('button', { name: /^自己看的备注/ })).toBeHidden()
    await expect(tools).toBeHidden()
    const name = ((await row(40).getAttribute('aria-label')) ?? '').match(/位 (.+?)，/)?.[1] ?? ''
    // Row 40 to place 5.
    await page.keyboard.press('5')
    await page.keyboard.press('Enter')
    const carried = grid.getByRole('row', { name: new RegExp(` ${name}，`) })
    await expect(carried).toBeFocused()
    await expect(carried).toHaveAttribute('aria-rowindex', '5')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(carried).toHaveAttribute('aria-rowindex', '6')
    await expect(carried).toBeFocused()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(tools).toContainText('已选 3 个')
    await page.keyboard.press('Delete')
    await expect(grid.getByRole('row')).toHaveCount(57)
    await expect(row(6)).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(grid.getByRole('row')).toHaveCount(60)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: '整理志愿表的按键' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: '分组' }).selectOption('按城市')
    await expect(grid.getByRole('rowgroup').first()).toHaveAccessibleName(/./)
    await page.reload()
    await expect(page.getByRole('combobox', { name: '分组' })).toHaveValue('city')
  },
)

test(
  'a row is swapped for another of like difficulty, and the list is shown with it',
  LONG,
  async ({ page }) => {
    await visit(page, LIST, { persona: 'vip' })
    await page.getByRole('button', { name: /^换一个 云南民族大学/ }).click()
    await expect(page.getByText('给第 3 行 云南民族大学 101 找一个替换')).toBeVisible()
    const swap = page.getByRole('button', { name: /^用 .+ 换掉第 3 行$/ }).first()
    const name = (await swap.getAttribute('aria-label'))?.match(/^用 (.+?) /)?.[1] ?? ''
    await swap.click()
    const row = page.getByRole('listitem', { name: new RegExp(`^第 3 个志愿 ${name}`) })
    await expect(row).toBeFocused()
    await expect(page.getByText('已填 5 / 45')).toBeVisible()
    await page.reload()
    await expect(row).toBeVisible()
  },
)

test('a school goes into the list from its own page, and the list says where', async ({ page }) => {
  await visit(page, '/chadaxuedetail/10475', { persona: 'vip' })
  await page.getByRole('button', { name: '加入志愿表：河南大学' }).click()
  const units = page.getByRole('dialog').getByRole('list', { name: '加哪一个' })
  await units.getByRole('button', { name: '加入河南大学 102' }).click()
  await expect(page.getByText(/^河南大学 已放在“.+”第 \d+ 位$/)).toBeVisible()
  await page.getByRole('button', { name: '加入志愿表：河南大学' }).click()
  await units.getByRole('button', { name: '加入河南大学 102' }).click()
  await expect(page.getByRole('alert')).toContainText(/已经在“.+”里了：第 \d+ 位/)
  await page.getByRole('link', { name: '打开这份志愿表' }).click()
  await expect(page.getByText('已填 6 / 45')).toBeVisible()
})

test('a school without a plan in the batch of a list says so, and not that the electives may be wrong', async ({
  page,
}) => {
  await visit(page, '/chadaxuedetail/10054', { persona: 'vip' })
  await page.getByRole('button', { name: '加入志愿表：华北电力大学' }).click()
  await expect(page.getByRole('dialog')).toContainText('它 2026 年在安徽的本科批没有招历史考生的计划。')
})

test('a table is brought in: what was found, what was not, and its export is the same list', async ({
  page,
}) => {
  await visit(page, LIST, { persona: 'vip' })
  const rows = page.getByRole('list', { name: '志愿', exact: true }).locator('> li')
  await expect(rows).toHaveCount(5)
  const names = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 Excel' }).click(),
  ])
  await page.getByRole('button', { name: /^移除 云南民族大学/ }).click()
  await page.getByRole('button', { name: '导入' }).click()
  const dialog = page.getByRole('dialog', { name: '导入志愿表' })
  await dialog.getByLabel('选一个文件').setInputFiles(await file.path())
  await expect(dialog.getByRole('status')).toContainText('表里 5 行，对上 5 个')
  await dialog.getByRole('button', { name: '换成这 5 个' }).click()
  await expect(rows).toHaveCount(5)
  expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')))).toEqual(names)
  // A table of the province's own codes, without a name.
  const codes = await rows.getByText(/院校代码 \d{4}$/).allTextContents()
  await page.getByRole('button', { name: '导入' }).click()
  const pasted = dialog.getByRole('textbox')
  const groups = names.map((name) => / (\d+)$/.exec(name ?? '')?.[1])
  const lines = codes.map((text, at) => `${text.slice(-4)}\t${groups[at]}`)
  await pasted.fill(['院校代码\t专业组代码', ...lines].join('\n'))
  await dialog.getByRole('button', { name: '读一读' }).click()
  await expect(dialog.getByRole('status')).toContainText('表里 5 行，对上 5 个')
  await dialog.getByRole('button', { name: '重新选' }).click()
  await pasted.fill('姓名\t班级\n张三\t5')
  await dialog.getByRole('button', { name: '读一读' }).click()
  await expect(dialog.getByRole('alert')).toContainText('没有看出哪一列是院校')
  await pasted.fill('专业组\t学校\n102\t河南大学\n999\t河南师范大学')
  await dialog.getByRole('button', { name: '读一读' }).click()
  const open = dialog.getByRole('list', { name: '没对上的行' })
  await expect(open).toContainText('第 3 行：河南师范大学 999')
  await open
    .getByRole('button', { name: /^河南师范大学/ })
    .first()
    .click()
  await expect(open).toBeHidden()
  await dialog.getByRole('button', { name: '接在现在的后面' }).click()
  await expect(rows.nth(5)).toContainText('河南大学')
  await page.keyboard.press('Control+z')
  await expect(rows).toHaveCount(5)
})

test('a teacher’s sheet of any layout is brought in with four actions, and every column says what it was read as', async ({
  page,
}) => {
  await visit(page, LIST, { persona: 'vip' })
  const rows = page.getByRole('list', { name: '志愿', exact: true }).locator('> li')
  await expect(rows).toHaveCount(5)
  const names = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label') ?? ''))
  const units = names.map((name) => /^第 \d+ 个志愿 (\S+) (?:专业组 )?(\d+)$/.exec(name)?.slice(1) ?? [])
  const layouts = [
    [
      ['*院校名称', '专业组代码', '序号'],
      ...units.map(([school = '', group = ''], at) => [school, `第${group}组`, `${at + 1}`]),
    ],
    [
      ['报考院校', '服从调剂'],
      ...units.map(([school = '', group = '']) => [`★${school}（${group}组）`, '✘']),
    ],
    units.map(([school = '', group = '']) => [school, group]),
    [
      ['院校信息', '', '备注'],
      ['名称', '专业组', ''],
      ...units.map(([school = '', group = '']) => [school, group, '看看']),
    ],
  ]
  const dialog = page.getByRole('dialog', { name: '导入志愿表' })
  const counts: number[] = []
  for (const table of layouts) {
    let actions = 0
    const act = async (action: Promise<void>) => {
      await action
      actions++
    }
    await act(page.getByRole('button', { name: '导入' }).click())
    await act(dialog.getByRole('textbox').fill(table.map((row) => row.join('\t')).join('\n')))
    await act(dialog.getByRole('button', { name: '读一读' }).click())
    await expect(dialog.getByRole('status')).toContainText('表里 5 行，对上 5 个')
    await act(dialog.getByRole('button', { name: '换成这 5 个' }).click())
    await expect(rows).toHaveCount(5)
    await expect(dialog).toBeHidden()
    counts.push(actions)
  }
  process.stdout.write(`A teacher's sheet is brought in with ${counts.join(', ')} actions.\n`)
  expect(Math.max(...counts)).toBeLessThanOrEqual(4)
  // The last one has a column that is not read, until somebody says what it is.
  await page.getByRole('button', { name: '导入' }).click()
  await dialog.getByRole('textbox').fill(layouts[3]?.map((row) => row.join('\t')).join('\n') ?? '')
  await dialog.getByRole('button', { name: '读一读' }).click()
  const columns = dialog.getByRole('list', { name: '每一列读作什么' })
  await columns.getByRole('button', { name: '备注 → 没有读' }).click()
  await dialog
    .getByRole('group', { name: '“备注”这一列是' })
    .getByRole('button', { name: '专业名称' })
    .click()
  await expect(columns.getByRole('button', { name: '备注 → 专业名称' })).toBeVisible()
  await expect(dialog.getByRole('list', { name: /没对上的/ }).first()).toContainText('看看')
})

test('a list is changed by a sentence: what was understood, what it changes, and one undo', async ({
  page,
}) => {
  await visit(page, LIST, { persona: 'vip' })
  await page.getByRole('button', { name: '整理顺序' }).click()
  const rows = page.getByRole('grid', { name: '排序' }).getByRole('row')
  await page.getByRole('textbox', { name: '用一句话改这张表' }).fill('去掉云南民族大学，天晴了')
  await expect(page.getByRole('list', { name: '听懂了什么' })).toContainText('没听懂“天晴了”，不动')
  const change = page.getByRole('region', { name: '会改什么' })
  await expect(change).toContainText('云南民族大学')
  await expect(rows).toHaveCount(5)
  await change.getByRole('button', { name: '留着这句，下次用' }).click()
  await change.getByRole('button', { name: '照这样改' }).click()
  await expect(rows).toHaveCount(4)
  await page.getByRole('button', { name: '去掉云南民族大学，天晴了' }).click()
  await expect(change).toContainText('表里没有要改的')
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(rows).toHaveCount(5)
})

test('the step of typing a list and its row are in the address', LONG, async ({ page }) => {
  await visit(page, '/volunteerEntry/l-4?step=type', { persona: 'vip' })
  const typing = page.getByRole('main')
  await typing.getByRole('button', { name: '第 3 行' }).click()
  await page.reload()
  await expect(typing.getByRole('region', { name: '第 3 行' })).toBeVisible()
  await typing.getByRole('tab', { name: '核对官方确认' }).click()
  await expect(typing.getByRole('textbox')).toBeVisible()
  await page.goBack()
  await expect(typing.getByRole('region', { name: '第 3 行' })).toBeVisible()
})

test.describe('on the night of filing', () => {
  // The browser asks for the icon whenever it likes.
  test.use({ expectedErrors: [/status of 500|favicon\.svg/] })

  test('a list is typed into the official form row by row without a network, and what that confirms is compared', async ({
    page,
  }) => {
    await visit(page, LIST, { persona: 'vip' })
    await page.getByRole('link', { name: '录入伴侣' }).click()
    await expect(page).toHaveURL(/\/volunteerEntry\/l-4/)
    const typing = page.getByRole('main')
    const before = typing.getByRole('list', { name: '填报前核对' })
    await expect(before).toContainText('填了 5 个，最多 45 个')
    // The page needs nothing more from here.
    await expect(before).not.toContainText('还没有查完')
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await typing.getByRole('button', { name: '看过了，开始录入' }).click()
    const codes = await typing
      .getByRole('region', { name: '第 1 行' })
      .getByRole('definition')
      .allInnerTexts()
    // A double click is one row.
    await typing.getByRole('button', { name: '录好了，下一行' }).dblclick()
    await expect(typing.getByRole('status')).toHaveText('已录 1 / 5')
    await typing.getByRole('tab', { name: '核对官方确认' }).click()
    await typing.getByRole('textbox').fill('1517')
    await expect(typing.getByRole('list', { name: '不一样的地方' })).toBeVisible()
    await page.context().setOffline(false)
    // With the server gone, the device still has the list and how far one was.
    await visit(page, '/volunteerEntry/l-4', { persona: 'vip', fail: 'GET /api/preferences/{id}:500' })
    await expect(typing.getByText('没有连上服务器')).toBeVisible()
    await expect(typing.getByRole('status').last()).toHaveText('已录 1 / 5')
    await expect(typing.getByRole('region', { name: '第 2 行' })).toBeVisible()
    await typing.getByRole('tab', { name: '核对官方确认' }).click()
    // What was copied from there is there again.
    await expect(typing.getByRole('textbox')).toHaveValue('1517')
    const typed = codes.map((text) => text.split('\n')[0] ?? '')
    const [school, group, first, second, ...others] = typed
    await typing.getByRole('textbox').fill([school, group, second, first, ...others].join(' '))
    const differences = typing.getByRole('list', { name: '不一样的地方' }).getByRole('listitem')
    await expect(differences.first()).toHaveText('第 1 行 专业1 与 专业2 互换了')
    await expect(differences).toHaveCount(1)
    await expect(typing.getByText('核对了 1 行，4 行还没贴。')).toBeVisible()
  })
})

test(
  'an order is proposed with what it changes, and the majors of a row are changed',
  LONG,
  async ({ page }) => {
    await visit(page, LIST, { persona: 'vip' })
    const row = page.getByRole('listitem', { name: /^第 1 个志愿/ })
    await row.getByRole('button', { name: /^改专业/ }).click()
    const chosen = row.getByRole('list', { name: '已选专业' }).getByRole('listitem')
    await expect(chosen.first()).toBeVisible()
    const before = await chosen.count()
    await row
      .getByRole('button', { name: /^去掉 / })
      .first()
      .click()
    await expect(chosen).toHaveCount(before - 1)
    await row
      .getByRole('button', { name: /^加上 / })
      .first()
      .click()
    await expect(chosen).toHaveCount(before)
    await page.getByRole('button', { name: /^下移 安阳师范学院/ }).click()
    await page.getByRole('button', { name: '整理顺序' }).click()
    await page.getByRole('button', { name: '看看建议的顺序' }).click()
    const proposal = page.getByRole('region', { name: '建议的顺序' })
    await expect(proposal.getByRole('list', { name: '不同之处' })).toContainText('改后第')
    await proposal.getByRole('button', { name: '照这个顺序排' }).click()
    await expect(page.getByText('按建议的顺序排好')).toBeVisible()
    await expect(page.getByRole('status', { name: '保存状态' })).toHaveText(/^已保存/)
  },
)

test('notes and earlier states stay on the device, and a state is restored', LONG, async ({ page }) => {
  await visit(page, LIST, { persona: 'vip' })
  const rows = page.getByRole('list', { name: '志愿', exact: true }).locator('> li')
  await page.getByRole('button', { name: /^自己看的备注 安阳师范学院/ }).click()
  await page.getByRole('textbox', { name: /^备注 安阳师范学院/ }).fill('离家远')
  await page.getByRole('button', { name: /^移除 云南民族大学/ }).click()
  await expect(page.getByRole('status', { name: '保存状态' })).toHaveText(/^已保存/)
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^备注 安阳师范学院/ })).toHaveValue('离家远')
  const part = page.getByRole('region', { name: '备注和版本' })
  await part.getByRole('button', { name: '看以前的版本' }).click()
  // A version is named by what it changed.
  await expect(part.getByRole('list', { name: '以前的版本' })).toContainText('移除 云南民族大学')
  await expect(part.getByRole('list', { name: '不同之处' })).toContainText('只在那时有：云南民族大学')
  await part.getByRole('button', { name: /^恢复到 .* 的那一份$/ }).click()
  await expect(rows).toHaveCount(5)
})

test('a double click acts on one row alone, keys as often as they are pressed', LONG, async ({ page }) => {
  await visit(page, LIST, { persona: 'vip' })
  const rows = page.getByRole('list', { name: '志愿', exact: true }).locator('> li')
  await page.getByRole('button', { name: /^下移 河南师范大学/ }).dblclick()
  await expect(rows.nth(1)).toContainText('河南师范大学')
  await page.getByRole('button', { name: /^移除 云南民族大学/ }).dblclick()
  await expect(rows).toHaveCount(4)
  await page.getByRole('button', { name: /^下移 河南师范大学/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(rows.nth(3)).toContainText('河南师范大学')
  // What is typed into a note is undone there.
  await page.getByRole('textbox', { name: '整张表的备注' }).fill('离家近')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('textbox', { name: '整张表的备注' })).toHaveValue('')
  await expect(rows.nth(3)).toContainText('河南师范大学')
})

/** The keys that move a row are heard one task after it was taken up, which is said at once. */
function afterTask(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)))
}
