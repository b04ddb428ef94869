import { expect, LONG, test, visit } from './support'

const STATE = { persona: 'student' } as const

test('S1-7.10 goes from a new score to a saved list in one step', LONG, async ({ page }) => {
  const config = page.waitForRequest(/smart-recommend-config/)
  await visit(page, '/fillIn', { ...STATE, fail: 'POST /api/preferences/save/C:reset*1' })
  expect(new URL((await config).url()).searchParams.getAll('subjects')).toEqual(['4', '5', '6'])
  await page.getByRole('button', { name: '新增成绩' }).click()
  const form = page.getByRole('form', { name: '新成绩' })
  // How often is said where it becomes scarce.
  await expect(form.getByText(/还能再记|新增次数/)).toHaveCount(0)
  await form.getByRole('button', { name: '保存成绩' }).click()
  await expect(form.getByRole('alert')).toHaveText('请输入分数')
  await form.getByLabel('总分').fill('600')
  await expect(form.getByText(/600 分在安徽 2025 年物理是第 [\d,–]+ 位/)).toBeVisible()
  await form.getByRole('button', { name: /^填上 27,\d{3}$/ }).click()
  // What was typed is kept in this browser.
  await page.reload()
  await expect(form.getByLabel('总分')).toHaveValue('600')
  await expect(form.getByLabel('位次（全省排名，选填）')).toHaveValue(/^27\d{3}$/)
  await form.getByRole('button', { name: '保存成绩' }).click()
  await expect(page.getByRole('radio', { name: /高考 600 分/ })).toBeChecked()
  await expect(page.getByText('还可以新增 4 次')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^本科批/ })).toBeChecked()
  await expect(page.getByText('已达到 · 2025 年控制线 461，高 139 分')).toBeVisible()

  await page.getByRole('radio', { name: /^稳妥/ }).check()
  await page.getByRole('button', { name: '一键填好' }).click()
  const rows = page.getByRole('list', { name: '一键填报的志愿' }).locator('> li')
  await expect(rows.first()).toBeVisible()
  const count = await rows.count()
  expect(count).toBeGreaterThan(20)
  await expect(
    page.getByText(new RegExp(`按位次 27,\\d{3} 和“稳妥”风格，在安徽本科批能报的志愿里取了 ${count} 个`)),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: '风险' }).getByRole('definition').first()).toHaveText(/%$/)
  // A row is swapped for another before anything is saved, and the styles are compared.
  const first = (await rows.first().getByRole('link').first().innerText()).trim()
  await rows
    .first()
    .getByRole('button', { name: /^换掉 / })
    .click()
  await expect(page.getByText('换掉了 1 个志愿')).toBeVisible()
  await page.getByRole('button', { name: '撤销上一个' }).click()
  await expect(rows.first()).toContainText(first)
  await page.getByRole('button', { name: '3 种风格并排看' }).click()
  const styles = page.getByRole('region', { name: '风格对比' })
  await expect(styles.getByText(/\d+ 个：(圆梦 \d+ )?冲 \d+ 稳 \d+ 保 \d+$/)).toHaveCount(3)
  await expect(rows).toHaveCount(count)
  // The steps that led to the list are folded above it. What more risk buys is a point on a curve.
  await expect(page.getByRole('radio', { name: /^本科批/ })).toBeHidden()
  await page.getByRole('button', { name: '多冒一点险能换来什么' }).click()
  const curve = page.getByRole('region', { name: '风险曲线' })
  await expect(curve.getByText('现在看的就是这一点。')).toBeVisible()
  await curve.getByRole('slider', { name: '冒多少险' }).press('End')
  await expect(curve.getByText(/^滑档.*更想去的/)).toBeVisible()
  // The point that is looked at stands in the address.
  await expect(page).toHaveURL(/point=20-100-0-0/)
  await page.reload()
  await expect(curve.getByText(/^滑档.*更想去的/)).toBeVisible()
  await curve.getByRole('button', { name: '换成这一点的表' }).click()
  await expect(page.getByRole('heading', { name: /，自选风险$/ })).toBeVisible()
  await expect(page).toHaveURL(/shares=20-100-0-0/)
  await page.goBack()
  await expect(page.getByText(/和“稳妥”风格/)).toBeVisible()
  await expect(rows).toHaveCount(count)
  await page.getByLabel('名称', { exact: true }).fill('五月的方案')
  await page.getByRole('button', { name: '保存为志愿表' }).click()
  // The answer is lost and the name changed: the one list that was made gets the later name.
  await expect(page.getByText(/^没有收到回答，不知道存到了没有/)).toBeVisible()
  await page.getByLabel('名称', { exact: true }).fill('六月的方案')
  await page.getByRole('button', { name: '保存为志愿表' }).click()
  await expect(page).toHaveURL(/\/volunteerDetail\/s-1\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('六月的方案')
  await expect(page.getByText(`已填 ${count} / 45`)).toBeVisible()
  await page.goto('/myvolunteer')
  await expect(page.getByRole('link', { name: '六月的方案' })).toBeVisible()
  await expect(page.getByText('五月的方案')).toHaveCount(0)
})

