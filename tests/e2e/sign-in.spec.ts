import { countCalls, fillLogin, loginDialog, openLogin, signIn, stored, TEL, userMenu } from './sign-in.steps'
import { caseOf, expect, LONG, test, visit } from './support'

test.describe('the form', () => {
  test('S1-2.38 S1-5.1 says what is wrong, field by field, and leads to the first', async ({ page }) => {
    const logins = countCalls(page, 'POST /tel/code/login')
    await visit(page, '/welcome')
    const dialog = await openLogin(page)
    const submit = dialog.getByRole('button', { name: '登录', exact: true })
    await expect(dialog.getByRole('checkbox')).not.toBeChecked()

    await dialog.getByLabel('手机号').fill('')
    await submit.click()
    await expect(dialog.getByText('手机号不能为空')).toBeVisible()
    await expect(dialog.getByLabel('手机号')).toBeFocused()

    for (const wrong of ['1380000800', '12800008000', '138000080001', '手机号']) {
      await dialog.getByLabel('手机号').fill(wrong)
      await submit.click()
      await expect(dialog.getByText('手机号格式错误')).toBeVisible()
    }

    await dialog.getByLabel('手机号').fill(TEL.student)
    await submit.click()
    await expect(dialog.getByText('请输入验证码')).toBeVisible()
    await expect(dialog.getByLabel('验证码')).toBeFocused()

    await dialog.getByLabel('验证码').fill('123456')
    await submit.click()
    await expect(dialog.getByText('未勾选用户服务协议')).toBeVisible()
    await expect(dialog.getByRole('checkbox')).toBeFocused()
    expect(logins()).toBe(0)
  })

  test('S1-9.19 has a demo number in it and offers the others', LONG, async ({ page }) => {
    await visit(page, '/welcome')
    const dialog = await openLogin(page)
    await expect(dialog.getByLabel('手机号')).toHaveValue(TEL.student)
    await dialog.getByRole('button', { name: '规划师' }).click()
    await expect(dialog.getByLabel('手机号')).toHaveValue(TEL.planner)
  })

  test('shows the agreements without losing what was typed', LONG, async ({ page }) => {
    await visit(page, '/welcome')
    const dialog = await openLogin(page)
    await dialog.getByLabel('手机号').fill('13912345678')
    await dialog.getByLabel('验证码').fill('4321')
    await dialog.getByRole('button', { name: '《用户服务协议》' }).click()
    await expect(dialog.getByRole('article', { name: '用户服务协议' })).toContainText('志愿由考生决定')
    await dialog.getByRole('button', { name: '返回登录' }).first().click()
    await expect(dialog.getByRole('button', { name: '《用户服务协议》' })).toBeFocused()
    await dialog.getByRole('button', { name: '《隐私政策》' }).click()
    await expect(dialog.getByRole('article', { name: '隐私政策' })).toContainText('健康信息另外征得同意')
    await page.goBack()
    await expect(dialog.getByLabel('手机号')).toHaveValue('13912345678')
    await expect(dialog.getByLabel('验证码')).toHaveValue('4321')
    await expect(dialog.getByRole('checkbox')).not.toBeChecked()
  })

  test('closed while an agreement is read, leaves no step of Back behind', LONG, async ({ page }) => {
    await visit(page, '/about')
    await page.getByRole('main').getByRole('link', { name: '一分一段与位次' }).click()
    await expect(page).toHaveURL(/\/weici/)
    const dialog = await openLogin(page)
    await dialog.getByRole('button', { name: '《隐私政策》' }).click()
    await expect(dialog.getByRole('article', { name: '隐私政策' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/about/)
  })

  test('is not thrown away by a click beside it', LONG, async ({ page }) => {
    await visit(page, '/welcome')
    const dialog = await openLogin(page)
    await dialog.getByLabel('手机号').fill('13912345678')
    await page.mouse.click(20, 20)
    await expect(dialog.getByLabel('手机号')).toHaveValue('13912345678')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeFocused()
  })
})

test.describe('the code', () => {
  test('S1-5.7 is asked for only with a valid phone', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await visit(page, '/welcome')
    const dialog = await openLogin(page)
    await dialog.getByLabel('手机号').fill('1380000')
    await dialog.getByRole('button', { name: '发送验证码' }).click()
    await expect(dialog.getByText('手机号格式错误')).toBeVisible()
    await expect(dialog.getByText('请输入验证码')).toBeHidden()
    await expect(dialog.getByLabel('手机号')).toBeFocused()
    expect(calls.filter((path) => path.startsWith('/api/sms'))).toEqual([])
  })

  test('S1-2.38.4 S1-4.1 S1-5.8 S1-7.6 S1-9.3 is filled in, said, and counted down through a closed dialog and a reload', async ({
    page,
  }) => {
    const sent = countCalls(page, 'GET /api/sms/code/13912345678')
    await visit(page, '/welcome')
    let dialog = await openLogin(page)
    await dialog.getByLabel('手机号').fill('13912345678')
    await dialog.getByRole('button', { name: '发送验证码' }).click()
    await expect(dialog.getByLabel('验证码')).toHaveValue(/^\d{6}$/)
    const code = await dialog.getByLabel('验证码').inputValue()
    await expect(page.getByText(`验证码：${code}`)).toBeVisible()
    const button = dialog.getByRole('button', { name: /^发送中\d+$/ })
    await expect(button).toHaveText(/^发送中(60|59|58)$/)
    await button.click({ force: true })
    await button.dispatchEvent('click')

    await dialog.getByRole('button', { name: '关闭' }).click()
    dialog = await openLogin(page)
    await expect(dialog.getByRole('button', { name: /^发送中5\d$/ })).toBeVisible()

    await page.reload()
    await expect(page.locator('html[data-mounted]')).toBeAttached()
    dialog = await openLogin(page)
    await expect(dialog.getByRole('button', { name: /^发送中5\d$/ })).toBeVisible()
    await expect(dialog.getByLabel('手机号')).toHaveValue('13912345678')
    await dialog.getByRole('button', { name: /^发送中/ }).dispatchEvent('click')
    expect(sent()).toBe(1)
  })

  test.describe(() => {
    test.use({ isFirstVisit: true })

    test(
      'can be sent again after 60 seconds, and for somebody else after a login',
      LONG,
      async ({ page }) => {
        await page.clock.install()
        await visit(page, '/welcome')
        const dialog = await openLogin(page)
        await dialog.getByRole('button', { name: '发送验证码' }).click()
        await expect(dialog.getByRole('button', { name: /^发送中\d+$/ })).toBeVisible()
        await page.clock.fastForward(58_000)
        await expect(dialog.getByRole('button', { name: /^发送中[12]$/ })).toBeVisible()
        await page.clock.fastForward(3000)
        await expect(dialog.getByRole('button', { name: '发送验证码' })).toBeVisible()

        await signIn(dialog, TEL.student)
        await userMenu(page).click()
        await page.getByRole('button', { name: '退出登录' }).click()
        await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
        await expect(page).toHaveURL(/\/sso$/)
        await expect(page.getByRole('main').getByRole('button', { name: '发送验证码' })).toBeVisible()
      },
    )
  })

  test('is sent once to who clicks twice', LONG, async ({ page }) => {
    const sent = countCalls(page, `GET /api/sms/code/${TEL.student}`)
    await visit(page, '/welcome', { latency: 300 })
    const dialog = await openLogin(page)
    // Two clicks in one task, before anything is drawn again: faster than a hand.
    await dialog.getByRole('button', { name: '发送验证码' }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(dialog.getByLabel('验证码')).toHaveValue(/^\d{6}$/)
    expect(sent()).toBe(1)
  })

  test('is not counted down when it could not be sent', LONG, async ({ page }) => {
    await visit(page, '/welcome', { fail: 'GET /api/sms/code/{tel}:rejected' })
    const dialog = await openLogin(page)
    await dialog.getByRole('button', { name: '发送验证码' }).click()
    await expect(page.getByText('请求被拒绝')).toBeVisible()
    await expect(dialog.getByRole('button', { name: '发送验证码' })).toBeVisible()
    await expect(dialog.getByLabel('手机号')).toHaveValue(TEL.student)
  })
})

test.describe('a student', () => {
  test('S1-2.36 S1-3.2 S1-3.3 S1-4.1 signs in, stays on the page and is greeted by the header', async ({
    page,
  }) => {
    await visit(page, '/welcome')
    const dialog = await openLogin(page)
    await fillLogin(dialog, TEL.student)
    const request = page.waitForRequest('**/tel/code/login')
    await dialog.getByLabel('验证码').press('Enter')
    const body = (await request).postDataJSON()
    expect(body).toEqual({
      tel: TEL.student,
      code: expect.stringMatching(/^\d{6}$/),
      loginFrom: 4,
      uid: expect.stringMatching(/.{16,}/),
    })
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/welcome/)
    await expect(userMenu(page)).toHaveAccessibleName(/林.*138\*\*\*\*8000/)
    await expect(page.getByRole('banner').getByText('2份自建志愿表')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: '资料库' })).toBeVisible()
    // What the record keeps of wishes is read a moment later.
    const session = (await stored(page)).filter((key) => !key.startsWith('zetu.unsaved.wishes'))
    expect(session.toSorted()).toEqual(['zetu.device', 'zetu.token', 'zetu.user'])
  })

  test('who clicks twice signs in once', LONG, async ({ page }) => {
    const logins = countCalls(page, 'POST /tel/code/login')
    await visit(page, '/welcome', { latency: 300 })
    const dialog = await openLogin(page)
    await fillLogin(dialog, TEL.student)
    await dialog.getByRole('button', { name: '登录', exact: true }).dblclick()
    await expect(userMenu(page)).toBeVisible()
    expect(logins()).toBe(1)
  })

  test('who closes the form while it is being answered is not signed in', LONG, async ({ page }) => {
    await visit(page, '/welcome', { latency: 600 })
    const dialog = await openLogin(page)
    await fillLogin(dialog, TEL.student)
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/tel/code/login'))
    await dialog.getByRole('button', { name: '登录', exact: true }).click()
    await dialog.getByRole('button', { name: '关闭' }).click()
    await givenUp
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
    expect(await stored(page)).not.toContain('zetu.token')
  })

  test('with a wrong code is told so and keeps what was typed', async ({ page }) => {
    await visit(page, '/welcome')
    const dialog = await openLogin(page)
    await dialog.getByLabel('验证码').fill('000000')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText('验证码错误或已过期')).toBeVisible()
    await expect(dialog.getByLabel('手机号')).toHaveValue(TEL.student)
    await expect(dialog.getByLabel('验证码')).toHaveValue('000000')
    await expect(dialog.getByRole('checkbox')).toBeChecked()
  })

  test('S1-7.8 is asked for by id, and tries again without another code', async ({ page, context }) => {
    const logins = countCalls(page, 'POST /tel/code/login')
    const records = countCalls(page, 'GET /api/student/query-by-student-id/s-1')
    await visit(page, '/welcome', { fail: 'GET /api/student/query-by-student-id/{id}:rejected' })
    const dialog = await openLogin(page)
    await signIn(dialog, TEL.student)
    await expect(page.getByText('请求被拒绝')).toBeVisible()
    expect(await stored(page)).not.toContain('zetu.token')
    await dialog.getByRole('button', { name: '登录', exact: true }).click()
    await expect.poll(records).toBe(2)
    expect(logins()).toBe(1)
    await expect(dialog).toBeVisible()
    expect(
      (await context.storageState()).origins.flatMap((origin) => origin.localStorage),
    ).not.toContainEqual(expect.objectContaining({ name: 'zetu.token' }))
  })
})

