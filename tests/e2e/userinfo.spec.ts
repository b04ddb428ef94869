import { readFile } from 'node:fs/promises'
import { stored, userMenu } from './sign-in.steps'
import { expect, LONG, test, visit } from './support'

test('S1-2.25 /userinfo leads to the basic information', LONG, async ({ page }) => {
  await visit(page, '/userinfo', { persona: 'student' })
  await expect(page).toHaveURL(/\/userinfo\/basicInfo/)
  await expect(page).toHaveTitle('基本信息 · 择途')
})

test.describe('a student', () => {
  test('sees what is known of them', LONG, async ({ page }) => {
    await visit(page, '/userinfo/basicInfo', { persona: 'student' })
    await expect(page.getByLabel('姓名')).toHaveValue('林小满')
    await expect(page.getByLabel('高考省份')).toHaveValue('安徽')
    await expect(page.getByLabel('高考年份')).toHaveValue('2026')
    await expect(page.getByRole('radio', { name: '物理' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: '化学' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: '生物' })).toBeChecked()
    const account = page.getByRole('region', { name: '账号' })
    await expect(account).toContainText('13800008000')
    await expect(account).toContainText('学生')
    await expect(account).toContainText('未开通')
  })

  test('changes it; the header and the next visit know it', async ({ page }) => {
    await visit(page, '/userinfo/basicInfo', { persona: 'student' })
    const save = page.getByRole('button', { name: '保存' })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await page.getByLabel('姓名').fill('苏小满')
    await page.getByLabel('高考年份').selectOption('2028')
    await expect(page.getByText('现在高二')).toBeVisible()
    await page.getByRole('radio', { name: '历史' }).check()
    await expect(page.getByRole('radio', { name: '物理' })).not.toBeChecked()
    await expect(page.getByText('有未保存的修改')).toBeVisible()
    const request = page.waitForRequest(
      (sent) => sent.method() === 'PUT' && sent.url().endsWith('/api/student'),
    )
    await save.click()
    expect((await request).postDataJSON()).toMatchObject({
      id: 's-1',
      name: '苏小满',
      province: '安徽',
      year: 2028,
      subjects: [5, 6, 7],
    })
    await expect(page.getByText('已保存', { exact: true })).toBeVisible()
    await expect(page.getByText('有未保存的修改')).toBeHidden()
    await expect(userMenu(page)).toHaveAccessibleName(/苏/)
    await page.goto('/userinfo/basicInfo')
    await expect(page.getByLabel('姓名')).toHaveValue('苏小满')
    await expect(page.getByRole('radio', { name: '历史' })).toBeChecked()
  })

  test('is told what is wrong, field by field', LONG, async ({ page }) => {
    await visit(page, '/userinfo/basicInfo', { persona: 'student' })
    const save = page.getByRole('button', { name: '保存' })
    await page.getByLabel('姓名').fill('')
    await save.click()
    await expect(page.getByText('姓名不能为空！')).toBeVisible()
    await expect(page.getByLabel('姓名')).toBeFocused()
    await page.getByLabel('姓名').fill('林*满')
    await expect(page.getByText('姓名格式错误，不允许出现特殊字符！')).toBeVisible()
    await page.getByLabel('姓名').fill('林小满')
    await page.getByRole('checkbox', { name: '生物' }).uncheck()
    await save.click()
    await expect(page.getByText('再选科目要选 2 门，现在选了 1 门')).toBeVisible()
    await page.getByRole('checkbox', { name: '地理' }).check()
    await page.getByRole('checkbox', { name: '政治' }).check()
    await expect(page.getByText('再选科目要选 2 门，现在选了 3 门')).toBeVisible()
    await page.getByRole('button', { name: '清空选科' }).click()
    await expect(page.getByText(/再选科目要选/)).toBeHidden()
    await page.getByRole('button', { name: '撤销修改' }).click()
    await expect(page.getByRole('checkbox', { name: '生物' })).toBeChecked()
  })

  test('of another province chooses in its way', LONG, async ({ page }) => {
    await visit(page, '/userinfo/basicInfo', { persona: 'student' })
    await page.getByLabel('高考省份').selectOption('浙江')
    const electives = page.getByRole('group', { name: '选考科目（选 3 门）' })
    await expect(electives.getByRole('checkbox')).toHaveCount(7)
    await electives.getByRole('checkbox', { name: '化学' }).uncheck()
    await electives.getByRole('checkbox', { name: '技术' }).check()
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('已保存')).toBeVisible()
    await page.getByLabel('高考省份').selectOption('安徽')
    await expect(page.getByRole('checkbox', { name: '技术' })).toBeHidden()
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('再选科目要选 2 门，现在选了 1 门')).toBeVisible()
  })

  test('loses nothing when saving fails', async ({ page }) => {
    await visit(page, '/userinfo/basicInfo', {
      persona: 'student',
      fail: 'PUT /api/student:rejected',
    })
    await page.getByLabel('姓名').fill('林大满')
    await page.getByRole('button', { name: '保存' }).dblclick()
    await expect(page.getByText('请求被拒绝')).toBeVisible()
    await expect(page.getByLabel('姓名')).toHaveValue('林大满')
    await expect(page.getByText('有未保存的修改')).toBeVisible()
    await expect(userMenu(page)).toHaveAccessibleName(/林/)
  })

  test('asks a teacher for VIP', LONG, async ({ page }) => {
    await visit(page, '/userinfo/basicInfo', { persona: 'student' })
    await page.getByRole('button', { name: '开通 VIP' }).click()
    const dialog = page.getByRole('dialog', { name: '开通 VIP' })
    await expect(dialog).toContainText('请联系老师开通')
    await dialog.getByRole('link', { name: '联系老师' }).click()
    await expect(page).toHaveURL(/\/about#contact/)
    await expect(dialog).toBeHidden()
    await visit(page, '/userinfo/basicInfo', { persona: 'vip' })
    await expect(page.getByRole('region', { name: '账号' })).toContainText('已开通')
    await expect(page.getByRole('button', { name: '开通 VIP' })).toBeHidden()
  })
})

