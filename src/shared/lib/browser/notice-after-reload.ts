import { tabStorage } from '../storage/storage'
import { notify } from './notify'

const KEY = 'zetu.notice'

/** Says something once the page has been loaded again. */
export function noticeAfterReload(text: string): void {
  tabStorage.set(KEY, text)
}

/** Called when the product starts: says what the page before left to be said. */
export function sayNoticeOfBefore(): void {
  const text = tabStorage.get(KEY)
  if (text === undefined) return
  tabStorage.remove(KEY)
  notify.success(text)
}
