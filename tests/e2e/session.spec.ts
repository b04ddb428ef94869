import { loginDialog, signIn, stored, TEL, userMenu } from './sign-in.steps'
import { caseOf, expect, LONG, test, visit } from './support'

test.describe('an expired credential', () => {
  test.use({ expectedErrors: [/status of 500/] })

  const EXPIRED = '凭证已过期，请重新登录'

  test('S1-4.8 S1-8.3 ends the session once, however many calls were in flight', async ({ page }) => {
    const answers: number[] = []
    page.on('response', (response) => {
      if (response.status() === 500) answers.push(response.status())
    })
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    await visit(page, '/userinfo/basicInfo', {
      persona: 'student',
      latency: 200,
      fail: ['GET /api/student/query/{id}:expired', 'GET /api/preferences/query/student/{id}:expired'],
    })
    await expect(page).toHaveURL(/\/sso/)
    await expect(page.getByText(EXPIRED)).toHaveCount(1)
    expect(await stored(page)).toEqual([])
    expect(visited.filter((path) => path === '/sso')).toHaveLength(1)
    await expect(loginDialog(page)).toBeHidden()
    expect(answers.length).toBeGreaterThanOrEqual(1)
  })

  test('leads back to where one was, after the next login', LONG, async ({ page }) => {
    await visit(page, '/myvolunteer', {
      persona: 'student',
      fail: 'GET /api/preferences/query/student/{id}:expired',
    })
    await expect(page).toHaveURL(/\/sso\?next=(%2F|\/)myvolunteer/)
    await expect(page.getByText(EXPIRED)).toBeVisible()
    await page.goto(`${page.url()}&qa.keep&qa.fail=`)
    await signIn(page.getByRole('main'), TEL.student)
    await expect(page).toHaveURL(/\/myvolunteer/)
    await expect(page.getByText('长三角方案')).toBeVisible()
  })

  test('on a page for everybody leaves a guest there, with the page whole', async ({ page }) => {
    await visit(page, '/weici?province=安徽&year=2025&subject=物理&score=600', {
      persona: 'vip',
      fail: 'GET /api/batch-lines/by-province:expired*1',
    })
    await expect(page.getByText(EXPIRED)).toHaveCount(1)
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
    await expect(page).toHaveURL(/\/weici\?/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('加载失败')).toHaveCount(0)
    expect(await stored(page)).toEqual([])
  })

  test('while saving loses the session, says why and keeps what was typed', async ({ page }) => {
    await visit(page, '/userinfo/basicInfo', { persona: 'student', fail: 'PUT /api/student:expired' })
    await page.getByLabel('姓名').fill('林大满')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page).toHaveURL(/\/sso/)
    await expect(page.getByText(EXPIRED)).toHaveCount(1)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goto(`${page.url()}&qa.keep&qa.fail=`)
    await signIn(page.getByRole('main'), TEL.student)
    await expect(page.getByLabel('姓名')).toHaveValue('林大满')
  })

  test('of a log-out is a log-out', LONG, async ({ page }) => {
    await visit(page, '/pici', { persona: 'student', fail: 'GET /api/user/tel/logout/{tel}:expired' })
    await userMenu(page).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/\/sso$/)
    await expect(page.getByText(EXPIRED)).toHaveCount(0)
    expect(await stored(page)).toEqual([])
  })
})

test.describe('a session', () => {
  test('lasts through a reload', LONG, async ({ page }) => {
    await visit(page, '/myvolunteer', { persona: 'student' })
    await page.goto('/myvolunteer')
    await expect(page.getByText('长三角方案')).toBeVisible()
    await expect(userMenu(page)).toHaveText(/138\*\*\*\*8000/)
  })

  for (const [at, [what, record]] of (
    [
      ['not a record', 'null'],
      ['not JSON', '{'],
      ['of another shape', '{"id":1,"roleId":9}'],
    ] as const
  ).entries()) {
    test(`whose record is ${what} is no session`, caseOf(at, 0), async ({ page }) => {
      await visit(page, '/welcome', { persona: 'student' })
      await page.evaluate((text) => localStorage.setItem('zetu.user', text), record)
      await page.goto('/myvolunteer')
      await expect(loginDialog(page)).toBeVisible()
      await expect(page.getByRole('banner').getByText('138****8000')).toHaveCount(0)
    })
  }

  test('S1-7.3 sends its token as it is, and a guest sends none', async ({ page }) => {
    const seen = page.waitForRequest('**/api/batch-lines/by-province?**')
    await visit(page, '/pici', { persona: 'guest' })
    expect((await seen).headers().authorization).toBeUndefined()
    const signed = page.waitForRequest('**/api/preferences/query/student/s-1')
    await visit(page, '/myvolunteer', { persona: 'student' })
    const token = await page.evaluate(() => localStorage.getItem('zetu.token'))
    expect((await signed).headers().authorization).toBe(token)
  })
})
