import { signIn, TEL, userMenu } from './sign-in.steps'
import { caseOf, expect, LONG, test, visit } from './support'

test('S1-2.5 the page signs in without a dialog and leads home', async ({ page }) => {
  await visit(page, '/sso')
  await expect(page).toHaveTitle('登录 · 择途')
  await expect(page.getByRole('heading', { level: 1, name: '登录择途' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await signIn(page.getByRole('main'), TEL.student)
  await expect(page).toHaveURL(/\/welcome$/)
  await expect(userMenu(page)).toBeVisible()
})

test('it leads to next, and Back does not lead to it again', async ({ page }) => {
  await visit(page, '/about')
  await visit(page, '/sso?next=/weici%3Fscore=600')
  await signIn(page.getByRole('main'), TEL.student)
  await expect(page).toHaveURL(/\/weici\?.*score=600/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about/)
})

for (const [at, next] of [
  'https://evil.example/welcome',
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example/..//evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  'evil.example',
].entries()) {
  test(`next=${JSON.stringify(next)} leads nowhere else`, caseOf(at), async ({ page }) => {
    await visit(page, `/sso?next=${encodeURIComponent(next)}`)
    await signIn(page.getByRole('main'), TEL.student)
    await expect(userMenu(page)).toBeVisible()
    await expect(page).not.toHaveURL(/\/sso/)
    expect(new URL(page.url()).host).toBe(new URL(await page.evaluate(() => document.baseURI)).host)
    expect(new URL(page.url()).hostname).toBe('localhost')
  })
}

test('who is signed in already is led on', LONG, async ({ page }) => {
  await visit(page, '/sso', { persona: 'student' })
  await expect(page).toHaveURL(/\/welcome/)
  await visit(page, '/sso?next=/pici')
  await expect(page).toHaveURL(/\/pici/)
  await visit(page, '/sso?next=//evil.example')
  await expect(page).toHaveURL(/localhost:\d+\/welcome/)
})

test('a new number completes its record here and goes on', LONG, async ({ page }) => {
  await visit(page, '/sso?next=/myvolunteer')
  await signIn(page.getByRole('main'), TEL.newcomer)
  await expect(page.getByRole('heading', { level: 1, name: '完善信息' })).toBeVisible()
  await page.getByLabel('姓名').fill('新同学')
  await page.getByLabel('高考省份').selectOption('河南')
  await page.getByLabel('高考年份').selectOption('2026')
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page).toHaveURL(/\/myvolunteer$/)
  await expect(page.getByText('注册成功，已登录')).toBeVisible()
})

test('the agreements can be read here too, and the way back leads to the form', async ({ page }) => {
  await visit(page, '/sso')
  await page.getByLabel('手机号').fill('13912345678')
  await page.getByRole('button', { name: '《隐私政策》' }).click()
  await expect(page.getByRole('article', { name: '隐私政策' })).toBeVisible()
  await page.getByRole('button', { name: '返回登录' }).first().dblclick()
  await expect(page.getByLabel('手机号')).toBeVisible()
  await page.getByRole('button', { name: '《隐私政策》' }).click()
  await expect(page.getByRole('article', { name: '隐私政策' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/sso/)
  await expect(page.getByLabel('手机号')).toHaveValue('13912345678')
})
