import { notify } from './notify'

const KEY = 'zetu.notice'

/** Says something once the page has been loaded again. */
export function noticeAfterReload(text: string): void {
  sessionStorage.setItem(KEY, text)
}

/** Called when the product starts: says what the page before left to be said. */
export function sayNoticeOfBefore(): void {
  const text = sessionStorage.getItem(KEY)
  if (text === null) return
  sessionStorage.removeItem(KEY)
  notify.success(text)
}
