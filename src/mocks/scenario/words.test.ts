import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROVINCES } from '~/rules/exam/provinces'
import { knowsCall } from '../server/routes'
import { FAILURE_WORDS } from './faults'
import { NAMED_SCENARIOS } from './named'
import { EMPTY_SCENARIO, PERSONAS, Scenario } from './scenario'
import { heardWords, readable, readScenario, refusedWords, tellsScenario, wordsIn, wordsOf } from './words'

const refused = (text: string) => refusedWords(new URLSearchParams(text), knowsCall)
const read = (text: string, before = EMPTY_SCENARIO) => readScenario(new URLSearchParams(text), before)

const SEGMENT = 'POST /api/batch-lines/batch-line-segment'
const PROVINCE_LIST = 'GET /api/province/list'

describe('the scenario of an address', () => {
  it('holds clock, person, lists, latency, failures and changes of answers', () => {
    expect(
      read(
        `qa.now=2026-06-25&qa.persona=vip&qa.province=海南&qa.score=720&qa.lists=2&qa.choices=full&qa.locked&qa.order=3&qa.clock=x60&qa.device=-180&qa.seed=7&qa.latency=800&qa.latency=${PROVINCE_LIST}:100-900&qa.scale=100&qa.fail=${SEGMENT}:500&qa.fail=${PROVINCE_LIST}:offline@2*3~50&qa.patch=${PROVINCE_LIST}:/code=409&qa.patch=${PROVINCE_LIST}:-/data/0`,
      ),
    ).toEqual({
      now: '2026-06-25',
      persona: 'vip',
      province: '海南',
      score: 720,
      lists: 2,
      choices: 'full',
      locked: true,
      order: 3,
      clock: 60,
      device: -180,
      seed: 7,
      latency: 800,
      latencies: { [PROVINCE_LIST]: [100, 900] },
      scale: 100,
      failures: {
        [SEGMENT]: { failure: 500 },
        [PROVINCE_LIST]: { failure: 'offline', nth: 2, times: 3, percent: 50 },
      },
      patches: {
        [PROVINCE_LIST]: [
          { op: 'replace', path: '/code', value: 409 },
          { op: 'remove', path: '/data/0' },
        ],
      },
    })
  })

  it('reads the plus sign of a time that nobody has escaped', () => {
    expect(read('qa.now=2026-06-25T10:00:00+08:00').now).toBe('2026-06-25T10:00:00+08:00')
  })

  it('is laid over the one before, and an empty word ends what it says', () => {
    const before = read(`qa.persona=student&qa.fail=${PROVINCE_LIST}:500&qa.patch=${PROVINCE_LIST}:/code=1`)
    expect(read('qa.latency=5', before)).toEqual({ ...before, latency: 5 })
    expect(read('qa.fail=', before).failures).toEqual({})
    expect(read('qa.patch=', before).patches).toEqual({})
    expect(read('qa.persona=', before).persona).toBeUndefined()
    expect(refused('qa.fail=&qa.patch=&qa.persona=&qa.latency=')).toEqual([])
  })

  it('has only failures that people can look up', () => {
    const guide = readFileSync('docs/qa.md', 'utf8')
    for (const word of FAILURE_WORDS) {
      expect(guide).toContain(`\`${word}\``)
      expect(read(`qa.fail=${PROVINCE_LIST}:${word}`).failures).toEqual({
        [PROVINCE_LIST]: { failure: word },
      })
    }
    for (const { id } of NAMED_SCENARIOS) expect(guide).toContain(`\`${id}\``)
  })

  it.each([
    'qa.now=soon',
    'qa.now=2026-13-45',
    'qa.now=2026-02-30',
    'qa.now=2026-06-25T25:00',
    'qa.persona=root',
    'qa.persona=nobody',
    'qa.province=广西省',
    'qa.subject=体育',
    'qa.score=901',
    'qa.score=high',
    'qa.rank=0',
    'qa.lists=51',
    'qa.choices=all',
    'qa.locked=no',
    'qa.order=5',
    'qa.clock=fast',
    'qa.clock=x1',
    'qa.device=soon',
    'qa.seed=x',
    'qa.scale=all',
    'qa.named=holiday',
    'qa.panel=network',
    'qa.data=',
    `qa.data=${'长'.repeat(101)}`,
    'qa.latency=-1',
    'qa.latency=abc',
    'qa.latency=1e9',
    'qa.latency=900-100',
    'qa.latency=GET /api/nope:500',
    'qa.fail=GET /api/x',
    'qa.fail=GET /api/nope:500',
    `qa.fail=${PROVINCE_LIST}:200`,
    'qa.fail=FETCH /api/province/list:500',
    `qa.fail=${PROVINCE_LIST}:boom`,
    `qa.fail=${PROVINCE_LIST}:500*`,
    `qa.fail=${PROVINCE_LIST}:500*-1`,
    `qa.fail=${PROVINCE_LIST}:500@0`,
    `qa.fail=${PROVINCE_LIST}:500~100`,
    `qa.fail=${PROVINCE_LIST}:500*1*2`,
    `qa.patch=${PROVINCE_LIST}:data=1`,
    `qa.patch=${PROVINCE_LIST}:/data=name`,
    `qa.patch=${PROVINCE_LIST}:/data`,
    `qa.patch=${PROVINCE_LIST}:-/data=1`,
    'qa.patch=GET /api/nope:/data=1',
    'qa.fial=GET /api/province/list:500',
    'qa.speed=5',
  ])('refuses %s aloud, saying what could stand there', (text) => {
    expect(refused(text)).toEqual([expect.stringMatching(/^qa\..+ 没有生效：./)])
    const heard = heardWords(new URLSearchParams(text), knowsCall)
    expect([...heard]).toEqual([])
    expect(readScenario(heard)).toEqual(EMPTY_SCENARIO)
    // Laid over another scenario it takes nothing away either.
    const before = read(`qa.fail=${PROVINCE_LIST}:500&qa.latency=9&qa.patch=${PROVINCE_LIST}:/code=1`)
    expect(readScenario(heard, before)).toEqual(before)
  })

  it.each([
    '',
    'province=安徽&score=600',
    'qa.persona=s-1001',
    'qa.persona=vip&qa.now=2026-06-25&qa.latency=800&qa.scale=50&qa.reset&qa.keep&qa.panel',
    'qa.panel=scenario',
    'qa.data=填满以前&qa.reset',
    'qa.fail=*:offline',
    'qa.fail=GET /api/school/{id}/reports:500*2',
    'qa.fail=GET /api/school/10357/reports:offline',
    'qa.fail=GET /assets/score-line:offline',
    'qa.patch=GET /api/school/{id}/reports:+/data/0={"title":"a:b=c"}',
  ])('refuses nothing of “%s”', (text) => {
    expect(refused(text)).toEqual([])
    const search = new URLSearchParams(text)
    expect([...heardWords(search, knowsCall)]).toEqual([...search])
  })

  it('names what it refuses a call for', () => {
    expect(refused('qa.fail=GET /api/batch-lines/by-provinces:500')).toEqual([
      'qa.fail=GET /api/batch-lines/by-provinces:500 没有生效：没有 GET /api/batch-lines/by-provinces 这个接口',
    ])
    expect(refused(`qa.fail=${PROVINCE_LIST}:500`.replace('GET', 'POST'))).toHaveLength(1)
  })

  it('begins anew where an address tells of one, and goes on where it only opens the console', () => {
    expect(tellsScenario(new URLSearchParams('qa.persona=vip'))).toBe(true)
    expect(tellsScenario(new URLSearchParams('score=600&qa.panel=scenario'))).toBe(false)
  })
})

