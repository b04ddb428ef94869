import { expect, it } from 'vitest'
import { EMPTY_SCENARIO, type Scenario } from '../scenario/scenario'
import { readScenario } from '../scenario/words'
import { alterations, refusedText } from './alterations'
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
  expect(alterations(EMPTY_SCENARIO, () => 0)).toEqual([])
  expect(alterations(SCENARIO, () => 1)).toEqual([
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

it('counts a failure once a call was hit by it, and apart from the words that were refused', () => {
  const { '*': all, ...others } = SCENARIO.failures
  expect(others).not.toEqual({})
  const failing = (hit: (planned: unknown) => number) =>
    alterations(SCENARIO, hit).filter((text) => text.includes('出错'))
  expect(failing((planned) => (planned === all ? 3 : 0))).toEqual(['1 处出错', '1 处出错还没碰到请求'])
  expect(failing(() => 0)).toEqual(['2 处出错还没碰到请求'])
  expect(refusedText([])).toEqual([])
  expect(refusedText(['a', 'b', 'c', 'd', 'e'])).toEqual(['5 个词没有生效'])
})

it.each([
  'persona=vip',
  'province=海南',
  'subject=历史',
  'score=600',
  'rank=9000',
  'lists=2',
  'choices=full',
  'locked',
  'order=3',
  'now=2026-06-25',
  'clock=x60',
  'device=-180',
  'seed=7',
  'scale=300',
  'replay=bug-7',
  'latency=300',
  'latency=GET /api/province/list:300',
  'fail=*:500',
  'patch=GET /api/province/list:/code=409',
])('shows on the tab what qa.%s makes other than usual', (word) => {
  const scenario: Scenario = readScenario(new URLSearchParams(`qa.${word}`))
  expect(scenario).not.toEqual(EMPTY_SCENARIO)
  expect(alterations(scenario, () => 0)).toHaveLength(1)
})
