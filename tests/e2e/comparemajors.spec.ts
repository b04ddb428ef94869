import { expect, LONG, test, visit } from './support'

test.describe('/comparemajors', () => {
  test('puts majors side by side, from their pages or by pinyin, under an address that can be shared', async ({
    page,
  }) => {
    await visit(page, '/chazhuanyedetail/080901')
    await page.getByRole('button', { name: '对比计算机科学与技术' }).click()
    await page.getByRole('region', { name: '专业对比' }).getByRole('link', { name: '去对比' }).click()
    await expect(page).toHaveURL(/\/comparemajors\?majors=080901$/)
    await page.getByRole('combobox', { name: '添加专业' }).fill('faxue')
    await page.getByRole('option', { name: '法学', exact: true }).click()
    await expect(page).toHaveURL(/majors=080901,030101K$/)
    await page.reload()
    const row = (name: RegExp) => page.getByRole('table').getByRole('row', { name })
    await expect(page.getByRole('columnheader', { name: /计算机科学与技术/ })).toBeVisible()
    await expect(row(/^门类/)).toContainText('法学')
    await expect(row(/^选科要求/).getByRole('cell')).toHaveText([/\S/, /\S/])
    await expect(
      row(/^薪酬范围/)
        .getByRole('cell')
        .first(),
    ).toHaveText(/元\/月$/)
    await expect(row(/^去向/).getByRole('cell').first()).toHaveText(/\d+%/)
    await expect(page.getByText('含要求经验的岗位，不是起薪')).toBeVisible()
    // The same words as on the page of the major.
    await expect(
      row(/^男女比例/)
        .getByRole('cell')
        .first(),
    ).toHaveText(/^男 \d+%，女 \d+%$/)
    await page.getByRole('button', { name: '去掉法学' }).click()
    await expect(page.getByRole('columnheader', { name: /法学/ })).toHaveCount(0)
  })

  test.describe(() => {
    test.use({ expectedErrors: [/Failed to load resource/] })
    test('has room for four, and says which does not exist', LONG, async ({ page }) => {
      await visit(page, '/comparemajors?majors=080901,089999,080902,080903,080904K')
      await expect(page.getByText('已有 4 个，去掉一个才能再添加。')).toBeVisible()
      await expect(page.getByRole('columnheader', { name: /没有这个专业/ })).toBeVisible()
      await expect(page.getByRole('columnheader', { name: /软件工程/ })).toBeVisible()
    })
  })
})
