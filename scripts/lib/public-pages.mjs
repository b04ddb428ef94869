import { readFile } from 'node:fs/promises'
import path from 'node:path'

const SCHOOL = '10001'
const BROCHURE = '10001-2025-regulations'
/** Pages whose id is not that of a school. */
const IDS = { '/gaokaozixunDetail/$id': '0-2026-filing', '/ZhaoshengDetail/$id': BROCHURE }
/** Addresses that ask for more than the others: a question, or something that is no school. */
const QUESTION = 'province=安徽&year=2025&subject=物理'
const SEARCH = {
  '/weici': `?${QUESTION}&score=600`,
  '/pici': '?province=安徽',
  '/search/all': '?q=计算机',
  '/compare': `?schools=10001,10003&${QUESTION}`,
  '/comparemajors': '?majors=080901,080902',
  '/chadaxuezhaosheng/$id/admission': `?guide=${BROCHURE}`,
}
/** What one came for; on other pages all that is in view. */
const FIGURES = {
  '/about': 'main h1',
  '/welcome': 'main h1',
  '/weici': '[aria-label="位次结果"] dl',
  '/pici': 'main tbody td',
  '/chadaxuerank': 'main tbody td',
  '/chadaxueoverview/$id': '[aria-label="报考要点"] dl',
  '/chadaxueluqu/$id': 'main tbody td',
  '/chadaxuejihua/$id': 'main tbody td',
  '/chadaxuezhuanye/$id': 'main section li',
  '/chadaxuezhaosheng/$id/': 'main li.border-t',
  '/preFraction/$id': 'main tbody td',
  '/preFractionScoreline/$id': 'main tbody td',
  '/chazhuanye': 'main section h2',
  '/chazhuanyedetail/$majorCode': 'main section p',
  '/chazhuanyedetailjiuye/$majorCode': 'main section p',
  '/chazhuanyedetailyuanxiao/$majorCode': 'main article',
  '/chazhuanyetype/$majorType': 'main section p',
  '/chazhuanyetypezhiye/$majorType': 'main section p',
  '/chazhiye': 'main section h2',
  '/chazhiyedetail/$professionCode': 'main tbody td',
  '/chazhiyeoverview/$typeCode': 'main section p',
  '/chazhiyejiuye/$typeCode': 'main tbody td',
  '/chazhiyerencai/$typeCode': 'main article',
  '/compare': 'main tbody td',
  '/comparemajors': 'main tbody td',
  '/gaokaozixun': 'main li.border-t',
  ...Object.fromEntries(
    ['all', 'searchSchool', 'searchZhuanye', 'searchZhiye', 'searchZixun'].map((kind) => [
      `/search/${kind}`,
      'main section li',
    ]),
  ),
  '/gaokaozixunDetail/$id': 'main article p',
  '/ZhaoshengDetail/$id': 'main article p',
  '/chadaxuezhaosheng/$id/admission': 'main article p',
}

/**
 * All pages that a guest may open, or those whose paths begin with one of the wanted. Each has an address that has
 * something to show, and a selector of the figures one came for. The built site says which pages there are.
 */
export async function publicPages(liveDir, wanted) {
  const html = await readFile(path.join(liveDir, 'index.html'), 'utf8')
  const { pages } = JSON.parse(/id="zetu-pages">(.+?)<\/script>/.exec(html)[1])
  return pages
    .map((page) => ({ ...page, path: pathOf(page.id) }))
    .filter((page) => !page.login && !sampleOf(page.path).includes('$'))
    .filter(({ path }) => wanted === undefined || wanted.some((each) => path.startsWith(each)))
    .map(({ path }) => ({
      path,
      address: sampleOf(path) + (SEARCH[path] ?? `?${QUESTION}`),
      figures: FIGURES[path],
    }))
}

/** The address of a page, as `pathOf` of src/app/prefetch/table.ts has it. */
const pathOf = (id) => id.replace(/\/_[^/]+/g, '')

/** An address with something to show: a school, a major, a profession. */
function sampleOf(path) {
  return path
    .replace('$id', IDS[path] ?? SCHOOL)
    .replace('$majorCode', '080901')
    .replace('$majorType', '0809')
    .replace('$professionCode', '2010601')
    .replace('$typeCode', '20106')
}
