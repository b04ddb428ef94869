import { rowsOf, saveState } from './filling.steps'
import { expect, LONG, test, visit } from './support'

const LIST = '/volunteerDetail/s-2/score-s-2/l-4'

test.describe('a save', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('that fails keeps the change on this device, and is tried again', async ({ page }) => {
    await visit(page, LIST, { persona: 'vip', fail: 'POST /api/preferences/update/C:offline*1' })
    await page.getByRole('button', { name: /^下移 安阳师范学院/ }).click()
    const state = saveState(page)
    await expect(state).toContainText('未保存：网络不通，已留在本机，稍后自动再试')
    // A browser that clears the data of a site tells nobody: what the line says is looked up, and kept once more.
    const clear = () =>
      page.evaluate(() => {
        const kept = Object.keys(localStorage).filter((key) => key.startsWith('zetu.unsaved.list/'))
        for (const key of kept) localStorage.removeItem(key)
        return kept.length
      })
    expect(await clear()).toBe(1)
    await expect.poll(clear).toBe(1)
    await state.getByRole('button', { name: '再试一次' }).click()
    await expect(state).toHaveText(/^已保存/)
  })

  test(
    'that hangs is said to take long, and a reload in the middle loses nothing',
    LONG,
    async ({ page }) => {
      await visit(page, LIST, { persona: 'vip', fail: 'POST /api/preferences/update/C:hang*1' })
      const rows = rowsOf(page)
      await page.getByRole('button', { name: /^下移 河南师范大学/ }).click()
      const state = saveState(page)
      await expect(state).toContainText('还在保存，网络较慢，修改已留在本机')
      // Nobody says it a second time over the buttons of the list.
      await expect(page.getByText(/^仍在保存/)).toBeHidden()
      await visit(page, `${LIST}?qa.fail=`, { persona: 'vip' })
      await expect(rows.nth(1)).toContainText('河南师范大学')
      await expect(state).toHaveText(/^已保存/)
    },
  )

  test('that hangs is sent again by the line that says so', LONG, async ({ page }) => {
    await visit(page, LIST, { persona: 'vip', fail: 'POST /api/preferences/update/C:hang*1' })
    await page.getByRole('button', { name: /^下移 河南师范大学/ }).click()
    const state = saveState(page)
    await state.getByRole('button', { name: '再试一次' }).click()
    await expect(state).toHaveText(/^已保存/)
  })

  test('of a list that was changed elsewhere shows both versions, and either can be taken', async ({
    page,
    context,
  }) => {
    await visit(page, LIST, { persona: 'vip', fail: 'POST /api/preferences/update/C:offline*1' })
    const other = await context.newPage()
    await visit(other, LIST, { persona: 'vip' })
    const rows = rowsOf(page)
    // A tab without changes of its own would show what the other has saved.
    await page.getByRole('button', { name: /^上移 云南民族大学/ }).click()
    await expect(saveState(page)).toContainText('未保存：网络不通')
    await other.getByRole('button', { name: /^移除 安阳师范学院/ }).click()
    await expect(saveState(other)).toHaveText(/^已保存/)
    await expect(rows).toHaveCount(5)
    // It is tried again by itself.
    const versions = page.getByRole('alert', { name: '两个版本' })
    await expect(versions).toBeVisible()
    await expect(versions.getByRole('list', { name: '不同之处' })).toContainText('只在这里有：安阳师范学院')
    await expect(saveState(page)).toHaveText('未保存：等你选一个版本')
    await versions.getByRole('button', { name: '逐行合并两个版本' }).click()
    await versions.getByRole('button', { name: '用合并的版本' }).click()
    await expect(rows).toHaveCount(4)
    await expect(rows.filter({ hasText: '安阳师范学院' })).toHaveCount(0)
    await expect(versions).toBeHidden()
    await expect(rowsOf(other).nth(1)).toContainText('云南民族大学')
    await other.close()
  })
})

test.describe('a draft', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test(
    'of each of two tabs is found when a save had failed in both, brought together',
    LONG,
    async ({ page, context }) => {
      const fails = { persona: 'vip', fail: 'POST /api/preferences/update/C:offline' } as const
      await visit(page, LIST, fails)
      await page.getByRole('button', { name: /^移除 河南师范大学/ }).click()
      await expect(saveState(page)).toContainText('已留在本机')
      const other = await context.newPage()
      await visit(other, LIST, fails)
      const rows = rowsOf(other)
      await expect(rows).toHaveCount(4)
      await other.getByRole('button', { name: /^移除 云南民族大学/ }).click()
      await expect(saveState(other)).toContainText('已留在本机')
      await other.close()
      await visit(page, LIST, { persona: 'vip' })
      await expect(rowsOf(page)).toHaveCount(3)
      await expect(saveState(page)).toHaveText(/^已保存/)
    },
  )

  test(
    'of a list that was deleted elsewhere becomes a new one, from the page and from the lists',
    LONG,
    async ({ page, context }) => {
      await visit(page, LIST, { persona: 'vip', fail: 'POST /api/preferences/update/C:offline' })
      const other = await context.newPage()
      await visit(other, '/myvolunteer', { persona: 'vip' })
      const name = await page.getByRole('heading', { level: 1 }).innerText()
      await page.getByRole('button', { name: /^移除 河南师范大学/ }).click()
      await expect(saveState(page)).toContainText('已留在本机')
      await other.getByRole('button', { name: `删除 ${name}` }).click()
      await expect(other.getByText(`已删除“${name}”`)).toBeVisible()
      const left = { name: `“${name}”没有保存的修改` }
      await expect(page.getByRole('alert', left)).toContainText('共 4 个志愿')
      await visit(other, '/myvolunteer', { persona: 'vip' })
      await expect(other.getByRole('alert', left)).toBeVisible()
      await other.close()
      await page.getByRole('alert', left).getByRole('button', { name: '另存为新表' }).click()
      await expect(page).toHaveURL(/volunteerDetail\/s-2\/[^/]+\/(?!l-4)/)
      await expect(rowsOf(page)).toHaveCount(4)
      await visit(page, '/myvolunteer', { persona: 'vip' })
      await expect(page.getByRole('table')).toBeVisible()
      await expect(page.getByRole('alert', left)).toBeHidden()
    },
  )
})
