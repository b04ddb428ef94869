import { expect, LONG, test, visit } from './support'

test.describe('two tabs of one browser', () => {
  test('know what the other has saved and typed, and undo none of it', async ({ page, context }) => {
    const other = await context.newPage()
    await visit(page, '/userinfo/basicInfo', { persona: 'student' })
    // An address that asks for the same person goes on with the session.
    await visit(other, '/userinfo/basicInfo', { persona: 'student' })
    const devices = other.getByRole('region', { name: '登录的设备' })
    await expect(devices.getByRole('listitem')).toHaveText([/这台设备/])
    const [here, there] = [page.getByRole('main'), other.getByRole('main')]
    await there.getByLabel('姓名').fill('林大满')
    await expect(here.getByText('另一个页面里还有一份没有保存的内容')).toBeVisible()

    await here.getByLabel('性别').selectOption('女')
    await here.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('已保存').first()).toBeVisible()
    await expect(there.getByLabel('性别')).toHaveValue('女')
    await expect(there.getByLabel('姓名')).toHaveValue('林大满')

    await there.getByRole('button', { name: '保存' }).click()
    await expect(here.getByLabel('姓名')).toHaveValue('林大满')
    await expect(here.getByText('另一个页面里还有一份没有保存的内容')).toBeHidden()
    await page.reload()
    await expect(here.getByLabel('姓名')).toHaveValue('林大满')
    await expect(here.getByLabel('性别')).toHaveValue('女')

    // Emptying the record empties it where it stands open.
    await there.getByRole('button', { name: '删除选填的资料' }).click()
    await other.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click()
    await expect(here.getByLabel('性别')).toHaveValue('')
  })

  test('show a text that is typed in the other one', LONG, async ({ page, context }) => {
    const other = await context.newPage()
    await visit(page, '/myStudentList', { persona: 'student' })
    await visit(other, '/myStudentList')
    await other.getByLabel(/再提交一份|帮你看什么/).fill('想学计算机')
    await page.getByRole('main').getByRole('button', { name: '换成那一份' }).click()
    await expect(page.getByLabel(/再提交一份|帮你看什么/)).toHaveValue('想学计算机')
  })
})
