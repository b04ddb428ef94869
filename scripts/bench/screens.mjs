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
  '/chadaxuezhaosheng/10357/admission?guide=10357-2025-guide',
  '/ZhaoshengDetail/10357-2025-regulations',
  `/chadaxueluqu/${SCHOOL}?${QUESTION}`,
  `/chadaxuejihua/${SCHOOL}?${QUESTION}`,
  `/chadaxuezhuanye/${SCHOOL}`,
  `/preFraction/${SCHOOL}?${QUESTION}`,
  `/preFractionScoreline/${SCHOOL}?${QUESTION}`,
  `/tiqianpi?${QUESTION}`,
  `/compare?schools=${SCHOOL},10357&province=安徽&subject=物理`,
  '/chazhuanye',
  '/chazhuanyedetail/080901',
  '/chazhuanyedetailjiuye/080901',
  `/chazhuanyedetailyuanxiao/080901?${QUESTION}`,
  '/chazhuanyetype/0809',
  '/chazhuanyetypezhiye/0809',
  '/chazhiye',
  '/chazhiyeoverview/20209',
  '/chazhiyejiuye/20209',
  '/chazhiyezhaopin/20209',
  '/chazhiyerencai/20209',
  '/chazhiyedetail/2010601',
  '/chazhiyedetailzhaopin/2010601',
  '/gaokaozixun?province=安徽',
  '/gaokaozixunDetail/0-2026-filing',
  '/search/all?q=合工大',
  '/search/searchSchool?q=合肥',
  '/search/searchZhuanye?q=计算机',
  '/search/searchZhiye?q=工程师',
  '/search/searchZixun?q=志愿',
  '/fillIn',
  '/myvolunteer',
  '/myvolunteerdesign',
  '/volunteerDetail/s-2/score-s-2/l-4',
  '/compareLists',
  '/sharedList',
  '/wishes',
  '/userinfo/basicInfo',
  '/userinfo/volunteerInfo',
  '/userinfo/scoreSheet',
  '/userinfo/physicalTest',
  '/userinfo/evaluationInfo',
  '/userinfo/otherInfo',
  '/ceping',
  '/cepingdetail/interest',
  '/cepingtest/interest',
  '/ceping-result/interest',
]

/** Addresses of the drawer's sections. */
export const DRAWER_SCREENS = [
  'school',
  'ranking',
  'score-line',
  'rank-line',
  'book',
  'major',
  'profession',
].map((id) => `/about?lib=${id}`)

/** Who looks at a screen: staff areas are an administrator's, all others a VIP's. */
export function personaOf(address) {
  return /^\/(depart|my)Student|^\/(masterList|websiteOpeartion|coreData)/.test(address) ? 'admin' : 'vip'
}