test(
  'heeds an intention: majors are found by pinyin, and the list says what it met',
  LONG,
  async ({ page }) => {
    await visit(page, '/fillIn', STATE)
    await page.getByRole('button', { name: '填写意向' }).click()
    // How far from home is said in provinces.
    await page
      .getByRole('group', { name: '离家多远' })
      .getByRole('button', { name: '本省', exact: true })
      .click()
    await expect(page.getByText(/^地区 安徽/)).toBeVisible()
    await page.getByRole('group', { name: '地区' }).getByRole('button', { name: '安徽' }).click()
    await page.getByRole('group', { name: '地区' }).getByRole('button', { name: '江苏' }).click()
    const wanted = page.getByRole('combobox', { name: '想学的专业', exact: true })
    // Levels share names: no two suggestions may read the same.
    await wanted.fill('护理')
    await expect(page.getByRole('option', { name: '护理（职业本科）', exact: true })).toBeVisible()
    const suggested = await page.getByRole('option', { name: /护理/ }).allTextContents()
    expect(new Set(suggested).size, suggested.join()).toBe(suggested.length)
    await wanted.fill('rjgc')
    await page.getByRole('option', { name: '软件工程' }).first().click()
    await expect(page.getByText('地区 江苏；想学 软件工程')).toBeVisible()
    await page.getByRole('button', { name: '一键填好' }).click()
    await expect(
      page.getByText(/先放符合意向的.*在想去的地区的有 \d+ 个，有想学的专业的有 \d+ 个/),
    ).toBeVisible()
    await page.reload()
    await expect(page.getByText('地区 江苏；想学 软件工程')).toBeVisible()
    await expect(page.getByText(/先放符合意向的/)).toBeVisible()
  },
)

test('keeps what a new score says now, also where it says again what it began with', async ({ page }) => {
  await visit(page, '/fillIn', STATE)
  await page.getByRole('button', { name: '新增成绩' }).click()
  const form = page.getByRole('form', { name: '新成绩' })
  const exam = form.getByLabel('考试')
  const rank = form.getByLabel('位次（全省排名，选填）')
  // A draft without a score, and with a rank that is none, is work too.
  await exam.selectOption('模考')
  await rank.fill('两万')
  await page.reload()
  await expect(exam).toHaveValue('模考')
  await expect(rank).toHaveValue('两万')
  await exam.selectOption('高考')
  await exam.selectOption('模考')
  await page.reload()
  await expect(exam).toHaveValue('模考')
})

test.describe('a save that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

  test('keeps the score that was typed', LONG, async ({ page }) => {
    await visit(page, '/fillIn', { ...STATE, fail: 'POST /api/preferences/scores:500*1' })
    await page.getByRole('button', { name: '新增成绩' }).click()
    const form = page.getByRole('form', { name: '新成绩' })
    await form.getByLabel('总分').fill('587')
    await form.getByRole('button', { name: '保存成绩' }).click()
    await expect(page.getByText('服务器').first()).toBeVisible()
    await expect(form.getByLabel('总分')).toHaveValue('587')
    await form.getByRole('button', { name: '保存成绩' }).click()
    await expect(page.getByRole('radio', { name: /高考 587 分/ })).toBeChecked()
  })

  test(
    'waits for the network with what was typed, and is done when that is back',
    LONG,
    async ({ page, context }) => {
      await visit(page, '/fillIn', STATE)
      await page.getByRole('button', { name: '新增成绩' }).click()
      const form = page.getByRole('form', { name: '新成绩' })
      await expect(form.getByLabel('总分')).toBeVisible()
      await expect(page.getByRole('button', { name: '一键填好' })).toBeVisible()
      await context.setOffline(true)
      await form.getByLabel('总分').fill('600')
      await form.getByRole('button', { name: '保存成绩' }).click()
      await expect(form.getByRole('button', { name: '等网络恢复再保存' })).toBeVisible()
      await expect(form.getByLabel('总分')).toHaveValue('600')
      await context.setOffline(false)
      await expect(page.getByRole('radio', { name: /高考 600 分/ })).toBeChecked()
    },
  )
})

test('wishes that could not be read are asked for again, and not taken for none', LONG, async ({ page }) => {
  await visit(page, '/fillIn?easy=1', { persona: 'vip', fail: 'GET /api/intention/{studentId}:rejected' })
  const again = page.getByRole('button', { name: '意向加载失败，重试' })
  await expect(page.getByText('意向还没有读到，读到以后再生成')).toBeVisible()
  await expect(page.getByRole('button', { name: '填写意向' })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new CustomEvent('qa', { detail: 'qa.fail=' })))
  await again.click()
  await expect(page.getByRole('list', { name: '一键填报的志愿' })).toBeVisible()
})

test(
  'a list that hangs is asked for again, and a score saved twice in a row uses one change',
  LONG,
  async ({ page }) => {
    await visit(page, '/fillIn', { ...STATE, fail: 'POST /api/preferences/recommend/easy:hang*1' })
    await page.getByRole('button', { name: '新增成绩' }).click()
    const form = page.getByRole('form', { name: '新成绩' })
    await form.getByLabel('总分').fill('600')
    await form.getByRole('button', { name: '保存成绩' }).dblclick()
    await expect(page.getByText('还可以新增 4 次')).toBeVisible()
    await page.getByRole('button', { name: '一键填好' }).click()
    const waits = page.getByRole('status').filter({ hasText: '志愿表还在加载，网络较慢' })
    await waits.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('list', { name: '一键填报的志愿' }).locator('> li').first()).toBeVisible()
  },
)

test('S1-2.10 is for students who are signed in; of staff no record of a student is asked for', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(student|intention|physical|preferences)\//.test(pathname)) asked.push(pathname)
  })
  await visit(page, '/fillIn', { persona: 'planner' })
  await expect(page.getByText('志愿由学生本人填报')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await visit(page, '/fillIn', { persona: 'guest' })
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible()
  await expect(page).toHaveURL(/\/about\?next=/)
})