test.describe('unsaved changes', () => {
  test('hold a navigation until the person has said', async ({ page }) => {
    await visit(page, '/userinfo/basicInfo', { persona: 'student' })
    await page.getByLabel('姓名').fill('林大满')
    const link = page.getByRole('banner').getByRole('link', { name: '批次线' })
    const question = page.getByRole('dialog', { name: '还有没保存的修改' })
    await link.click()
    await question.getByRole('button', { name: '继续编辑' }).click()
    await expect(question).toBeHidden()
    await expect(page).toHaveURL(/basicInfo/)
    await expect(page.getByLabel('姓名')).toHaveValue('林大满')
    await link.click()
    await question.getByRole('button', { name: '放弃修改并离开' }).click()
    await expect(page).toHaveURL(/\/pici/)
  })

  test('do not hold what stays on the page, nor a log-out', LONG, async ({ page }) => {
    await visit(page, '/userinfo/basicInfo', { persona: 'student' })
    await page.getByLabel('姓名').fill('林大满')
    await page.getByRole('banner').getByRole('link', { name: '资料库' }).click()
    await expect(page.getByRole('dialog', { name: '资料库' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByLabel('姓名')).toHaveValue('林大满')
    await userMenu(page).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    const question = page.getByRole('dialog', { name: '退出登录？' })
    await expect(question.getByRole('listitem')).toHaveText(['基本信息的修改'])
    await question.getByRole('button', { name: '仍然退出' }).click()
    await expect(page).toHaveURL(/\/sso/)
    expect((await stored(page)).filter((key) => key.startsWith('zetu.unsaved'))).toEqual([])
  })

  test(
    'are asked about by the browser when the tab is closed, and saved by who stays',
    LONG,
    async ({ page }) => {
      await visit(page, '/userinfo/basicInfo', { persona: 'student' })
      await page.getByLabel('姓名').fill('林大满')
      const asked = page.waitForEvent('dialog')
      await page.close({ runBeforeUnload: true })
      expect((await asked).type()).toBe('beforeunload')
      await (await asked).dismiss()
      await page.getByRole('button', { name: '保存' }).click()
      await expect(page.getByText('已保存')).toBeVisible()
    },
  )
})

test('what is not saved is there after a reload', LONG, async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await visit(page, '/userinfo/otherInfo', { persona: 'student' })
  await page.getByLabel('兴趣爱好').fill('拆收音机')
  await page.reload()
  await expect(page.getByLabel('兴趣爱好')).toHaveValue('拆收音机')
  await expect(page.getByText('上次没有保存的修改还在')).toBeVisible()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存')).toBeVisible()
  expect((await stored(page)).filter((key) => key.startsWith('zetu.unsaved'))).toEqual([])
})

test(
  'what is not saved waits for her over a log-out, where she says so, and for nobody else',
  LONG,
  async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept())
    await visit(page, '/userinfo/otherInfo', { persona: 'student' })
    await page.getByLabel('兴趣爱好').fill('拆收音机')
    await userMenu(page).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    const question = page.getByRole('dialog', { name: '退出登录？' })
    const download = page.waitForEvent('download')
    await question.getByRole('button', { name: '导出' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('拆收音机')
    await question.getByRole('checkbox', { name: /留在这个浏览器里/ }).check()
    await question.getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/\/sso/)
    await visit(page, '/userinfo/otherInfo', { persona: 'vip' })
    await expect(page.getByLabel('兴趣爱好')).not.toHaveValue('拆收音机')
    await visit(page, '/userinfo/otherInfo', { persona: 'student' })
    await expect(page.getByLabel('兴趣爱好')).toHaveValue('拆收音机')
  },
)

