import { beginUse, expect, LONG, test, visit } from './support'

const star = (name: string) => ({ name: `收藏${name}`, exact: true })

test.describe('/wishes', () => {
  test('keeps a major, a profession and a school of a guest on this device', async ({ page }) => {
    await visit(page, '/wishes')
    await page.getByRole('region', { name: '收藏的专业' }).getByRole('link', { name: '专业库' }).click()
    await page.getByRole('link', { name: '法学', exact: true }).click()
    await page.getByRole('button', star('法学')).click()
    await expect(page.getByRole('button', star('法学'))).toHaveAttribute('aria-pressed', 'true')
    await visit(page, '/chazhiyedetail/2010601')
    await page.getByRole('button', star('数学研究人员')).click()
    await visit(page, '/chadaxueoverview/10358')
    await page.getByRole('button', star('中国科学技术大学')).click()
    await visit(page, '/wishes')
    for (const name of ['法学', '数学研究人员', '中国科学技术大学']) {
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await page.getByRole('button', star('法学')).click()
    await expect(page.getByRole('link', { name: '法学', exact: true })).toHaveCount(0)
  })

  test('keeps a wish in the record of a student, where another device finds it', LONG, async ({ page }) => {
    await visit(page, '/chazhuanyedetail/080901', { persona: 'student' })
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByRole('button', star('计算机科学与技术')).click()
    expect(await (await saved).json()).toMatchObject({ data: { majorCodes: ['080901'] } })
    // Another device knows nothing of its own.
    await page.evaluate(() => localStorage.removeItem('zetu.unsaved.wishes/s-1/own'))
    await visit(page, '/wishes', { persona: 'student' })
    await expect(page.getByRole('link', { name: '计算机科学与技术' })).toBeVisible()
  })

  test.describe('whose record cannot be read', () => {
    test.use({ expectedErrors: [/status of 502/] })

    test('asks for it once and once again, however many marks appear', LONG, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await visit(page, '/chazhuanyedetailyuanxiao/080901', {
        persona: 'student',
        fail: 'GET /api/intention/{studentId}:html',
      })
      // A mark reads the record once the page is in use.
      await beginUse(page)
      const reads = () => asked.filter((path) => path === '/api/intention/s-1').length
      await expect.poll(reads).toBe(2)
      for (const tab of ['专业概况', '开设院校', '就业前景'])
        await page.getByRole('navigation', { name: '专业资料' }).getByRole('link', { name: tab }).click()
      // Marks read the record a moment after they have appeared.
      await page.waitForTimeout(3000)
      expect(reads()).toBe(2)
    })
  })

  test('says that the record could not be read, and not that nothing is kept', LONG, async ({ page }) => {
    await visit(page, '/wishes', { persona: 'student', fail: 'GET /api/intention/{studentId}:rejected' })
    const main = page.getByRole('main')
    const again = main.getByRole('button', { name: '档案里的收藏加载失败，重试' })
    await expect(again).toBeVisible()
    await expect(main.getByText(/还没有收藏/)).toHaveCount(0)
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('qa', { detail: 'qa.fail=' })))
    await again.click()
    await expect(again).toHaveCount(0)
    await expect(main.getByText(/还没有收藏/).first()).toBeVisible()
    // Known wishes may be out of date as well.
    await visit(page, '/wishes', { persona: 'student', fail: 'GET /api/intention/{studentId}:rejected' })
    await expect(again).toBeVisible()
    await expect(main.getByText('保存在你的档案')).toHaveCount(0)
  })

  test('says what the record does not have, until it has it', async ({ page }) => {
    await visit(page, '/chazhuanyedetail/080901', { persona: 'student' })
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByRole('button', star('计算机科学与技术')).click()
    await saved
    await visit(page, '/wishes', { persona: 'student', fail: 'PUT /api/intention:rejected*1' })
    const main = page.getByRole('main')
    const everywhere = main.getByText('保存在你的档案和这台设备上。')
    await expect(everywhere).toBeVisible()
    await main.getByRole('button', star('计算机科学与技术')).click()
    const unsent = main.getByText('1 项修改还没有存进档案，换设备看不到。')
    await expect(unsent).toBeVisible()
    await expect(everywhere).toHaveCount(0)
    await main.getByRole('button', { name: '再存一次' }).click()
    await expect(unsent).toHaveCount(0)
    await expect(everywhere).toBeVisible()
  })
})