test('S1-7.8 staff are asked for by phone', LONG, async ({ page }) => {
  await visit(page, '/welcome')
  const dialog = await openLogin(page)
  const request = page.waitForRequest(`**/api/planner/query/simple-info?plannerTel=${TEL.planner}`)
  await signIn(dialog, TEL.planner)
  await request
  await expect(userMenu(page)).toHaveAccessibleName(/沈/)
  await userMenu(page).click()
  await expect(page.getByText('规划师', { exact: true })).toBeVisible()
})

test.describe('a new number', () => {
  const NEW_TEL = '19912345678'

  test('S1-2.39 S1-2.47 S1-3.4 S1-4.2 S1-4.4 S1-5.6 completes its record and is signed in after the reload', async ({
    page,
  }) => {
    await visit(page, '/pici')
    await signIn(await openLogin(page), NEW_TEL)
    const step = page.getByRole('dialog', { name: '完善信息' })
    await expect(step.getByLabel('姓名')).toBeFocused()
    await step.getByRole('button', { name: '提交' }).click()
    await expect(step.getByText('姓名不能为空！')).toBeVisible()
    await expect(step.getByText('请选择高考省份')).toBeVisible()
    await expect(step.getByText('请选择高考年份')).toBeVisible()
    await step.getByLabel('姓名').fill('王 小二')
    await expect(step.getByText('姓名格式错误，不允许出现特殊字符！')).toBeVisible()
    await step.getByLabel('姓名').fill('王小二')
    await step.getByLabel('高考省份').selectOption('江苏')
    await expect(step.getByLabel('高考年份').getByRole('option')).toHaveText([
      '请选择',
      ...['2026', '2027', '2028', '2029', '2030', '2031', '2032'],
    ])
    await step.getByLabel('高考年份').selectOption('2027')
    const request = page.waitForRequest('**/api/student/update')
    await step.getByRole('button', { name: '提交' }).dblclick()
    expect((await request).postDataJSON()).toEqual({
      name: '王小二',
      province: '江苏',
      year: 2027,
      tel: NEW_TEL,
      id: expect.any(String),
    })
    await expect(page.getByText('注册成功，已登录')).toBeVisible()
    await expect(page).toHaveURL(/\/pici/)
    await expect(userMenu(page)).toHaveAccessibleName(/王/)
    await page.reload()
    await expect(userMenu(page)).toHaveAccessibleName(/王/)
    await expect(page.getByText('注册成功，已登录')).toBeHidden()
    // Pages begin with the province of the record now.
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '批次线' }).click()
    await expect(page.getByLabel('省份')).toHaveValue('江苏')
  })

  test('that closes the step is a guest, also after a reload', LONG, async ({ page }) => {
    await visit(page, '/welcome')
    await signIn(await openLogin(page), NEW_TEL)
    const step = page.getByRole('dialog', { name: '完善信息' })
    await expect(step).toBeVisible()
    expect(await stored(page)).toEqual(['zetu.device'])
    await step.getByRole('button', { name: '关闭' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
    const seen = page.waitForRequest('**/api/batch-lines/**')
    await page.getByRole('banner').getByRole('link', { name: '批次线' }).click()
    expect((await seen).headers().authorization).toBeUndefined()
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
  })

  test('keeps what was typed when the record cannot be saved', LONG, async ({ page }) => {
    await visit(page, '/welcome', { fail: 'POST /api/student/update:rejected' })
    await signIn(await openLogin(page), NEW_TEL)
    const step = page.getByRole('dialog', { name: '完善信息' })
    await step.getByLabel('姓名').fill('王小二')
    await step.getByLabel('高考省份').selectOption('江苏')
    await step.getByLabel('高考年份').selectOption('2027')
    await step.getByRole('button', { name: '提交' }).click()
    await expect(page.getByText('请求被拒绝')).toBeVisible()
    await expect(step.getByLabel('姓名')).toHaveValue('王小二')
    await expect(step.getByLabel('高考省份')).toHaveValue('江苏')
    await expect(step.getByLabel('高考年份')).toHaveValue('2027')
  })

  test('can ask again for the provinces', LONG, async ({ page }) => {
    await visit(page, '/welcome', {
      fail: ['GET /api/startup/lists:rejected', 'GET /api/province/list:rejected'],
    })
    await signIn(await openLogin(page), NEW_TEL)
    const step = page.getByRole('dialog', { name: '完善信息' })
    await expect(step.getByRole('alert')).toContainText('省份加载失败')
    await expect(step.getByRole('button', { name: '重试' })).toBeVisible()
  })
})