test('health data are kept with a consent of their own, and gone without it', async ({ page }) => {
  await visit(page, '/userinfo/physicalTest', { persona: 'student' })
  const consent = page.getByRole('checkbox', { name: /我同意择途保存我的健康信息/ })
  await expect(consent).not.toBeChecked()
  await expect(page.getByLabel('身高（厘米）')).toHaveCount(0)
  await consent.check()
  await page.getByLabel('身高（厘米）').fill('17')
  const save = page.getByRole('button', { name: '保存' })
  await save.click()
  await expect(page.getByText('身高是 80 到 250 厘米之间的数，最多一位小数')).toBeVisible()
  await page.getByLabel('身高（厘米）').fill('172')
  await save.click()
  await expect(page.getByText('已保存', { exact: true })).toBeVisible()
  await consent.uncheck()
  await expect(page.getByText('保存后，之前填写的健康信息会被删除')).toBeVisible()
  await save.click()
  await expect(page.getByText('已删除保存的健康信息')).toBeVisible()
  await consent.check()
  await expect(page.getByLabel('身高（厘米）')).toHaveValue('')
})

test('Enter on a part of a name leaves the choice open, and takes what can only be meant', async ({
  page,
}) => {
  await visit(page, '/userinfo/enrollmentIntention', { persona: 'student' })
  const form = page.getByRole('region', { name: '报考意向' })
  const wanted = form.getByRole('combobox', { name: '想学的专业', exact: true })
  const chosen = form.getByRole('list', { name: '已选：想学的专业' })
  await wanted.fill('计算机')
  await expect(page.getByRole('option', { name: '计算机类', exact: true })).toBeVisible()
  await wanted.press('Enter')
  await expect(form.getByRole('alert')).toHaveText('名字里有“计算机”的专业不止一个，请从提示里选一个')
  await expect(page.getByRole('option', { name: '计算机类', exact: true })).toBeVisible()
  await expect(wanted).toHaveValue('计算机')
  await wanted.press('ArrowDown')
  await wanted.press('Enter')
  await expect(chosen.getByRole('listitem')).toHaveCount(1)
  await expect(form.getByRole('alert')).toHaveCount(0)
  await wanted.fill('计算机科学与技术')
  await expect(page.getByRole('option').first()).toBeVisible()
  await wanted.press('Enter')
  await expect(chosen).toContainText('计算机科学与技术')
  await wanted.fill('没有的专业')
  await wanted.press('Enter')
  await expect(form.getByRole('alert')).toHaveText('没有叫“没有的专业”的专业，请从提示里选一个')
})

