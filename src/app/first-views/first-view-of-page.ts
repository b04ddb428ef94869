import type { LinkProps } from '@tanstack/react-router'

/** Which script draws the first view of a page (`pages/`), by the page's path. */
const FIRST_VIEWS = {
  '/weici': 'rank',
  '/pici': 'batch-lines',
  '/chadaxuerank': 'ranking',
  '/chadaxue': 'school-library',
  '/chadaxueoverview/$id': 'school-overview',
  '/chadaxueluqu/$id': 'school-lines',
  '/chadaxuejihua/$id': 'school-plans',
  '/chadaxuezhuanye/$id': 'school-majors',
  '/chazhuanyedetail/$majorCode': 'major',
  '/chazhuanyedetailjiuye/$majorCode': 'major',
  '/chazhuanyedetailyuanxiao/$majorCode': 'major-schools',
  '/chazhuanyetype/$majorType': 'major',
  '/chazhuanyetypezhiye/$majorType': 'major',
  '/chazhiyedetail/$professionCode': 'profession',
  '/chazhiyeoverview/$typeCode': 'profession',
  '/chazhiyejiuye/$typeCode': 'profession',
  '/chazhiyerencai/$typeCode': 'profession-training',
  '/chadaxuezhaosheng/$id': 'school-brochures',
  '/preFraction/$id': 'school-early-plans',
  '/preFractionScoreline/$id': 'school-early-lines',
  '/chazhuanye': 'major-library',
  '/chazhiye': 'profession-library',
  '/gaokaozixun': 'news',
  '/search/all': 'search',
  '/search/searchSchool': 'search',
  '/search/searchZhuanye': 'search',
  '/search/searchZhiye': 'search',
  '/search/searchZixun': 'search',
  '/compare': 'school-comparison',
  '/comparemajors': 'major-comparison',
} satisfies Partial<Record<NonNullable<LinkProps['to']>, string>>

/** The name of the script that draws the first view of a page; others wait for the application. */
export function firstViewOfPage(path: string): string | undefined {
  // The first of several pages of one path ends with a slash.
  return new Map<string, string>(Object.entries(FIRST_VIEWS)).get(path.replace(/(.)\/$/, '$1'))
}
