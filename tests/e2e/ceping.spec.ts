import { loginDialog, signIn, TEL } from './sign-in.steps'
import { expect, LONG, test, visit } from './support'

test('S1-2.19 a guest answers by keys, goes on after a reload, and keeps the result after a login', async ({
  page,
}) => {
  await visit(page, '/ceping')
  await page.getByRole('link', { name: '学习习惯', exact: true }).click()
  await expect(page).toHaveURL(/\/cepingdetail\/learning/)
  await expect(page.getByRole('table', { name: '计分表' })).toContainText('回忆')
  await page.getByRole('main').getByRole('link', { name: '开始' }).click()
  await expect(page.getByText('第 1 / 24 题')).toBeVisible()
  for (let place = 1; place <= 3; place += 1) {
    await page.keyboard.press('5')
    await expect(page.getByText(`第 ${place + 1} / 24 题`)).toBeVisible()
  }
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: '很符合' })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.getByText('第 4 / 24 题')).toBeVisible()
  for (let place = 4; place <= 24; place += 1) {
    await expect(page.getByText(`第 ${place} / 24 题`)).toBeVisible()
    await page.getByRole('button', { name: '比较符合' }).click()
  }
  await expect(page).toHaveURL(/\/ceping-result\/learning/)
  const scores = page.getByRole('region', { name: '各方面得分' })
  await scores.getByRole('button', { name: /表格/ }).click()
  await expect(scores.getByRole('table')).toContainText('63 分')
  await page.getByRole('button', { name: '登录后保存' }).click()
  await signIn(loginDialog(page), TEL.student)
  await page.getByRole('button', { name: '保存到我的档案' }).click()
  await page.getByRole('link', { name: '已保存在测评信息里' }).click()
  await expect(page).toHaveURL(/\/userinfo\/evaluationInfo/)
  await expect(page.getByRole('table', { name: '学习习惯的结果' })).toContainText('2026-06-25')
})

test(
  'a result leads to majors and into the intention; an unknown assessment is not found',
  LONG,
  async ({ page }) => {
    await visit(page, '/cepingtest/strengths', { persona: 'student' })
    for (let place = 1; place <= 15; place += 1) {
      await expect(page.getByText(`第 ${place} / 15 题`)).toBeVisible()
      await page.keyboard.press(place % 5 === 1 ? '4' : '1')
    }
    await expect(page.getByRole('heading', { level: 1, name: /更顺手的是/ })).toBeVisible()
    const [star] = await page.getByRole('button', { name: /^收藏.*类/ }).all()
    await star?.click()
    await expect(page.getByRole('button', { name: /^收藏.*类/ }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const majors = page.getByRole('list', { name: /：专业类/ }).first()
    await majors.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/chazhuanyetype\//)
    await visit(page, '/ceping-result/interest')
    await expect(page.getByRole('heading', { level: 1, name: '职业兴趣：还没有结果' })).toBeVisible()
    await visit(page, '/userinfo/evaluationInfo')
    await page
      .getByRole('navigation', { name: '个人信息' })
      .getByRole('link', { name: /成绩单/ })
      .click()
    await expect(page).toHaveURL(/\/userinfo\/scoreSheet/)
    await visit(page, '/cepingdetail/nothing')
    await expect(page.getByRole('heading', { level: 1, name: '没有这项测评' })).toBeVisible()
  },
)
