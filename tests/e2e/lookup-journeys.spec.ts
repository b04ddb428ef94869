import type { Page } from 'playwright/test'
import { beginUse, expect, test, visit } from './support'

/*
 * What families come with, from an empty page to the right list. An action is a score that is sent, or a choice: opening a
 * chip and pressing what it offers, as one does with the wheel of a phone.
 */

/** More is too many. */
const MOST_ACTIONS = 4

/** Does what somebody does at the list of the rank page, and counts it. */
function atWork(page: Page) {
  const done: string[] = []
  const near = page.getByRole('region', { name: /这个位次录到了哪里$/ })
  return {
    near,
    async score(text: string) {
      done.push(`填 ${text}`)
      await page.getByLabel('分数', { exact: true }).fill(text)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/score=\d/)
      await beginUse(page)
    },
    async choose(chip: string, choice: RegExp) {
      done.push(`${chip}：${choice.source.replaceAll(/\\[sd][*+]|[\^$]/g, '')}`)
      await near.getByRole('button', { name: chip, exact: true }).click()
      await near.getByRole('dialog').getByRole('button', { name: choice }).click()
      await page.keyboard.press('Escape')
    },
    async major(words: string) {
      done.push(`专业：${words}`)
      await near.getByRole('button', { name: '专业', exact: true }).click()
      await near.getByRole('textbox', { name: '专业名称里有' }).fill(words)
      await page.keyboard.press('Enter')
    },
    /** Says what was done, and holds its number. */
    reported(task: string) {
      process.stdout.write(`${task}：${done.length} 步（${done.join(' → ')}）\n`)
      expect(done.length).toBeLessThanOrEqual(MOST_ACTIONS)
    },
  }
}

/** The first rows of the list with their words, once there are as many as it says. */
async function rowsOf({ near }: ReturnType<typeof atWork>): Promise<string[]> {
  const rows = near.getByRole('table', { name: '这个位次前后录到的院校' }).getByRole('row')
  const said = near.getByText(/^找到 [\d,]+ 个专业组/)
  await expect(said).toBeVisible()
  const all = Number(/[\d,]+/.exec(await said.innerText())?.[0].replace(',', ''))
  await expect(rows).toHaveCount(Math.min(all, 20) + 1)
  return (await rows.allInnerTexts()).slice(1)
}

test('600 分, 安徽 物理: 公办 of 合肥 whose line is steady', async ({ page }) => {
  await visit(page, '/weici?province=安徽&subject=物理')
  const work = atWork(page)
  await work.score('600')
  await work.choose('所在地', /^合肥\s*\d+$/)
  await work.choose('办学性质', /^公办/)
  await work.choose('波动', /^15% 以内/)
  await expect(page).toHaveURL(/swing=15/)
  await expect(work.near.getByRole('columnheader', { name: '比上年' })).toBeVisible()
  const rows = await rowsOf(work)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    expect(row).toMatch(/安徽 合肥 · 公办/)
    const [, percent] = /[难易] (\d+)%/.exec(row) ?? []
    expect(row).toMatch(/[难易] \d+%|平/)
    expect(Number(percent ?? 0)).toBeLessThanOrEqual(15)
  }
  work.reported('600 分 → 合肥、公办、波动 15% 以内')
})

test('第 60,000 名: 会计 at a 公办 school within 500 km', async ({ page }) => {
  await visit(page, '/weici?province=安徽&subject=物理')
  const work = atWork(page)
  // A rank in the field of the score is understood.
  await work.score('60000')
  await work.major('会计')
  await work.choose('办学性质', /^公办/)
  await work.choose('离家', /^500 公里以内/)
  await expect(page).toHaveURL(/major=.*nature=|nature=.*major=/)
  await expect(page).toHaveURL(/km=500/)
  const rows = await rowsOf(work)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    expect(row).toContain('公办')
    const [, far] = /约 ([\d,]+) 公里/.exec(row) ?? []
    expect(row).toMatch(/同城|约 \d+ 公里/)
    expect(Number(far?.replace(',', '') ?? 0)).toBeLessThanOrEqual(500)
  }
  work.reported('位次 60,000 → 会计、公办、500 公里以内')
})

test('390 分, 专科: 护理 near home for at most 6,000 yuan', async ({ page }) => {
  await visit(page, '/weici?province=安徽&subject=物理&batch=专科批')
  const work = atWork(page)
  await work.score('390')
  await work.major('护理')
  const cells = work.near.getByRole('table').locator('[data-head="学费起"]')
  const fees = async () => (await cells.allInnerTexts()).map((fee) => Number(fee.replace(',', '')))
  const isOver = (fee: number) => fee > 6_000
  // A dearer school that is also too far would be left out by the distance alone.
  await expect.poll(async () => (await fees()).some(isOver)).toBe(true)
  await work.choose('学费', /^6,000 元以内/)
  await expect
    .poll(async () => {
      const shown = await fees()
      return shown.length > 0 && !shown.some(isOver)
    })
    .toBe(true)
  await work.choose('离家', /^300 公里以内/)
  await expect(page).toHaveURL(/km=300/)
  const rows = await rowsOf(work)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    const [, far] = /约 ([\d,]+) 公里/.exec(row) ?? []
    expect(Number(far ?? 0)).toBeLessThanOrEqual(300)
  }
  const links = work.near.getByRole('table').getByRole('link')
  for (const link of await links.all())
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain('batch=专科批')
  const left = await fees()
  expect(left.length).toBe(rows.length)
  for (const fee of left) expect(fee).toBeLessThanOrEqual(6_000)
  work.reported('390 分 → 护理、学费 6,000 以内、300 公里以内')
})
