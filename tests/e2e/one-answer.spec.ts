import type { Locator, Page } from 'playwright/test'
import { readSheet } from 'read-excel-file/node'
import { expectChecked, rowsOf, scoreForm } from './filling.steps'
import { beginUse, expect, LONG, test, visit } from './support'

const WHOSE = 'province=安徽&subject=物理'
const SCHOOL = '10357'

/** The first figure that a pattern finds in what a part of the page says. */
async function figure(part: Locator, pattern: RegExp): Promise<string> {
  await expect(part).toContainText(pattern)
  return pattern.exec(await part.innerText())?.[1] ?? ''
}

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })

/** What the page of the school says of itself. */
async function pointsOf(page: Page) {
  await visit(page, `/chadaxueoverview/${SCHOOL}?${WHOSE}`)
  const points = page.getByRole('region', { name: '报考要点' })
  const reported = {
    line: await figure(points, /普通专业最低位次\s*([\d,]+)/),
    joint: await figure(points, /中外合作最低 ([\d,]+) 位/),
    plan: await figure(points, /2026 年计划\s*([\d,]+) 人/),
    fee: await figure(points, /学费\s*([\d,–]+ 元\/年（普通），[\d,–]+ 元\/年（中外合作）)/),
  }
  expect(new Set([reported.line, reported.joint, reported.plan]).size).toBe(3)
  return reported
}

test('one school has one line, one plan and one tuition on its page, in a comparison and in the library', async ({
  page,
}) => {
  const { line, joint, plan, fee } = await pointsOf(page)

  await visit(page, `/compare?schools=${SCHOOL},10359&${WHOSE}`)
  const compared = page.getByRole('table')
  const first = (name: RegExp) => compared.getByRole('row', { name }).getByRole('cell').first()
  await expect(first(/^2025 年/)).toContainText(line)
  await expect(first(/^2025 年/)).toContainText(`中外合作最低 ${joint} 位`)
  await expect(first(/^计划数/)).toContainText(`${plan} 人`)
  await expect(first(/^学费/)).toHaveText(fee)

  await visit(page, `/chadaxue?q=安徽大学&${WHOSE}`, { persona: 'student' })
  const row = table(page, '院校').getByRole('row', { name: /^安徽大学 / })
  await expect(row).toContainText(line)
  await expect(row).toContainText(`中外合作 ${joint}`)
  await expect(row).toContainText(plan)
})

test(
  'one school has the same line and plan on its other pages, in a ranking and in the drawer',
  LONG,
  async ({ page }) => {
    const { line, joint, plan, fee } = await pointsOf(page)

    await visit(page, `/chadaxueluqu/${SCHOOL}?${WHOSE}`)
    await expect(
      page.getByText(new RegExp(`^${line} 位.*普通专业最低.*中外合作最低 ${joint} 位`)),
    ).toBeVisible()
    await beginUse(page)
    await expect(table(page, '院校历年最低位次').getByRole('row', { name: /^2025/ }).first()).toContainText(
      line,
    )

    // What was the newest year of lines is not that of plans: the tab opens with its own.
    await page.getByRole('navigation', { name: '院校资料' }).getByRole('link', { name: '招生计划' }).click()
    const reported = page.getByText(new RegExp(`^${plan} 人\\s*2026 年在安徽招收物理考生`))
    const majors = await figure(reported, /共 (\d+) 个专业/)

    await visit(page, `/compare?schools=${SCHOOL},10359&${WHOSE}`)
    const group = page.getByRole('table').getByRole('row', { name: /^专业组/ })
    await expect(group.getByRole('cell').first()).toContainText(`，${majors} 个专业`)

    await visit(page, `/chadaxuerank?type=ruanke&q=安徽大学&${WHOSE}`)
    await expect(page.getByRole('row', { name: /安徽大学/ }).first()).toContainText(line)

    await visit(page, `/about?lib=school&lib.id=${SCHOOL}&lib.province=安徽&lib.subject=物理`, {
      persona: 'student',
    })
    const drawn = page.getByRole('dialog').getByRole('region', { name: '报考要点' })
    await expect(drawn).toContainText(line)
    await expect(drawn).toContainText(`${plan} 人`)
    await expect(drawn).toContainText(fee)
  },
)

/** 2025 年最低 27,394（599 分） in what a row of a list says. */
const LINE = /2025 年最低 ([\d,]+)（(\d+) 分）/
const COMPARED_AT_ONCE = 5

interface Unit {
  readonly id: string
  readonly school: string
  readonly group: string
  readonly line: string
  readonly score: string
}

