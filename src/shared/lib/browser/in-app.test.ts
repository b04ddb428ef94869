import { expect, it } from 'vitest'
import { appOf } from './in-app'

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'

it.each([
  [`${ANDROID} Chrome/130.0 Mobile Safari/537.36 XWEB/1300 MicroMessenger/8.0.50 NetType/WIFI`, '微信'],
  [`${ANDROID} Chrome/109.0 MQQBrowser/6.2 TBS/046 Mobile V1_AND_SQ_9.0.8_0 QQ/9.0.8 NetType/4G`, 'QQ'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 QQ/9.0.8.632 V1_IPH_SQ_9.0.8', 'QQ'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 Weibo (iPhone15,2__weibo__14.6)',
    '微博',
  ],
  [`${ANDROID} Chrome/121.0 MQQBrowser/14.9 Mobile Safari/537.36`, undefined],
  [`${ANDROID} Chrome/130.0 Mobile Safari/537.36`, undefined],
])('%s is opened in %s', (agent, app) => {
  expect(appOf(agent)).toBe(app)
})
