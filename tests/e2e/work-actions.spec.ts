import type { Page } from 'playwright/test'
import { expectChecked, rowsOf, saveState, scoreForm } from './filling.steps'
import { caseOf, expect, test, visit } from './support'
import { Tester } from './tester'

const NOW = '2026-06-27T10:00:00+08:00'
/** A student with two full lists. */
const FULL = { province: '安徽', subject: '物理', score: 598, lists: 2, choices: 'full', now: NOW } as const

/** A job that is done every day of the season. What `begin` does is there before it. */
interface Job {
  readonly job: string
  /** More are too many. */
  readonly most: number
  readonly begin: (page: Page) => Promise<void>
  readonly go: (person: Tester) => Promise<void>
}

const panelOf = (page: Page) => page.getByRole('region', { name: '检查' })

/** Opens the first of the lists, and waits until it is checked. */
async function openFull(page: Page): Promise<void> {
  await visit(page, '/myvolunteer', FULL)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(rowsOf(page).nth(39)).toBeVisible()
  await expectChecked(page)
}

/** Row 40 as it is put in order, and what its unit is called. */
async function row40(page: Page) {
  const grid = page.getByRole('grid', { name: '排序' })
  const row = grid.getByRole('row', { name: /^第 40 位 / })
  await expect(row).toBeAttached()
  const name = /位 (.+?)，/.exec((await row.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  return { row, carried: grid.getByRole('row', { name: ` ${name}，` }) }
}

const JOBS: readonly Job[] = [
  {
    job: '第 40 行移到第 5 位，用鼠标',
    most: 4,
    begin: openFull,
    async go(person) {
      const { page } = person
      await person.press(page.getByRole('button', { name: '整理顺序' }))
      const { row, carried } = await row40(page)
      await person.press(row)
      await person.key('5')
      await person.key('Enter')
      await expect(carried).toHaveAttribute('aria-rowindex', '5')
      await expect(saveState(page)).toHaveText(/^已保存/)
    },
  },
  {
    job: '第 40 行移到第 5 位，只用键盘',
    most: 7,
    async begin(page) {
      await openFull(page)
      await page.getByRole('button', { name: '整理顺序' }).focus()
    },
    async go(person) {
      const { page } = person
      await person.key('Enter')
      const { row, carried } = await row40(page)
      // One stop of Tab leads into the rows, wherever it comes from.
      await page.getByRole('textbox', { name: '用一句话改这张表' }).focus()
      await person.key('Tab')
      for (const key of ['4', '0', 'g']) await person.key(key)
      await expect(row).toBeFocused()
      for (const key of ['5', 'Enter']) await person.key(key)
      await expect(carried).toHaveAttribute('aria-rowindex', '5')
    },
  },
  {
    job: '检查里的一处，照它说的改好',
    most: 2,
    begin: openFull,
    async go(person) {
      const { page } = person
      const found = panelOf(page).getByRole('list', { name: '发现的问题' })
      const card = found.getByRole('listitem').filter({ hasText: '组内冷热差大' })
      await person.press(card.getByRole('button', { name: /^第 \d+ 行勾选服从调剂$/ }))
      await expect(card).toBeHidden()
      await expect(saveState(page)).toHaveText(/^已保存/)
    },
  },
  {
    job: '换掉一行',
    most: 2,
    begin: openFull,
    async go(person) {
      const { page } = person
      const row = rowsOf(page).nth(19)
      await person.press(row.getByRole('button', { name: /^换一个 / }))
      // The first look already offers something to choose from.
      const offered = page.getByRole('button', { name: /^用 .+ 换掉第 20 行$/ })
      await expect(offered.nth(1)).toBeVisible()
      const school = /^用 (\S+) /.exec((await offered.first().getAttribute('aria-label')) ?? '')?.[1] ?? ''
      await person.press(offered.first())
      await expect(row).toContainText(school)
      await expect(row).toBeFocused()
    },
  },
  {
    job: '两份合成一份新表',
    most: 4,
    begin: (page) => visit(page, '/myvolunteer', FULL),
    async go(person) {
      const { page } = person
      await person.press(page.getByRole('link', { name: '对比两份志愿表' }))
      await person.press(page.getByRole('button', { name: '两边轮着来' }))
      await person.press(page.getByRole('button', { name: '存成一份新表' }))
      await expect(page).toHaveURL(/\/volunteerDetail\//)
      await expect(rowsOf(page).nth(39)).toBeVisible()
    },
  },
  {
    job: '规划师早上：谁现在要我',
    most: 2,
    begin: (page) => visit(page, '/welcome', { persona: 'planner', now: NOW }),
    async go(person) {
      const { page } = person
      await person.press(page.getByRole('navigation').getByRole('link', { name: '工作台' }).first())
      await person.press(page.getByRole('button', { name: /^服务中/ }))
      const table = page.getByRole('table', { name: '服务单' })
      const [first, second] = [1, 2].map((at) => table.getByRole('row').nth(at))
      await expect(first ?? table).toContainText(/(出分没录|没做方案|方案没交|学生不同意|要处理)/)
      await expect(first ?? table).toContainText(/离截止 \d+ 天/)
      await expect(second ?? table).toContainText(/(出分没录|没做方案|方案没交|学生不同意|要处理)/)
    },
  },
  {
    job: '选科改了：看到哪张表、哪些行不能报',
    most: 4,
    begin: (page) => visit(page, '/userinfo/basicInfo', FULL),
    async go(person) {
      const { page } = person
      await person.press(page.getByRole('checkbox', { name: '化学' }))
      await person.press(page.getByRole('checkbox', { name: '地理' }))
      await expect(page.getByText(/^保存后影响 2 张表的 \d+ 行，其中 \d+ 行不能报$/)).toBeVisible()
      await person.press(page.getByRole('button', { name: '保存' }))
      await person.press(page.getByRole('link', { name: /^去这张表/ }).first())
      await expect(panelOf(page).getByText('选科不符').first()).toBeVisible()
    },
  },
  {
    job: '出分以后，照高考的分重做一张，看哪里不同',
    most: 1,
    async begin(page) {
      await visit(page, '/fillIn', { persona: 'student', now: NOW })
      await page.getByRole('button', { name: '新增成绩' }).click()
      await scoreForm(page).getByLabel('总分').fill('531')
      await scoreForm(page).getByLabel('考试').selectOption('高考')
      await scoreForm(page).getByRole('button', { name: '保存成绩' }).click()
      await expect(page.getByRole('radio', { name: /高考 531 分/ })).toBeChecked()
      await page.goto('/volunteerDetail/s-1/x/l-1')
      await expect(rowsOf(page).first()).toBeVisible()
    },
    async go(person) {
      const { page } = person
      await person.press(page.getByRole('button', { name: /^按高考 531 分重做一张/ }))
      await expect(page).toHaveURL(/\/compareLists/)
      await expect(page.getByRole('list', { name: '不同之处' })).toContainText('只在右边有')
    },
  },
  {
    job: '录入官方系统：开始，三行',
    most: 5,
    begin: openFull,
    async go(person) {
      const { page } = person
      await person.press(page.getByRole('link', { name: '录入伴侣' }))
      await person.press(page.getByRole('button', { name: '看过了，开始录入' }))
      const typed = (count: number) =>
        expect(page.getByRole('status').filter({ hasText: `已录 ${count} / 45` })).toBeVisible()
      await person.press(page.getByRole('button', { name: '录好了，下一行' }))
      await typed(1)
      for (const count of [2, 3]) {
        await person.key('Enter')
        await typed(count)
      }
    },
  },
]

// One after the other: the last one prints what all have taken.
test.describe.configure({ mode: 'default' })
const counted: string[] = []
test.afterAll(() => {
  if (counted.length === JOBS.length) process.stdout.write(`${counted.join('\n')}\n`)
})

// Each of these ways is walked by a test of its page too: here they are counted.
for (const [at, { job, most, begin, go }] of JOBS.entries()) {
  test(`${job}: ${most} actions at most`, caseOf(at, 2), async ({ page }) => {
    await begin(page)
    const person = new Tester(page)
    await go(person)
    counted.push(`${person.actions.length} of ${most} · ${job}: ${person.actions.join(' → ')}`)
    expect(person.actions.length).toBeLessThanOrEqual(most)
  })
}
