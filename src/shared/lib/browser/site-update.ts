import { atom } from 'jotai'
import { store } from '../storage/store'

/** Whether another build has taken over since this page was opened. */
export const isUpdatedAtom = atom(false)

/** The table of files that stands in each HTML of a build (src/app/prefetch/table.ts). */
const TABLE = 'zetu-pages'

let asked: Promise<void> | undefined

/** After a file did not come: looks whether the site has another build by now, whose files have other names. */
export function noticeUpdate(): Promise<void> {
  asked ??= look().catch(() => {
    asked = undefined
  })
  return asked
}

async function look(): Promise<void> {
  const own = document.getElementById(TABLE)?.textContent
  if (!own) return
  const answer = await fetch(openedAt(), { cache: 'no-cache', headers: { Accept: 'text/html' } })
  if (!answer.ok) throw new Error(`${answer.status}`)
  const html = await answer.text()
  const isOther = html.includes(`id="${TABLE}"`) && !html.includes(own)
  if (isOther) store.set(isUpdatedAtom, true)
  // It may come later: the next failure looks again.
  else asked = undefined
}

/** The address that this document came from. The application has moved on, and each page has a table of its own. */
function openedAt(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href
}
