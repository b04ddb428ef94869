import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { knowsCall } from '../server/routes'
import { EMPTY_SCENARIO, FAILURE_WORDS, readScenario, refusedWords } from './scenario'

const refused = (text: string) => refusedWords(new URLSearchParams(text), knowsCall)
const read = (text: string, before = EMPTY_SCENARIO) => readScenario(new URLSearchParams(text), before)

describe('the scenario of an address', () => {
  it('holds clock, persona, latency and failures', () => {
    expect(
      read(
        'qa.now=2026-06-25&qa.persona=vip&qa.latency=800&qa.scale=100&qa.fail=POST /api/batch-lines/batch-line-segment:500&qa.fail=GET /api/province/list:offline*2',
      ),
    ).toEqual({
      now: '2026-06-25',
      persona: 'vip',
      latency: 800,
      scale: 100,
      failures: {
        'POST /api/batch-lines/batch-line-segment': { failure: 500 },
        'GET /api/province/list': { failure: 'offline', times: 2 },
      },
    })
  })

  it('is laid over the one before', () => {
    const before = read('qa.persona=student&qa.fail=GET /api/province/list:500')
    expect(read('qa.latency=5', before)).toEqual({ ...before, latency: 5 })
    expect(read('qa.fail=', before).failures).toEqual({})
  })

  it('has only failures that people can look up', () => {
    const guide = readFileSync('CONTRIBUTING.md', 'utf8')
    for (const word of FAILURE_WORDS) {
      expect(guide).toContain(`\`${word}\``)
      expect(read(`qa.fail=GET /api/province/list:${word}`).failures).toEqual({
        'GET /api/province/list': { failure: word },
      })
    }
  })

  it.each([
    'qa.now=soon',
    'qa.persona=root',
    'qa.latency=-1',
    'qa.latency=1e9',
    'qa.fail=GET /api/x',
    'qa.fail=GET /api/x:200',
    'qa.fail=FETCH /api/x:500',
    'qa.fail=GET /api/x:boom',
    'qa.fail=GET /api/x:500*',
    'qa.fail=GET /api/x:500*-1',
    'qa.speed=5',
  ])('leaves %s out, and refuses it aloud', (text) => {
    expect(read(text)).toEqual(EMPTY_SCENARIO)
    expect(refused(text)).toEqual([expect.stringContaining('没有生效')])
  })

  it('refuses a call that nobody makes', () => {
    expect(refused('qa.fail=GET /api/batch-lines/by-provinces:500')).toEqual([
      'qa.fail=GET /api/batch-lines/by-provinces:500 没有生效：没有 GET /api/batch-lines/by-provinces 这个接口',
    ])
    expect(refused('qa.fail=POST /api/province/list:500')).toHaveLength(1)
  })

  it.each([
    '',
    'province=安徽&score=600',
    'qa.persona=vip&qa.now=2026-06-25&qa.latency=800&qa.scale=50&qa.reset',
    'qa.fail=',
    'qa.fail=GET /api/school/{id}/reports:500*2',
    'qa.fail=GET /api/school/10357/reports:offline',
    'qa.fail=GET /assets/score-line:offline',
    'qa.fail=GET /tel/code/login:500&qa.fail=POST /tel/code/login:500',
  ])('refuses nothing of “%s” that is known', (text) => {
    expect(refused(text)).toHaveLength(text.includes('GET /tel') ? 1 : 0)
  })
})
