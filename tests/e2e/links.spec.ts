import { beginUse, caseOf, expect, LONG, test, visit } from './support'

const SAID = '链接里多带了别的字，已经去掉'
const WEICI = '/weici?province=安徽&year=2025&subject=物理&score=600'

test.describe('a link with something behind it', () => {
  test.use({ isFirstVisit: true })

  for (const [at, ending] of ['。', '，妈妈看看', '）', '分', '"'].entries()) {
    test(`asks what it asked: ${ending}`, caseOf(at), async ({ page }) => {
      await visit(page, WEICI + ending)
      await beginUse(page)
      await expect(page.getByText('安徽 2025 年物理 600 分的位次区间')).toBeVisible()
      await expect(page).toHaveURL(/[?&]score=600(&|$)/)
      if (ending !== '分') await expect(page.getByText(SAID)).toHaveCount(1)
    })
  }

  test('opens the page that it names', async ({ page }) => {
    await visit(page, '/chadaxueoverview/10001。')
    await expect(page.getByRole('heading', { level: 1, name: '北京大学' })).toBeVisible()
    await visit(page, '/weici。')
    await expect(page.getByRole('heading', { level: 1, name: '一个分数排在第几位' })).toBeVisible()
  })

  test('says nothing where nothing was to be seen', LONG, async ({ page }) => {
    await visit(page, `${WEICI}#wechat_redirect`)
    await expect(page.getByText('安徽 2025 年物理 600 分的位次区间')).toBeVisible()
    await expect(page.getByText(SAID)).toHaveCount(0)
  })
})

test('a shared list opens with words behind its link, also in a page that stands already', async ({
  page,
  browser,
}) => {
  await visit(page, '/volunteerDetail/s-2/score-s-2/l-4', { persona: 'vip' })
  await page.getByRole('button', { name: '分享链接' }).click()
  const link = await page.getByRole('textbox', { name: '分享链接' }).inputValue()
  const { pathname, hash } = new URL(link)
  const guest = await browser.newPage()
  const rows = guest.getByRole('list', { name: '志愿', exact: true }).getByRole('listitem')
  await visit(guest, `${pathname}${hash}，妈妈看看`, { persona: 'guest' })
  await expect(rows).toHaveCount(5)
  await expect(guest).toHaveURL(new RegExp(`${hash}$`))
  await visit(guest, pathname, { persona: 'guest' })
  await expect(rows).toHaveCount(0)
  await guest.evaluate((text) => {
    location.hash = text
  }, `${hash}&shareTo=weixin`)
  await expect(rows).toHaveCount(5)
  await guest.evaluate(
    (text) => {
      location.hash = text
    },
    hash.replaceAll(/.{70}/g, '$& '),
  )
  await expect(rows).toHaveCount(5)
  await guest.close()
})