test('an intention is said and kept, until everything optional is taken away', LONG, async ({ page }) => {
  await visit(page, '/userinfo/enrollmentIntention', { persona: 'student' })
  const form = page.getByRole('region', { name: '报考意向' })
  await form.getByRole('group', { name: '地区' }).getByRole('button', { name: '江苏' }).click()
  await form.getByRole('combobox', { name: '想学的专业', exact: true }).fill('jisuanjikexue')
  await page.getByRole('option', { name: '计算机科学与技术', exact: true }).click()
  await form.getByLabel('院校、专业、地区冲突时').selectOption('专业优先')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存')).toBeVisible()
  await visit(page, '/userinfo/enrollmentIntention', { persona: 'student' })
  await expect(form.getByRole('list', { name: '已选：想学的专业' })).toContainText('计算机科学与技术')
  await expect(form.getByRole('button', { name: '江苏' })).toHaveAttribute('aria-pressed', 'true')
  await visit(page, '/userinfo/basicInfo', { persona: 'student' })
  await page.getByRole('button', { name: '删除选填的资料' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click()
  await expect(page.getByText('已删除选填的资料')).toBeVisible()
  await visit(page, '/userinfo/enrollmentIntention', { persona: 'student' })
  await expect(form.getByRole('button', { name: '江苏' })).toHaveAttribute('aria-pressed', 'false')
})

test('application information and score sheet show what there is', LONG, async ({ page }) => {
  await visit(page, '/userinfo/volunteerInfo', { persona: 'student' })
  await expect(page.getByRole('region', { name: '安徽怎样填本科批' })).toContainText('45 个志愿')
  await expect(page.getByRole('table', { name: '我的志愿表' })).toContainText('长三角方案')
  await visit(page, '/userinfo/scoreSheet', { persona: 'student' })
  await expect(page.getByRole('table', { name: '各次成绩' })).toContainText('已填各科合计')
})

test.describe('my data', () => {
  test('is a file with everything but the credential', async ({ page }) => {
    await visit(page, '/userinfo/basicInfo', { persona: 'student' })
    const token = (await page.evaluate(() => localStorage.getItem('zetu.token'))) ?? ''
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出我的数据' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('择途-我的数据-2026-06-25.json')
    const text = await readFile(await file.path(), 'utf8')
    expect(token.length).toBeGreaterThan(10)
    expect(text).not.toContain(token)
    const data = JSON.parse(text)
    expect(data.account).toMatchObject({ name: '林小满', tel: '13800008000', province: '安徽' })
    expect(data.student.applicationLists).toHaveLength(3)
    expect(data.student.physicalTest).toEqual({ studentId: 's-1', consent: false })
    expect(data.thisBrowser['zetu.user']).toMatchObject({ id: 's-1' })
  })

  test('is not half a file when a part cannot be had', LONG, async ({ page }) => {
    await visit(page, '/userinfo/basicInfo', {
      persona: 'student',
      fail: 'GET /api/account/data:rejected',
    })
    let downloads = 0
    page.on('download', () => {
      downloads += 1
    })
    await page.getByRole('button', { name: '导出我的数据' }).click()
    await expect(page.getByText('请求被拒绝')).toBeVisible()
    await expect(page.getByRole('button', { name: '导出我的数据' })).toBeVisible()
    expect(downloads).toBe(0)
  })

  test('ends with the account, after a code and a tick', async ({ page }) => {
    await visit(page, '/userinfo/basicInfo', { persona: 'student' })
    const devices = page.getByRole('region', { name: '登录的设备' })
    await expect(devices).toContainText('这台设备')
    await devices.getByRole('button', { name: '注销账号' }).click()
    const question = page.getByRole('dialog', { name: '注销账号？' })
    await question.getByRole('button', { name: '发送验证码' }).click()
    await expect(question.getByLabel('发到 138****8000 的验证码')).not.toHaveValue('')
    const go = question.getByRole('button', { name: '注销账号' })
    await expect(go).toBeDisabled()
    await question.getByLabel('我知道删除后不能恢复').check()
    await go.click()
    await expect(page).toHaveURL(/\/sso/)
    expect(await stored(page)).toEqual([])
  })

  test('can be removed from this browser', LONG, async ({ page }) => {
    await visit(page, '/userinfo/basicInfo', { persona: 'student' })
    await page.getByRole('button', { name: '清除本机数据' }).click()
    const question = page.getByRole('dialog', { name: '清除本机数据？' })
    await question.getByRole('button', { name: '取消' }).click()
    expect(await stored(page)).toContain('zetu.token')
    await page.getByRole('button', { name: '清除本机数据' }).click()
    await question.getByRole('button', { name: '清除并退出' }).click()
    await expect(page).toHaveURL(/\/sso/)
    expect(await stored(page)).toEqual([])
  })
})

test.describe('a server without the calls of an account', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('gives the data by single calls, and no devices are spoken of', LONG, async ({ page }) => {
    await visit(page, '/userinfo/basicInfo', {
      persona: 'student',
      fail: ['GET /api/account/data:404', 'GET /api/account/sessions:404'],
    })
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出我的数据' }).click()
    const data = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(data.account).toMatchObject({ name: '林小满' })
    expect(data.student.applicationLists).toHaveLength(3)
    expect(data.student.applicationLists[0].items).toBeUndefined()
    await expect(page.getByRole('region', { name: '登录的设备' })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })
})

test('a planner reads, an administrator may not', async ({ page }) => {
  await visit(page, '/userinfo/basicInfo', { persona: 'planner' })
  await expect(page.getByRole('region', { name: '账号' })).toContainText('沈明远')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await visit(page, '/userinfo/basicInfo', { persona: 'admin' })
  await expect(page.getByRole('heading', { level: 1, name: '无权访问' })).toBeVisible()
})

test.describe('a record that cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('takes down its own region only', LONG, async ({ page }) => {
    await visit(page, '/userinfo/basicInfo', {
      persona: 'student',
      fail: 'GET /api/student/query/{id}:500',
    })
    await expect(page.getByRole('main').getByRole('alert')).toContainText('个人信息加载失败')
    await expect(page.getByRole('button', { name: '清除本机数据' })).toBeVisible()
    await expect(page.getByRole('region', { name: '账号' })).toContainText('13800008000')
  })
})
