import { expect, test, visit } from './support'

test.describe('two tabs of one browser', () => {
  test('know what the other has saved and typed, and undo none of it', async ({ page, context }) => {
    const other = await context.newPage()
    await visit(page, '/userinfo/basicInfo', { persona: 'student' })
    await visit(other, '/userinfo/basicInfo')
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
  })
})
