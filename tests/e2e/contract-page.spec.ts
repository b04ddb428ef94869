import { expect, LONG, test } from './support'

test('the description of the API can be read, and asks nobody else', LONG, async ({ page, baseURL }) => {
  const origins = new Set<string>()
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin)
  })
  // The test itself fails on anything in the console: a violation of the page's policy is reported there.
  await page.goto('/__contract')
  await expect(page.getByRole('heading', { name: '接口说明', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: /择途/ })).toBeVisible()

  await page.getByText('批次线', { exact: true }).first().click()
  // Addresses carry invisible places where they may break.
  await page.getByRole('button', { name: /by-province.*一个省份历年的批次线/ }).click()
  // The answer stands before the refusals.
  await expect(page.getByText(/controlScore/).first()).toBeVisible()
  await expect(page.getByText(/安徽/).first()).toBeVisible()

  expect([...origins]).toEqual([new URL(baseURL ?? '').origin])
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
})

test('the description lies beside it for machines', async ({ request }) => {
  const answer = await request.get('/__contract/openapi.json')
  expect(answer.ok()).toBe(true)
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0' })
})
