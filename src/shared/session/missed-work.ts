import { workOfKey } from '~/shared/lib/storage/draft-keys'
import { browserStorage } from '~/shared/lib/storage/storage'
import type { WorkKind } from './work-kinds'

/** What is marked again in a moment, or is a copy of what the server has: nobody is asked, or held back, for it. */
const MARKS: readonly string[] = ['compared-schools', 'compared-majors', 'entry-copy'] satisfies WorkKind[]

/** Whether somebody would miss work of a kind. */
export function isMissed(kind: string): boolean {
  return !MARKS.includes(kind)
}

/** Whether this page alone has a piece of work, which ends with it. */
export function isInMemory(kind: WorkKind, id: string): boolean {
  return browserStorage.inMemory().some((key) => {
    const work = workOfKey(key)
    return work?.kind === kind && work.id === id
  })
}

/** Asks before a page is left that alone has what somebody did: the browser had no room for it, or keeps nothing. */
function askBeforeLoss(event: BeforeUnloadEvent): void {
  const works = browserStorage.inMemory().flatMap((key) => workOfKey(key) ?? [])
  if (works.some(({ kind }) => isMissed(kind))) event.preventDefault()
}

if (typeof window !== 'undefined') window.addEventListener('beforeunload', askBeforeLoss)
