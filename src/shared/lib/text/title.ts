export const SITE_TITLE = '择途 · 高考志愿信息与填报'

/** The `head` of a page with this title. */
export function pageHead(title: string) {
  return { meta: [{ title: `${title} · 择途` }] }
}