test('S1-4.2 S1-4.3 a student without province says what is missing; what is known is locked', async ({
  page,
}) => {
  await visit(page, '/welcome')
  await signIn(await openLogin(page), TEL.noprovince)
  const step = page.getByRole('dialog', { name: '完善信息' })
  await expect(step.getByLabel('姓名')).toHaveValue('陈知行')
  await expect(step.getByLabel('姓名')).toBeDisabled()
  await expect(step.getByLabel('高考省份')).toBeFocused()
  // Signed in all the same: only the pages that need the record ask for it.
  await expect(page.locator('header').getByText('138****8002')).toBeVisible()
  await step.getByLabel('高考省份').selectOption('安徽')
  await step.getByLabel('高考年份').selectOption('2026')
  await step.getByRole('button', { name: '提交' }).click()
  await expect(page.getByText('信息已完善')).toBeVisible()
  await expect(page).toHaveURL(/\/welcome/)
  await expect(page.getByRole('main').getByText('2026 年（高三）')).toBeVisible()
})

test.describe('log-out', () => {
  test('S1-2.36 S1-4.7 S1-7.7 asks, then forgets everything and leads to /sso', async ({ page }) => {
    await visit(page, '/pici', { persona: 'student' })
    await userMenu(page).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    const confirm = page.getByRole('dialog', { name: '退出登录？' })
    await confirm.getByRole('button', { name: '取消' }).click()
    await expect(userMenu(page)).toBeVisible()

    await userMenu(page).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    const call = page.waitForRequest(`**/api/user/tel/logout/${TEL.student}`)
    await confirm.getByRole('button', { name: '退出登录' }).click()
    expect((await call).method()).toBe('GET')
    await expect(page).toHaveURL(/\/sso$/)
    await expect(page.getByRole('heading', { level: 1, name: '登录择途' })).toBeFocused()
    expect(await stored(page)).toEqual([])
    await expect(loginDialog(page)).toBeHidden()
  })

  for (const [at, failure] of ['500', 'offline', 'rejected', 'expired'].entries()) {
    test.describe(() => {
      test.use({ expectedErrors: [/Failed to load resource/] })
      test(`succeeds here when the server answers ${failure}`, caseOf(at, 0), async ({ page }) => {
        await visit(page, '/pici', { persona: 'student', fail: `GET /api/user/tel/logout/{tel}:${failure}` })
        await userMenu(page).click()
        await page.getByRole('button', { name: '退出登录' }).click()
        await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
        await expect(page).toHaveURL(/\/sso/)
        expect(await stored(page)).toEqual([])
      })
    })
  }
})

test('the next person sees nothing of the one before, by Back either', async ({ page }) => {
  await visit(page, '/welcome', { persona: 'student' })
  await expect(page.getByRole('banner').getByText('2份自建志愿表')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: '我的志愿表' }).click()
  await expect(page.getByText('长三角方案')).toBeVisible()
  await userMenu(page).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/sso$/)
  await page.goBack()
  await expect(loginDialog(page)).toBeVisible()
  await expect(page).toHaveURL(/\/sso$/)
  await expect(page.getByText('长三角方案')).toBeHidden()
  await signIn(loginDialog(page), TEL.vip)
  await expect(page.getByRole('banner').getByText('1份自建志愿表')).toBeVisible()
  await expect(page.getByRole('main').getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByText('长三角方案')).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /回到首页/ })
    .click()
  await expect(page.getByText('周予安，你好')).toBeVisible()
})
