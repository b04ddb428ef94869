import type { Request } from 'playwright/test'
import { newTel, open, person, signUp } from '../live.steps'
import { openLogin, TEL } from '../sign-in.steps'
import { expect, LONG, test } from '../support'

test(
  'an order goes its four steps between three people on the live build, VIP is opened, an article is read',
  LONG,
  async ({ browser, baseURL, page }) => {
    const name = `李${'甲乙丙丁戊己庚辛壬癸'[Number(String(Date.now()).slice(-1))]}航`
    await open(page, '/guihuashi')
    await openLogin(page)
    await signUp(page, newTel(), name)
    await open(page, '/guihuashi')
    const order = page.getByRole('region', { name: '我的规划服务' })
    const step = order.locator('[aria-current=step]')
    await order.getByRole('textbox').fill('想学计算机')
    await order.getByRole('button', { name: '申请规划师' }).click()
    await expect(step).toHaveText(/待分配规划师/)

    const admin = await person(browser, baseURL, TEL.admin)
    await open(admin, '/myStudentList')
    await admin.getByRole('button', { name: `分配：${name}` }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('radio', { name: /沈明远/ }).check()
    await dialog.getByRole('button', { name: '分配' }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(step).not.toHaveText(/待分配规划师/)

    const planner = await person(browser, baseURL, TEL.planner)
    await open(planner, '/myStudentList')
    await planner.getByRole('textbox', { name: '姓名或手机号' }).fill(name)
    // The list before the search has the student too, and goes when the answer comes.
    const found = planner.waitForResponse((response) => asksFor(response.request(), name))
    await planner.keyboard.press('Enter')
    await found
    await expect(planner.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await planner.getByRole('button', { name: `开始服务：${name}` }).click()
    await planner.getByRole('dialog').getByRole('button', { name: '开始服务' }).click()
    await planner.getByRole('button', { name: /^服务中 \d/ }).click()
    await planner.getByRole('button', { name: `完成服务：${name}` }).click()
    await planner.getByRole('dialog').getByRole('button', { name: '完成服务' }).click()
    await planner.getByRole('button', { name: /^已完成 \d/ }).click()
    await planner.getByRole('link', { name }).click()
    await expect(planner).toHaveURL(/\/myStudentDetail\?id=/)
    const student = new URL(planner.url()).searchParams.get('id')
    await page.reload()
    await expect(step).toHaveText(/服务期已完成/)
    await planner.context().close()

    await open(admin, `/departStudentDetail?id=${student}`)
    await admin.getByRole('button', { name: '开通 VIP' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: '开通 VIP' }).click()
    await expect(admin.getByRole('button', { name: '关闭 VIP' })).toBeVisible()
    await open(page, '/chazhiyejiuye/20209')
    await expect(page.getByRole('table', { name: /岗位/ }).getByRole('row').nth(4)).toBeVisible()

    await open(admin, '/websiteOpeartion')
    await admin.getByRole('button', { name: '写资讯' }).click()
    const title = `查分之后三件事 ${Date.now()}`
    await admin.getByRole('textbox', { name: '标题' }).fill(title)
    await admin.getByRole('combobox', { name: '分类' }).selectOption('查分')
    await admin.getByRole('textbox', { name: '正文' }).click()
    await admin.keyboard.type('分数要换成位次再比。')
    await admin.getByRole('button', { name: '发布' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: '发布' }).click()
    await expect(admin.getByText('有未保存的修改')).toBeHidden()
    await admin.context().close()
    await open(page, '/gaokaozixun')
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('article')).toContainText('分数要换成位次再比。')
  },
)

test(
  'an assessment is answered, kept in the record, and read there on another device',
  LONG,
  async ({ browser, baseURL, page }) => {
    const tel = newTel()
    await open(page, '/cepingtest/strengths')
    await openLogin(page)
    await signUp(page, tel, '赵一宁')
    for (let place = 1; place <= 15; place += 1) {
      await expect(page.getByText(`第 ${place} / 15 题`)).toBeVisible()
      await page.keyboard.press(place % 5 === 1 ? '4' : '1')
    }
    await expect(page.getByRole('heading', { level: 1, name: /更顺手的是/ })).toBeVisible()
    await page.getByRole('button', { name: '保存到我的档案' }).click()
    await expect(page.getByRole('link', { name: '已保存在测评信息里' })).toBeVisible()
    const other = await person(browser, baseURL, tel)
    await open(other, '/userinfo/evaluationInfo')
    await expect(other.getByRole('table', { name: /的结果$/ })).toContainText(/\d{4}-\d\d-\d\d/)
    await other.context().close()
  },
)

const asksFor = (request: Request, name: string) =>
  decodeURIComponent(request.url()).includes(name) || request.postData()?.includes(name) === true
