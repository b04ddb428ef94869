import type { Page } from 'playwright/test'
import { visit } from './support'

/** An archive in which the article at an address has another title, as a browser would have recorded it. */
export async function recordArticle(page: Page, address: string, title: string): Promise<string> {
  const answer = page.waitForResponse(
    (response) =>
      response.url().includes(address.split('/').at(-1) ?? '') && response.url().includes('/api/'),
  )
  await visit(page, address)
  const response = await answer
  const url = response.url()
  const envelope: { data: object } = await response.json()
  const text = JSON.stringify({ ...envelope, data: { ...envelope.data, title } })
  const entry = {
    startedDateTime: '2026-06-26T08:00:00.000+08:00',
    request: { method: 'GET', url, headers: [] },
    response: { status: 200, headers: [], content: { mimeType: 'application/json', text } },
  }
  return JSON.stringify({ log: { version: '1.2', pages: [{ title: page.url() }], entries: [entry] } })
}