const call = fc.constantFrom('*', SEGMENT, PROVINCE_LIST, 'GET /api/school/{id}/reports')
const count = fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined })
const wait = fc.oneof(
  fc.integer({ min: 1, max: 600_000 }),
  fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1000, max: 9999 })),
)
const pointer = fc
  .array(fc.stringMatching(/^[\w:一-龟]{1,8}$/), { minLength: 1, maxLength: 4 })
  .map((parts) => `/${parts.join('/')}`)
const scenarios: fc.Arbitrary<Scenario> = fc
  .record(
    {
      persona: fc.constantFrom(...PERSONAS),
      province: fc.constantFrom(...PROVINCES.map(({ name }) => name)),
      subject: fc.constantFrom('物理', '历史', '综合'),
      score: fc.oneof(fc.integer({ min: 0, max: 900 }), fc.constant('none' as const)),
      rank: fc.integer({ min: 1, max: 2_000_000 }),
      lists: fc.integer({ min: 0, max: 50 }),
      choices: fc.oneof(fc.integer({ min: 0, max: 112 }), fc.constant('full' as const)),
      locked: fc.constant(true as const),
      order: fc.integer({ min: 0, max: 4 }),
      now: fc.constantFrom('2026-06-25', '2026-06-25T10:00:00+08:00'),
      clock: fc.oneof(fc.constant('stop' as const), fc.integer({ min: 2, max: 3600 })),
      device: fc.integer({ min: -525_600, max: 525_600 }),
      seed: fc.nat(999_999_999),
      scale: fc.nat(999_999_999),
      latency: fc.oneof(fc.constant(0), wait),
      latencies: fc.dictionary(call, wait),
      failures: fc.dictionary(
        call,
        fc.record({
          failure: fc.oneof(fc.integer({ min: 400, max: 599 }), fc.constantFrom(...FAILURE_WORDS)),
          nth: count,
          times: count,
          percent: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
        }),
      ),
      patches: fc.dictionary(
        call,
        fc.array(
          fc.oneof(
            fc.record({
              op: fc.constantFrom('replace' as const, 'add' as const),
              path: pointer,
              value: fc.jsonValue(),
            }),
            fc.record({ op: fc.constant('remove' as const), path: pointer }),
          ),
          { minLength: 1, maxLength: 3 },
        ),
      ),
    },
    { requiredKeys: ['latency', 'latencies', 'failures', 'patches'] },
  )
  .map((scenario) => JSON.parse(JSON.stringify(scenario)))

describe('a scenario', () => {
  it('is the same as address, as JSON and in memory, and nothing of it is refused', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        expect(Scenario.parse(scenario)).toEqual(scenario)
        const words = wordsOf(scenario)
        expect(JSON.parse(JSON.stringify(readScenario(words)))).toEqual(scenario)
        expect(readScenario(new URLSearchParams(readable(words)))).toEqual(readScenario(words))
        expect([...wordsIn(JSON.stringify(scenario))]).toEqual([...words])
        expect(refusedWords(words, knowsCall)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('of an unknown member is none', () => {
    expect(() => wordsIn('{"latency":0,"speed":3}')).toThrow()
    expect(wordsIn('http://localhost/pici?qa.latency=3').get('qa.latency')).toBe('3')
  })
})

describe('the named scenarios', () => {
  it.each(NAMED_SCENARIOS)('$id says only what is known', ({ id, words }) => {
    expect(refused(words)).toEqual([])
    expect(read(`qa.named=${id}`)).toEqual(read(words))
    expect(read(`qa.named=${id}&qa.latency=7`)).toEqual({ ...read(words), latency: 7 })
  })
})
