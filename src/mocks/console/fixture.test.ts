import { expect, it } from 'vitest'
import { EMPTY_SCENARIO } from '../scenario/scenario'
import { readScenario } from '../scenario/words'
import { alterations } from './alterations'
import { fixtureOf } from './fixture'

const WORDS =
  'qa.persona=vip&qa.province=海南&qa.rank=9000&qa.now=2026-06-25T10:00&qa.clock=stop&qa.fail=*:500*2&qa.fail=GET /api/province/list:empty&qa.patch=GET /api/province/list:/data/0="O\'x"&qa.latency=200-1500'
const SCENARIO = readScenario(new URLSearchParams(WORDS))

it('writes a scenario as a browser test does', () => {
  expect(fixtureOf(SCENARIO)).toBe(
    "{ persona: 'vip', province: '海南', rank: 9000, now: '2026-06-25T10:00', clock: 'stop', " +
      "latency: '200-1500', fail: ['*:500*2', 'GET /api/province/list:empty'], " +
      "patch: 'GET /api/province/list:/data/0=\"O\\'x\"' }",
  )
  expect(fixtureOf(EMPTY_SCENARIO)).toBe('{}')
})

it('says in a few words what is other than usual', () => {
  expect(alterations(EMPTY_SCENARIO)).toEqual([])
  expect(alterations(SCENARIO)).toEqual([
    'VIP 学生',
    '海南',
    '位次 9000',
    '2026-06-25 10:00',
    '时钟停住',
    '等 200–1500 毫秒',
    '2 处出错',
    '1 个回答改过',
  ])
})
