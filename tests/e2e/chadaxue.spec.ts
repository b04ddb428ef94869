import type { Page } from 'playwright/test'
import { beginUse, caseOf, expect, LONG, test, visit } from './support'

const QUERY = 'POST /api/school/query'
const NAMES = 'GET /api/school/names'
const student = { persona: 'student' } as const

/** The chip of a tier, or of all schools. */
const tier = (page: Page, name: string) =>
  page.getByRole('group', { name: '能报的' }).getByRole('button', { name: new RegExp(`${name}\\s*[\\d,]*$`) })

test.describe('/chadaxue', () => {
  test('S1-2.11 asks a guest to sign in', async ({ page }) => {
    await visit(page, '/chadaxue', { persona: 'guest' })
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('heading', { name: '院校库' })).toHaveCount(0)
  })

  test('does not show a plan that is on its way as none', LONG, async ({ page }) => {
    await visit(page, '/chadaxue?reach=全部', {
      ...student,
      fail: 'GET /api/province/majorScoreConfigs:hang',
    })
    const row = page.getByRole('row', { name: /^清华大学 / })
    await expect(row).toBeVisible()
    await expect(row.getByRole('cell', { name: '—', exact: true })).toHaveCount(0)
    // Who asks for less motion waits before a place that stands still.
    expect(await row.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  })

  test('shows twenty schools in a table with what one chooses by', async ({ page }) => {
    await visit(page, '/chadaxue?rank=27000&reach=全部', student)
    const list = page.getByRole('region', { name: '院校列表' })
    await expect(list.getByRole('status')).toHaveText('共 2,937 所院校')
    const table = list.getByRole('table', { name: '院校' })
    await expect(table.getByRole('row')).toHaveCount(21)
    const row = table.getByRole('row', { name: /^上海交通大学 / })
    await expect(row).toContainText(/上海.*综合.*公办.*985/)
    await expect(row).toContainText(/还差 [\d,]+ 位/)
    // The plan of the year and its change come last.
    await expect(row.getByRole('cell').nth(9)).toContainText(/多|少|不变/)
    await expect(list.getByText(/2025 年录取数据和 2026 年招生计划/)).toBeVisible()
    await table.getByRole('button', { name: '2025 最低位次' }).click()
    await expect(page).toHaveURL(/sort=rank/)
    await row.getByRole('link').click()
    await expect(page).toHaveURL(/\/chadaxueoverview\/10248.*rank=27000/)
    await page.goBack()
    await expect(table.getByRole('row')).toHaveCount(21)
  })

  test('narrows what is in reach by every condition of the library', LONG, async ({ page }) => {
    await visit(page, '/chadaxue?rank=120000&natures=民办&reach=稳', student)
    const total = page.getByRole('region', { name: '院校列表' }).getByRole('status')
    await expect(total).toHaveText(/^找到 \d+ 个专业组，\d+ 所学校$/)
    const count = async () => Number(/，(\d+) 所/.exec(await total.innerText())?.[1])
    const few = await count()
    await page.getByRole('button', { name: '去掉“民办”' }).click()
    await expect(page).not.toHaveURL(/natures/)
    await expect.poll(count).toBeGreaterThan(few)
    await choose(page, '办学性质', /^公办/)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/natures=/)
    await expect(page).toHaveURL(/reach=/)
    // What only lines tell narrows them too, and sorts all of them.
    const before = await count()
    await choose(page, '学费', /^6,000 元以内/)
    await choose(page, '离家', /^300 公里以内/)
    await expect(page).toHaveURL(/fee=6000.*km=300/)
    await expect.poll(count).toBeLessThan(before)
    await page.getByLabel('排序').selectOption({ label: '离家近' })
    await expect(page.getByRole('table', { name: '能报的院校' }).getByRole('row').nth(1)).toContainText(
      /同城|约 \d+ 公里/,
    )
    // The whole library cannot serve them, and says so.
    await tier(page, '全部').click()
    await expect(page.getByText('学费、离家没有用上：先填位次，再选冲、稳、保里的一档。')).toBeVisible()
  })

  test('opens at 稳 where a rank is known, counts the tiers, and shows cards when asked', async ({
    page,
  }) => {
    await visit(page, '/chadaxue?rank=27000', student)
    const reachable = page.getByRole('table', { name: '能报的院校' })
    await expect(reachable.getByRole('row')).toHaveCount(21)
    await expect(reachable.getByRole('cell', { name: /^(稳 靠前|.*同分)/ })).toHaveCount(20)
    await expect.poll(() => decodeURIComponent(page.url())).toContain('reach=稳')
    // Each tier says how many schools it then lists.
    await beginUse(page)
    for (const name of ['冲', '保', '稳']) {
      await expect(tier(page, name)).toHaveText(/\d$/)
      const count = /[\d,]+$/.exec(await tier(page, name).innerText())?.[0] ?? ''
      await tier(page, name).click()
      const total = page.getByRole('region', { name: '院校列表' }).getByRole('status')
      await expect(total).toHaveText(new RegExp(`，${count} 所学校$`))
    }
    await tier(page, '全部').click()
    await expect(tier(page, '全部')).toHaveText(/[\d,]{5}$/)
    await page.reload()
    await expect(tier(page, '全部')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: '卡片' }).click()
    await expect(page).toHaveURL(/view=cards/)
    const card = page.getByRole('article', { name: '上海交通大学', exact: true })
    await expect(card).toContainText('综合类公办教育部')
    await expect(card.getByRole('list', { name: '院校特色' })).toHaveText(/^985/)
    await expect(card).toContainText(/安徽物理 2025 普通专业最低 \d+ 位/)
  })

  test.describe('without the lines', () => {
    test.use({ expectedErrors: [/500/] })

    test('does not say that a school has none', LONG, async ({ page }) => {
      await visit(page, '/chadaxue?reach=全部', { ...student, fail: 'POST /api/score-line/schools:500' })
      const list = page.getByRole('region', { name: '院校列表' })
      await expect(list.getByRole('button', { name: '最低位次和计划加载失败，重试' })).toBeVisible()
      await expect(list.getByRole('row', { name: /^上海交通大学 / })).toContainText('未加载')
    })
  })

  test('S1-1.1.1 S2-2.2 S2-2.4 S2-4.2 narrows by rows, 全部 is exclusive, and the figures follow', async ({
    page,
  }) => {
    await visit(page, '/chadaxue?reach=全部', student)
    const provinces = page.getByRole('dialog', { name: '省份' }).getByRole('group', { name: '省份' })
    const features = page.getByRole('dialog', { name: '院校特色' })
    const open = (chip: RegExp) => page.getByRole('button', { name: chip }).first().click()
    const total = page.getByRole('region', { name: '院校列表' }).getByRole('status')
    const of211 = features.getByRole('button', { name: /^211/ })
    await open(/^院校特色/)
    await expect(of211).toHaveText(/^211\D*\d/)
    const before = await of211.innerText()
    await open(/^省份/)
    await provinces.getByRole('button', { name: /^安徽/ }).click()
    await expect(provinces.getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'false')
    await open(/^院校特色/)
    await expect(of211).not.toHaveText(before)
    const count = (await of211.innerText()).replace(/^211\D*/, '')
    await of211.click()
    await expect(total).toHaveText(`共 ${count} 所院校`)
    await expect.poll(() => decodeURIComponent(page.url())).toContain('provinces=安徽&features=211')
    await open(/^省份/)
    await provinces.getByRole('button', { name: '全部' }).click()
    await expect(provinces.getByRole('button', { name: /^安徽/ })).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => page.url()).not.toContain('provinces')
    await page.goBack()
    await expect(total).toHaveText(`共 ${count} 所院校`)
  })

  test('S2-2.5 S2-4.3 turns pages in the address, and a new question begins with the first', async ({
    page,
  }) => {
    await visit(page, '/chadaxue?reach=全部', student)
    const first = page.getByRole('link', { name: '清华大学', exact: true })
    await expect(first).toBeVisible()
    await page.getByRole('button', { name: '下一页' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(first).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
    await choose(page, '办学性质', /^民办/)
    await expect(page).not.toHaveURL(/page=/)
    await expect(page.getByRole('button', { name: '第 1 页', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    // Far pages are named; one past the end is the last.
    await page.getByLabel('到第几页').fill('30')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/page=30/)
    await page.getByLabel('到第几页').fill('9999')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: '下一页' })).toBeDisabled()
  })

  test('finds a school by initials, by keyboard alone', LONG, async ({ page }) => {
    await visit(page, '/chadaxue?reach=全部', student)
    const field = page.getByRole('combobox', { name: '院校名称' })
    await field.fill('zkd')
    const options = page.getByRole('listbox').getByRole('option')
    await expect(options.filter({ hasText: '中国科学技术大学' })).toHaveAttribute('aria-selected', 'true')
    await field.press('ArrowDown')
    await field.press('ArrowUp')
    await field.press('Enter')
    await expect(page.getByRole('region', { name: '院校列表' }).getByRole('status')).toHaveText('共 1 所院校')
    await expect(field).toHaveValue('中国科学技术大学')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('q=中国科学技术大学')
  })

  test(
    'S2-2.3 suggests for parts of a name, and lets one search for the part itself',
    LONG,
    async ({ page }) => {
      await visit(page, '/chadaxue?reach=全部', student)
      const field = page.getByRole('combobox', { name: '院校名称' })
      await field.fill('合肥')
      await expect(page.getByRole('option', { name: '合肥工业大学', exact: true })).toBeVisible()
      await field.press('Escape')
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
      await field.press('Enter')
      await expect(field).toHaveValue('合肥')
      await expect(page.getByRole('link', { name: '合肥工业大学', exact: true })).toBeVisible()
      await page.getByRole('button', { name: '清空院校名称' }).click()
      await expect(page.getByRole('region', { name: '院校列表' }).getByRole('status')).toHaveText(
        '共 2,937 所院校',
      )
    },
  )

  test('marks up to five schools for comparison and leads to it', async ({ page }) => {
    await visit(page, '/chadaxue?reach=全部', student)
    const marks = page.getByRole('table', { name: '院校' }).getByRole('button', { name: /^对比/ })
    await expect(marks).toHaveCount(20)
    for (let index = 0; index < 6; index++) await marks.nth(index).click()
    await expect(page.getByText('最多对比 5 所院校，请先去掉一所')).toBeVisible()
    const bar = page.getByRole('region', { name: '院校对比' })
    await expect(bar).toContainText('已选 5/5 所')
    await page.reload()
    await expect(bar).toContainText('已选 5/5 所')
    await marks.first().click()
    await expect(bar).toContainText('已选 4/5 所')
    await bar.getByRole('link', { name: '去对比' }).click()
    await expect(page).toHaveURL(/\/compare\?schools=\d+,\d+,\d+,\d+/)
  })

  test('says 稳 of no school in a batch whose line the category does not reach', async ({ page }) => {
    // 400 分: above the line of 本一 for A, below that for B.
    await visit(page, '/chadaxue?province=西藏&subject=文科&rank=610&reach=稳', { persona: 'student' })
    const rows = page.getByRole('table', { name: '能报的院校' }).getByRole('row')
    // Of both categories one may apply: the schools stay, and each says which line is missed.
    await expect(rows.filter({ hasText: '未达本一线（B 类）' }).first()).toBeVisible()
    await page.getByRole('combobox', { name: '考生类别' }).selectOption('B 类')
    await expect(page).toHaveURL(/category=B/)
    await expect(page.getByText(/有 \d+ 所未达本一线（B 类），没有列出。/)).toBeVisible()
    await expect(rows.filter({ hasText: '未达本一线' })).toHaveCount(0)
    await page.getByRole('combobox', { name: '考生类别' }).selectOption('A 类')
    await expect(rows.nth(1)).toBeVisible()
    await expect(page.getByText('未达本一线')).toHaveCount(0)
    // The category goes along to a school.
    await expect(rows.nth(1).getByRole('link').first()).toHaveAttribute('href', /category=A/)
  })

  test('S2-8.1 says when nothing fits, and takes the conditions away', async ({ page }) => {
    await visit(page, '/chadaxue?q=没有这样的大学&provinces=西藏', student)
    await expect(page.getByText('没有符合条件的院校：没有这样的大学、西藏')).toBeVisible()
    await page.getByRole('button', { name: '清空条件' }).click()
    await expect(page.getByRole('table', { name: '院校' }).getByRole('row')).toHaveCount(21)
    await expect(page).not.toHaveURL(/q=/)
  })

  for (const [at, damage] of [
    '?page=-3&provinces=,,&q=%00',
    '?page=99999&types=&%E0%A4%A=1',
    '?natures=火星',
  ].entries()) {
    test(`survives ${damage}`, caseOf(at, 0), async ({ page }) => {
      await visit(page, `/chadaxue${damage}&reach=全部`, student)
      await expect(page.getByRole('region', { name: '院校列表' })).toContainText(
        /共 2,937 所院校|没有符合条件的院校/,
      )
      await expect(page.getByRole('button', { name: '省份', exact: true })).toBeVisible()
    })
  }

  test('leads back from a page past the end', LONG, async ({ page }) => {
    await visit(page, '/chadaxue?page=900', student)
    await expect(page.getByText('没有第 900 页')).toBeVisible()
    await page.getByRole('button', { name: '回到第 1 页' }).click()
    await expect(page.getByRole('table', { name: '院校' }).getByRole('row')).toHaveCount(21)
  })

  test.describe('failing', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to load/] })

    test('says what failed and can be asked again', LONG, async ({ page }) => {
      await visit(page, '/chadaxue?province=安徽&subject=物理&reach=全部', {
        ...student,
        fail: `${QUERY}:offline*2`,
      })
      const alert = page.getByRole('alert').filter({ hasText: '院校加载失败' })
      await alert.getByRole('button', { name: '重试' }).click()
      await expect(page.getByRole('table', { name: '院校' }).getByRole('row')).toHaveCount(21)
    })

    test('suggests nothing, silently, where a server has no list of names', LONG, async ({ page }) => {
      await visit(page, '/chadaxue?reach=全部', { ...student, fail: `${NAMES}:404` })
      const field = page.getByRole('combobox', { name: '院校名称' })
      await Promise.all([
        page.waitForResponse((response) => response.url().includes('/api/school/names')),
        field.fill('合肥工业大学'),
      ])
      await field.press('Enter')
      await expect(page.getByRole('link', { name: '合肥工业大学', exact: true })).toBeVisible()
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
      await expect(page.getByRole('listitem').filter({ hasText: '失败' })).toHaveCount(0)
    })
  })
})

/** Opens a chip and presses one of its choices. */
async function choose(page: Page, chip: string, choice: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: chip, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: choice }).first().click()
}
