import { settings } from '~/shared/lib/browser/settings'

/** Addresses of which tables of one's own have nothing, by how they begin. */
const WITHOUT_TABLES = [
  ...['/gaokaozixun', '/chazhiye', '/chadaxuerank', '/tiqianpi', '/mingshi', '/guihuashi'],
  ...['/chadaxuezhaosheng', '/ZhaoshengDetail', '/preFraction', '/chazhuanyedetailjiuye'],
  ...['/chazhuanyetypezhiye', '/search/searchZhiye', '/search/searchZixun'],
]

/** What beside needs a server: accounts, lists, and what only those are for. */
const WITHOUT_SERVER = [
  ...['/fillIn', '/recommendation', '/myvolunteer', '/volunteer', '/myStudent', '/departStudent'],
  ...['/userinfo', '/ceping', '/wishes', '/masterList', '/websiteOpeartion', '/coreData'],
  ...['/chazhuanye', '/comparemajors', '/search/searchZhuanye'],
]

/** Whether a page has nothing to show where the figures are tables of one's own. */
export function isWithoutData(pathname: string): boolean {
  if (!settings.ownData) return false
  const absent = settings.alone ? [...WITHOUT_TABLES, ...WITHOUT_SERVER] : WITHOUT_TABLES
  return absent.some((address) => pathname.startsWith(address))
}

/** Whether the section of original books has nothing: they are kept where rankings are. */
export const isWithoutBooks = (): boolean => isWithoutData('/chadaxuerank')

/** A page that has nothing to show. */
export class NothingHereError extends Error {
  override readonly name = 'NothingHereError'
}
