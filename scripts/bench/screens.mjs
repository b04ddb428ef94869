const SCHOOL = '10358'
const QUESTION = 'province=安徽&year=2025&subject=物理'

/** Addresses of every screen with pages of its own. */
export const SCREENS = [
  '/welcome',
  `/weici?${QUESTION}&score=600`,
  '/pici?province=安徽&year=2025',
  '/chadaxue',
  '/chadaxuerank',
  `/chadaxueoverview/${SCHOOL}`,
  `/chadaxuezhaosheng/${SCHOOL}`,
  `/chadaxueluqu/${SCHOOL}?${QUESTION}`,
  `/chadaxuejihua/${SCHOOL}?${QUESTION}`,
  `/chadaxuezhuanye/${SCHOOL}`,
  `/preFraction/${SCHOOL}?${QUESTION}`,
  `/preFractionScoreline/${SCHOOL}?${QUESTION}`,
  `/tiqianpi?${QUESTION}`,
  `/compare?schools=${SCHOOL},10357&province=安徽&subject=物理`,
  '/gaokaozixun?province=安徽',
  '/gaokaozixunDetail/0-2026-filing',
  '/search/all?q=合工大',
  '/search/searchZixun?q=志愿',
  '/myvolunteer',
  '/userinfo/basicInfo',
  '/userinfo/physicalTest',
  '/userinfo/otherInfo',
]

/** Addresses of the drawer's sections. */
export const DRAWER_SCREENS = ['school', 'ranking', 'score-line', 'rank-line', 'book'].map(
  (id) => `/about?lib=${id}`,
)

/** Who looks at a screen: staff areas are an administrator's, all others a VIP's. */
export function personaOf(address) {
  return /^\/(depart|my)Student|^\/(masterList|websiteOpeartion|coreData)/.test(address) ? 'admin' : 'vip'
}
