import type { Page } from 'playwright/test'

export { userMenu } from './sign-in.steps'

/** Ends every worker, as a browser does with one that hears nothing for half a minute. */
export async function endWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}
