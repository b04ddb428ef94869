import { endFaults } from '../../lab/survival/screen.mjs'
import { expect, LONG, test, visit } from './support'

test('S1-2.24 a planner’s list is accepted, declined again and commented, on /myvolunteerdesign', async ({
  page,
}) => {
  await visit(page, '/myvolunteerdesign', { persona: 'student' })
  const proposal = page.getByRole('article', { name: '规划师建议方案' })
  await proposal.getByRole('link', { name: '打开看每一行' }).click()
  const decision = page.getByRole('region', { name: '确认 规划师建议方案' })
  await expect(decision.getByRole('button', { name: '接受这份方案' })).toBeVisible()
  await page.goBack()
  await proposal.getByRole('button', { name: '接受这份方案' }).click()
  await expect(proposal.getByRole('status')).toContainText('你接受了这份方案')
  await proposal.getByRole('textbox', { name: '想对规划师说的话' }).fill('想离家近一点')
  await page.reload()
  await expect(proposal.getByRole('textbox', { name: '想对规划师说的话' })).toHaveValue('想离家近一点')
  await proposal.getByRole('button', { name: '改为谢绝' }).click()
  await expect(proposal.getByRole('status')).toContainText('你谢绝了这份方案')
  await expect(proposal).toContainText('你的回答：想离家近一点')
  await expect(page.getByRole('banner').getByText('2份自建志愿表')).toBeVisible()
})

test('a guest is asked to sign in for proposals', async ({ page }) => {
  await visit(page, '/myvolunteerdesign', { persona: 'guest' })
  await page.getByRole('main').getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('two lists stand side by side, with what differs', async ({ page }) => {
  await visit(page, '/compareLists', { persona: 'student' })
  await page.getByRole('combobox', { name: '左边' }).selectOption({ label: '长三角方案' })
  await page.getByRole('combobox', { name: '右边' }).selectOption({ label: '规划师建议方案（规划师）' })
  await expect(page).toHaveURL(/right=l-3/)
  const differences = page.getByRole('list', { name: '不同之处' })
  await expect(differences).toContainText('只在右边有')
  // Not the whole of a long list of differences at once; on paper all of it.
  await expect(differences.getByRole('listitem')).toHaveCount(8)
  await page.emulateMedia({ media: 'print' })
  await expect(differences.getByRole('listitem').nth(9)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: /^展开全部 \d+ 处$/ }).click()
  await expect(differences.getByRole('listitem').nth(8)).toBeFocused()
  await expect(differences.getByRole('listitem').last()).toBeVisible()
  // On top what the difference costs; below, both lists as one.
  await expect(page.getByText(/冲 \d+ 稳 \d+ 保 \d+ · 滑档/)).toHaveCount(2)
  const aligned = page.getByRole('region', { name: '两份对齐' })
  const rows = await aligned.getByRole('row').count()
  await expect(aligned).toContainText('只在右边')
  const onlyDifferent = page.getByRole('checkbox', { name: '只看不同' })
  await onlyDifferent.click()
  await expect(onlyDifferent).toBeChecked()
  await expect(page).toHaveURL(/rows=different/)
  expect(await aligned.getByRole('row').count()).toBeLessThanOrEqual(rows)
})

test('rows of two lists are judged as each list judges them: who sits the exam elsewhere has no tier and no chance', async ({
  page,
}) => {
  await visit(page, '/compareLists', {
    province: '安徽',
    subject: '物理',
    score: 598,
    lists: 2,
    choices: 'full',
    patch: 'GET /api/student/query/{id}:/data/province="江苏"',
  })
  const rows = page.getByRole('region', { name: '两份对齐' }).getByRole('row')
  const dead = rows.filter({ hasText: '无效' })
  await expect(dead.first()).toBeVisible()
  // All but the row of the heads.
  await expect(dead).toHaveCount((await rows.count()) - 1)
  await expect(dead.filter({ hasText: '%' })).toHaveCount(0)
  await expect(page.getByText(/^无效 \d+ 冲 0 稳 0 保 0 · 滑档/)).toHaveCount(2)
})

test('two lists become one: in turns, a row by its arrow, kept as a new list', async ({ page }) => {
  await visit(page, '/compareLists?left=l-1&right=l-2', { persona: 'student' })
  const aligned = page.getByRole('region', { name: '两份对齐' })
  await expect(aligned.getByRole('columnheader', { name: '机会' })).toBeVisible()
  await expect(aligned.getByText(/^(▲ 冲|● 稳|■ 保|△ 圆梦)$/).first()).toBeVisible()
  await aligned.getByRole('button', { name: '两边轮着来' }).click()
  const made = aligned.getByRole('region', { name: '合成的表' })
  const heading = made.getByRole('heading', { level: 2 })
  await expect(heading).toHaveText(/^合成的表：\d+ 个志愿$/)
  const count = Number((await heading.textContent())?.match(/\d+/)?.[0])
  await expect(made.getByText(/冲 \d+ 稳 \d+ 保 \d+ · 滑档/)).toBeVisible()
  await aligned
    .getByRole('button', { name: /，不要$/ })
    .first()
    .click()
  await expect(heading).toHaveText(`合成的表：${count - 1} 个志愿`)
  // What was chosen stands in the address.
  await page.reload()
  await expect(heading).toHaveText(`合成的表：${count - 1} 个志愿`)
  await made.getByRole('button', { name: '存成一份新表' }).click()
  await expect(page).toHaveURL(/\/volunteerDetail\//)
  await expect(page.getByRole('list', { name: '志愿', exact: true }).locator('> li')).toHaveCount(count - 1)
})

test('a risk is not told from some of the lines', LONG, async ({ page }) => {
  const fail = [
    'POST /api/preferences/college-admission-details:rejected',
    'GET /api/preferences/college-admission-detail:rejected',
  ]
  await visit(page, '/compareLists?left=l-1&right=l-3', { persona: 'student', fail })
  const risks = page.getByText(/冲 \d+ 稳 \d+ 保 \d+ · 滑档/)
  const failures = page.getByRole('alert').filter({ hasText: '风险没有算出来' })
  await expect(failures).toHaveCount(2)
  await expect(risks).toHaveCount(0)
  await endFaults(page)
  await failures.last().getByRole('button', { name: '重试' }).click()
  await expect(risks).toHaveCount(1)
  await failures.getByRole('button', { name: '重试' }).click()
  await expect(risks).toHaveCount(2)
})

test(
  'a planner writes beside a student’s list: to the student, and for themselves on this device',
  LONG,
  async ({ page }) => {
    const LIST = '/volunteerDetail/s-1119/x/l-s-1119-9'
    await visit(page, LIST, { persona: 'planner' })
    await page
      .getByRole('button', { name: /^自己看的备注/ })
      .first()
      .click()
    await page.getByRole('textbox', { name: /只留在这台设备上/ }).fill('先问家里能不能承担学费')
    await page.getByRole('textbox', { name: '写给学生的话' }).fill('前三行是冲，最后两行请不要删。')
    await page.getByRole('button', { name: '保存给学生看' }).click()
    await expect(page.getByText('已保存，学生打开这份方案就能看到')).toBeVisible()
    // The list goes on being edited from the version that the note has made.
    await page.getByRole('button', { name: /^下移/ }).first().click()
    await expect(page.getByRole('status', { name: '保存状态' })).toHaveText(/^已保存/)
    await visit(page, LIST, { persona: 's-1119' })
    await expect(page.getByRole('region', { name: /^确认 / })).toContainText('最后两行请不要删')
    await expect(page.getByText('先问家里能不能承担学费')).toBeHidden()
  },
)