/** The rows of a list as it tells them. */
async function unitsIn(rows: Locator): Promise<Unit[]> {
  const reported = await rows.evaluateAll((items) =>
    items.map((row) => {
      const link = row.querySelector('a')
      return { text: row.textContent ?? '', school: link?.textContent?.trim() ?? '', href: link?.href ?? '' }
    }),
  )
  return reported.map(({ text, school, href }) => {
    const [, line = '', score = ''] = LINE.exec(text) ?? []
    const id = /\/(\d{5})\b/.exec(href)?.[1] ?? ''
    return { id, school, group: /专业组 (\d+)/.exec(text)?.[1] ?? '', line, score }
  })
}

/** What a comparison says of each school: the lowest line of its ordinary majors. */
async function schoolLinesOf(page: Page, ids: readonly string[]): Promise<string[]> {
  await visit(page, `/compare?schools=${ids.join(',')}&${WHOSE}`)
  const row = page.getByRole('row', { name: /^2025 年/ })
  const cells = row.getByRole('cell')
  // A line that is on its way has no words.
  await expect(cells.filter({ hasText: /\S/ })).toHaveCount(ids.length)
  return (await cells.allInnerTexts()).map((text) => /^[\d,]+/.exec(text)?.[0] ?? '')
}

test(
  'one unit has one line in twelve places, from a rank to the sheet that is signed',
  LONG,
  async ({ page }) => {
    test.slow()
    // One key.
    await visit(page, '/fillIn', { persona: 'student' })
    await page.getByRole('button', { name: '新增成绩' }).click()
    await scoreForm(page).getByLabel('总分').fill('600')
    await scoreForm(page)
      .getByRole('button', { name: /^填上 27,\d{3}$/ })
      .click()
    await scoreForm(page).getByRole('button', { name: '保存成绩' }).click()
    await expect(page.getByRole('radio', { name: /高考 600 分/ })).toBeChecked()
    await page.getByRole('button', { name: '一键填好' }).click()
    const made = rowsOf(page, '一键填报的志愿')
    await expect(made.last()).toContainText(LINE)
    const units = await unitsIn(made)
    await page.getByRole('button', { name: '保存为志愿表' }).click()

    // The list, its check-up, the sheet and the file.
    await expectChecked(page)
    expect(await unitsIn(rowsOf(page))).toEqual(units)
    const list = new URL(page.url()).pathname
    const numberOf = (text: string) => Number(text.replaceAll(',', ''))
    const stop = units.findIndex(({ line }) => numberOf(line) >= 27_089)
    await expect(page.getByRole('region', { name: '检查' })).toContainText(`2025 年第 ${stop + 1} 行`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出 Excel' }).click(),
    ])
    const sheet = await readSheet(await download.path())
    const heads = sheet.find((row) => row.includes('院校名称')) ?? []
    const inFile = sheet
      .filter(([place]) => typeof place === 'number')
      .map((row) =>
        ['院校名称', '专业组代码', '2025 年最低位次'].map((head) => String(row[heads.indexOf(head)])),
      )
    expect(inFile).toEqual(units.map(({ school, group, line }) => [school, group, String(numberOf(line))]))
    await page.emulateMedia({ media: 'print' })
    const printed = page.getByRole('region', { name: '打印页' }).getByRole('row')
    await expect(printed).toHaveCount(units.length + 1)

    // A unit whose line is that of its school: overview and comparison have it too.
    const late = units
      .slice(stop)
      .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
    let unit: Unit | undefined
    await page.emulateMedia({ media: 'screen' })
    for (let from = 0; !unit && from < late.length; from += COMPARED_AT_ONCE) {
      const compared = late.slice(from, from + COMPARED_AT_ONCE)
      const lines = await schoolLinesOf(
        page,
        compared.map(({ id }) => id),
      )
      unit = compared.find(({ line }, at) => line === lines[at])
    }
    if (!unit) throw new Error('No row of the list has the line of its school')
    const { id, school, group, line, score } = unit
    const place = units.indexOf(unit) + 1

    // Where a rank of this score led, and who may reach the unit.
    const own = `${WHOSE}&rank=${numberOf(line)}`
    const inRow = (name: string, row: RegExp) => table(page, name).getByRole('row', { name: row })
    await visit(page, `/weici?${WHOSE}&year=2025&batch=本科批&score=${score}`)
    await beginUse(page)
    const near = inRow('这个位次前后录到的院校', new RegExp(`^${school} .*专业组 ${group}`))
    await expect(table(page, '这个位次前后录到的院校')).toBeVisible()
    while (!(await near.isVisible())) await page.getByRole('button', { name: /^再看 \d+ 条$/ }).click()
    await expect(near).toContainText(line)
    await expect(near).toContainText('同分')
    await visit(page, `/chadaxue?q=${school}&${own}&reach=稳`, { persona: 'student' })
    const reached = inRow('能报的院校', new RegExp(`^${school}`))
    await expect(reached).toContainText(`专业组 ${group}`)
    await expect(reached).toContainText(line)
    await expect(reached).toContainText('同分')

    // The school: overview, lines, plan.
    await visit(page, `/chadaxueoverview/${id}?${own}`)
    const tabs = page.getByRole('navigation', { name: '院校资料' })
    await expect(page.getByRole('region', { name: '报考要点' })).toContainText(`普通专业最低位次${line}`)
    await tabs.getByRole('link', { name: '录取分数线' }).click()
    const head = new RegExp(`^专业组 ${group}`)
    await expect(inRow('录取分数线', head)).toContainText(line)
    await expect(inRow('录取分数线', head)).toContainText('同分')
    await tabs.getByRole('link', { name: '招生计划' }).click()
    await expect(inRow('招生计划', head)).toContainText(line)
    await expect(inRow('招生计划', head)).toContainText('同分')
    const planned = await inRow('招生计划', head).innerText()
    const plan = /\t\s*([\d,]+)\s*\t/.exec(planned)?.[1] ?? ''

    // Among the candidates: with the plan that its school tells.
    await visit(page, `${list.replace('volunteerDetail', 'recommendation')}/本科批?q=${school}`, {
      persona: 'student',
    })
    const candidate = page.getByRole('listitem', { name: `${school} 专业组 ${group}` })
    await expect(candidate).toContainText(new RegExp(`2025 年最低\\s*${line}\\s*${score} 分`))
    await expect(candidate).toContainText(`2026 年计划 ${plan} 人`)
    await expect(page.getByText(`${school} ${group}`)).toBeVisible()
    expect(place).toBeGreaterThan(1)
  },
)

