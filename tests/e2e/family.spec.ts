import { readFile } from 'node:fs/promises'
import { expect, LONG, test, visit } from './support'

const LIST = '/volunteerDetail/s-2/score-s-2/l-4'

test(
  'what mum thinks of the rows comes back into the editor in five actions, and from a picture too',
  LONG,
  async ({ page, browser }) => {
    await visit(page, LIST, { persona: 'vip' })
    await page.getByRole('button', { name: '分享链接' }).click()
    const dialog = page.getByRole('dialog', { name: '分享这份志愿表' })
    const { pathname, hash } = new URL(await dialog.getByRole('textbox', { name: '分享链接' }).inputValue())

    // On her phone: she ticks, writes why, and copies the reply.
    const mum = await browser.newPage({
      viewport: { width: 390, height: 844 },
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await visit(mum, `${pathname}${hash}`, { persona: 'guest' })
    const how = mum.getByRole('region', { name: '怎么看' })
    await expect(how.getByText('位次是全省排名')).toBeVisible()
    await how.getByRole('button', { name: '大字' }).click()
    await expect(mum.locator('html')).toHaveAttribute('data-text', 'large')
    await how.getByRole('button', { name: '大字' }).click()
    const rows = mum.getByRole('list', { name: '志愿', exact: true }).getByRole('listitem')
    await rows.nth(0).getByRole('button', { name: '想去', exact: false }).first().click()
    await rows
      .nth(1)
      .getByRole('button', { name: /^不想去/ })
      .click()
    await rows
      .nth(1)
      .getByRole('textbox', { name: /^为什么/ })
      .fill('离家太远')
    await expect(mum.getByText('想去 1 个，不想去 1 个')).toBeVisible()
    await mum.reload()
    await expect(rows.nth(1).getByRole('textbox', { name: /^为什么/ })).toHaveValue('离家太远')

    let actions = 0
    const act = async (done: Promise<unknown>) => {
      await done
      actions += 1
    }
    await act(mum.getByRole('button', { name: '把意见发回去' }).click())
    const sending = mum.getByRole('dialog', { name: '把意见发回去' })
    await act(sending.getByRole('button', { name: '妈妈' }).click())
    await act(sending.getByRole('button', { name: '复制回信' }).click())
    const message = await mum.evaluate(() => navigator.clipboard.readText())
    expect(message).toContain('妈妈看过了本科批的志愿表：想去 1 个，不想去 1 个。')
    await sending.getByRole('button', { name: '回信图片' }).click()
    const saved = mum.waitForEvent('download')
    await sending.getByRole('button', { name: '保存图片' }).click()
    const picture = {
      name: 'reply.png',
      mimeType: 'image/png',
      buffer: await readFile(await (await saved).path()),
    }
    await mum.close()

    // At home: one press opens the reply, one puts it beside the rows.
    const reply = new URL(/https?:\S+/.exec(message)?.[0] ?? '')
    await act(visit(page, `${reply.pathname}${reply.hash}`, { persona: 'vip' }))
    await act(page.getByRole('button', { name: '放进“师范与法学方案”' }).click())
    const first = page.getByRole('listitem', { name: /^第 1 个志愿/ })
    await expect(first.getByText('妈妈想去')).toBeVisible()
    await expect(
      page.getByRole('listitem', { name: /^第 2 个志愿/ }).getByText('妈妈不想去：离家太远'),
    ).toBeVisible()
    expect(actions).toBeLessThanOrEqual(5)

    // In one line a row, she stands beside the name.
    await page.getByRole('button', { name: '整理顺序' }).click()
    await expect(page.getByRole('img', { name: '妈妈不想去' })).toBeVisible()
    await page.getByRole('button', { name: '回到详情' }).click()
    await page.getByRole('button', { name: '拿掉妈妈的意见' }).click()
    await expect(first.getByText('妈妈想去')).toBeHidden()

    // The picture of the reply says the same; what is none, or another list's, changes nothing.
    await page.getByRole('button', { name: '分享链接' }).click()
    const replies = page.getByRole('form', { name: '家人的回信' })
    await replies.getByRole('textbox', { name: '收到家人的回信' }).fill('妈妈说都可以')
    await replies.getByRole('button', { name: '放到志愿旁边' }).click()
    await expect(replies.getByText('这不是家人的回信。志愿表没有变。')).toBeVisible()
    await replies.getByText('选回信的图片').setInputFiles(picture)
    await expect(page.getByText('妈妈的意见已放在志愿旁边').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(first.getByText('妈妈想去')).toBeVisible()

    await visit(page, `/familyReply#${reply.hash.slice(1, -1)}`, { persona: 'vip' })
    await expect(page.getByText('回信的链接不完整或被改动过')).toBeVisible()
  },
)

test('a list is sent as a long picture and as codes, and a code opens it', async ({ page }) => {
  await visit(page, LIST, { persona: 'vip' })
  await page.getByRole('button', { name: '分享链接' }).click()
  const dialog = page.getByRole('dialog', { name: '分享这份志愿表' })
  await dialog.getByRole('button', { name: '长图' }).click()
  const picture = dialog.getByRole('img', { name: '志愿表的长图' })
  await expect(picture).toBeVisible()
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight > 1_000]),
    )
    .toEqual([760, true])
  await dialog.getByRole('button', { name: '二维码' }).click()
  await expect(dialog.getByRole('img', { name: '打开整张表的二维码' })).toBeVisible()
})
