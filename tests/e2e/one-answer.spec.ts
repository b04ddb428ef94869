import type { Locator, Page } from 'playwright/test'
import { expect, test, visit } from './support'

const WHOSE = 'province=安徽&subject=物理'
const SCHOOL = '10357'

/** The first figure that a pattern finds in what a part of the page says. */
async function figure(part: Locator, pattern: RegExp): Promise<string> {
  await expect(part).toContainText(pattern)
  return pattern.exec(await part.innerText())?.[1] ?? ''
}

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })

test('one school has one line, one plan and one tuition on every page', async ({ page }) => {
  await visit(page, `/chadaxueoverview/${SCHOOL}?${WHOSE}`)
  const points = page.getByRole('region', { name: '报考要点' })
  const line = await figure(points, /普通专业最低位次\s*([\d,]+)/)
  const joint = await figure(points, /中外合作最低 ([\d,]+) 位/)
  const plan = await figure(points, /2026 年计划\s*([\d,]+) 人/)
  const fee = await figure(points, /学费\s*([\d,–]+ 元\/年（普通），[\d,–]+ 元\/年（中外合作）)/)
  expect(new Set([line, joint, plan]).size).toBe(3)

  await visit(page, `/chadaxueluqu/${SCHOOL}?${WHOSE}`)
  await expect(
    page.getByText(new RegExp(`^${line} 位.*普通专业最低.*中外合作最低 ${joint} 位`)),
  ).toBeVisible()
  await expect(table(page, '院校历年最低位次').getByRole('row', { name: /^2025/ }).first()).toContainText(
    line,
  )

  // What was the newest year of lines is not that of plans: the tab opens with its own.
  await page.getByRole('navigation', { name: '院校资料' }).getByRole('link', { name: '招生计划' }).click()
  await expect(page.getByText(new RegExp(`^${plan} 人\\s*2026 年在安徽招收物理考生`))).toBeVisible()

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

test('one unit has one line near a rank, in the library, among the lines and in the plan', async ({
  page,
}) => {
  await visit(page, `/weici?${WHOSE}&year=2025&batch=本科批&score=600`)
  const near = table(page, '这个位次前后录到的院校')
  const tie = near.getByRole('row').filter({ hasText: '＝ 同分' }).last()
  const line = await figure(tie, /(2[67],\d{3})/)
  const unit = await figure(tie, /专业组 (\d{3})/)
  const name = await tie.getByRole('link').first().innerText()
  await tie.getByRole('link').first().click()
  await expect(page).toHaveURL(/chadaxueluqu.*rank=27089/)
  const head = (label: string) => table(page, label).getByRole('row', { name: new RegExp(`^专业组 ${unit}`) })
  await expect(head('录取分数线')).toContainText(line)
  await expect(head('录取分数线')).toContainText('同分')
  await page.getByRole('navigation', { name: '院校资料' }).getByRole('link', { name: '招生计划' }).click()
  await expect(head('招生计划')).toContainText(line)
  await visit(page, `/chadaxue?q=${name}&${WHOSE}&rank=27089&reach=稳`, { persona: 'student' })
  await expect(table(page, '能报的院校').getByRole('row', { name: new RegExp(`^${name}`) })).toContainText(
    `专业组 ${unit}`,
  )
  await expect(table(page, '能报的院校').getByRole('row', { name: new RegExp(`^${name}`) })).toContainText(
    line,
  )
})

test('the rank in the address is the only one on a page, whatever the own record says', async ({ page }) => {
  const asked = `${WHOSE}&rank=27089`
  for (const path of [
    `/chadaxueoverview/${SCHOOL}?${asked}`,
    `/chadaxueluqu/${SCHOOL}?${asked}`,
    `/compare?schools=${SCHOOL},10359&${asked}`,
    `/chadaxuerank?${asked}`,
    `/chazhuanyedetailyuanxiao/080901?${asked}`,
  ]) {
    await visit(page, path, { persona: 'student' })
    await expect(page.getByText('填写的位次').first()).toBeVisible()
    // The record of this student is a mock exam of 507 points.
    await expect(page.getByText(/与我的位次相比（模考|我的位次 124,829/)).toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: '这一页改按我的成绩' })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText(/计算机.*最低|没有招收计算机/)
})
