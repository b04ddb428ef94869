import { expect, test } from '../support'

// The server of the test takes no reports: nobody may see that.
test.use({ isFirstVisit: true, expectedErrors: [/status of 40[45]/] })

test('a visit is reported to the operator’s address when it is left, without a word of the person', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As a release writes it into the HTML.
    new MutationObserver((_, observer) => {
      const element = document.getElementById('zetu-settings')
      if (!element?.textContent) return
      observer.disconnect()
      element.textContent = JSON.stringify({ api: '', reports: '/reports', reportShare: 1 })
    }).observe(document, { childList: true, subtree: true })
  })
  const watching = page.waitForResponse(/\/assets\/watch-visit-/)
  await page.goto('/weici?score=598&rank=28440')
  await (await watching).finished()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { error: new RangeError('no rank 28440 for “13800008001”') }))
  })
  const sent = page.waitForRequest((request) => request.url().endsWith('/reports'))
  // As when another tab is opened over it.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const request = await sent
  expect(request.headers().referer ?? '').toBe('')
  expect(request.headers()).not.toHaveProperty('cookie')
  const report = JSON.parse(request.postData() ?? '')
  expect(report).toMatchObject({
    page: '/_student/weici',
    wide: true,
    errors: [{ name: 'RangeError', text: 'no rank … for …' }],
  })
  expect(report.build).toMatch(/^app-.+\.js$/)
  expect(report.vitals.FCP).toBeGreaterThan(0)
})
