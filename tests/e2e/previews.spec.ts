import type { APIRequestContext } from 'playwright/test'
import { expect, test } from './support'

/** What a chat reads of an address: the HTML as it comes, without running a script. */
async function previewOf(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  const content = (meta: string) => new RegExp(`<meta ${meta}" content="([^"]*)"`).exec(html)?.[1]
  return {
    title: /<title[^>]*>([^<]*)</.exec(html)?.[1],
    description: content('name="description'),
    cardTitle: content('property="og:title'),
    cardDescription: content('property="og:description'),
    picture: content('property="og:image'),
  }
}

const OWN = [
  ['/welcome', '首页 · 择途'],
  ['/weici?score=600', '一分一段 · 择途'],
  ['/pici?province=安徽', '批次线 · 择途'],
  ['/chadaxuerank', '大学排名 · 择途'],
  ['/about', '关于我们 · 择途'],
] as const

const GENERAL = ['/chadaxueoverview/10001', '/compare?a=1', '/search/all?q=医', '/sharedList', '/nowhere']

test('every address has a title, a description and a picture for a chat', async ({ request }) => {
  const seen = new Set<string | undefined>()
  for (const [address, title] of OWN) {
    const preview = await previewOf(request, address)
    expect(preview).toMatchObject({ title, cardTitle: title, picture: '/card.png' })
    expect(preview.cardDescription).toBe(preview.description)
    seen.add(preview.description)
  }
  for (const address of GENERAL) {
    const preview = await previewOf(request, address)
    expect(preview).toMatchObject({
      title: '择途 · 高考志愿信息与填报',
      cardTitle: '择途 · 高考志愿信息与填报',
    })
    expect(preview.cardDescription).toBe(preview.description)
    seen.add(preview.description)
  }
  // Each public page has its own; the rest share one.
  expect([...seen].filter(Boolean)).toHaveLength(OWN.length + 1)
  const picture = await request.get('/card.png')
  expect(picture.headers()['content-type']).toBe('image/png')
})

test('a page describes itself once it is known what it is about', async ({ page }) => {
  await page.goto('/chadaxueoverview/10001')
  const description = page.locator('meta[name="description"]')
  await expect(description).toHaveAttribute('content', /^北京大学：这所院校的层次/)
  await page.getByRole('link', { name: '批次线' }).first().click()
  await expect(description).toHaveAttribute('content', '各省历年的本科、专科和特殊类型批次线。')
})