test(
  'the rank in the address is the only one on a page, whatever the own record says',
  LONG,
  async ({ page }) => {
    const asked = `${WHOSE}&rank=27089`
    for (const path of [
      `/chadaxueoverview/${SCHOOL}?${asked}`,
      `/chadaxueluqu/${SCHOOL}?${asked}`,
      `/chadaxuejihua/${SCHOOL}?${asked}`,
      `/compare?schools=${SCHOOL},10359&${asked}`,
      `/chadaxuerank?${asked}`,
      `/chazhuanyedetailyuanxiao/080901?${asked}`,
    ]) {
      await visit(page, path, { persona: 'student' })
      await expect(page.getByText('填写的位次').first()).toBeVisible()
      // The record of this student is a mock exam of 507 points.
      await expect(page.getByText(/与我的位次相比（模考|我的位次 124,829/)).toHaveCount(0)
    }
    await beginUse(page)
    await expect(page.getByRole('button', { name: '这一页改按我的成绩' })).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText(/计算机.*最低|没有招收计算机/)
  },
)

test(
  'the first page names the schools that stand next to the rank on its own page',
  LONG,
  async ({ page }) => {
    await visit(page, '/welcome')
    await page.getByLabel('高考省份').selectOption('河南')
    await page.getByLabel('高考或模考总分').fill('589')
    const led = page.getByRole('region', { name: '2025 年，这个位次录到了哪里' })
    const same = led.getByRole('row').filter({ hasText: '同分' }).getByRole('link')
    await expect(same.nth(1)).toBeVisible()
    const names = await same.allInnerTexts()
    await led.getByRole('link', { name: /^全部 \d+ 个专业组$/ }).click()
    await expect(page).toHaveURL(/\/weici/)
    const near = table(page, '这个位次前后录到的院校')
    for (const name of names)
      await expect(
        near
          .getByRole('row', { name: new RegExp(`^${name}`) })
          .filter({ hasText: '同分' })
          .first(),
      ).toBeVisible()
  },
)

test('the score of a mock exam has one rank: on the first page, in the library and at a school', async ({
  page,
}) => {
  // The table of this year is out: a mock exam is read on last year's all the same.
  const own = { persona: 'vip', now: '2026-06-27T10:00:00+08:00' } as const
  await visit(page, '/welcome', own)
  const answer = page.getByText(/^第 [\d,]+–[\d,]+ 位$/)
  await expect(answer).toBeVisible()
  const rank = await figure(answer, /–([\d,]+) 位/)
  await expect(page.getByText('你记下的模考 519 分，按 2025 年一分一段')).toBeVisible()
  await visit(page, '/chadaxue', own)
  await expect(page.getByText(`模考 519 分，按 2025 年一分一段约第 ${rank} 位`)).toBeVisible()
  await visit(page, `/chadaxueoverview/${SCHOOL}`, own)
  await expect(page.getByText(`我的位次 ${rank}（模考 519 分，按 2025 年一分一段）`)).toBeVisible()
})
