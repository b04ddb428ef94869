import { expect, it } from 'vitest'
import { contractGroups } from '~/contracts/groups'
import type { LoggedCall } from './call-log'
import { findingsOf, refusals } from './findings'
import type { PageEvent } from './page-watch'

const endpoint = contractGroups.province.list
const answered = (id: number, text: string): LoggedCall => ({
  id,
  endpoint,
  name: 'GET /api/province/list',
  address: '/api/province/list',
  page: '/weici',
  at: 0,
  caller: undefined,
  sent: '',
  plan: { failure: undefined, wait: 0, patches: [] },
  end: { ms: 5, status: 200, text },
})
const event = (kind: PageEvent['kind'], text: string, amount?: number): PageEvent => ({
  kind,
  text,
  page: '/weici',
  at: 0,
  ...(amount !== undefined && { amount }),
})

it('gathers what is wrong with a page, by what was looked for', () => {
  const calls = [answered(1, '{"code":200,"data":[]}'), answered(2, '{"code":200,"data":[{}]}')]
  const events = [
    event('error', 'Error: x\n    at weici'),
    event('longtask', '', 80),
    event('longtask', 'score-line-x7.js · draw · 72 毫秒\nb.js · 20 毫秒', 120),
    event('shift', 'table', 0.08),
    event('shift', '', 0.04),
  ]
  const refused = refusals(['qa.fail=GET /api/nope:500 没有生效：没有 GET /api/nope 这个接口'])
  const [words, contract, errors, warnings, again, long, shift] = findingsOf(refused, calls, events)
  // A word that was refused stands among the findings, and never beside a tick.
  expect(words).toEqual({
    name: '没有生效或写错的词',
    found: [{ title: 'qa.fail=GET /api/nope:500 没有生效', details: ['没有 GET /api/nope 这个接口'] }],
  })
  expect(contract?.found).toEqual([
    {
      title: 'GET /api/province/list',
      details: expect.arrayContaining([expect.stringMatching(/^\/data\/0\//)]),
    },
  ])
  expect(errors?.found).toEqual([{ title: 'Error: x', details: ['    at weici'] }])
  expect(warnings?.found).toEqual([])
  expect(again?.found).toEqual([
    { title: 'GET /api/province/list', details: ['第 2 次，内容一样：没有请求内容'] },
  ])
  expect(long?.name).toBe('超过 50 毫秒的长任务（合计 200 毫秒）')
  // The longest first, each with its scripts.
  expect(long?.found).toEqual([
    {
      title: expect.stringMatching(/^120 毫秒，.*\d+:\d+/),
      details: ['score-line-x7.js · draw · 72 毫秒', 'b.js · 20 毫秒'],
    },
    { title: expect.stringMatching(/^80 毫秒，.*\d+:\d+/), details: ['浏览器没有说是哪个脚本'] },
  ])
  expect(shift?.name).toContain('合计 0.120，超过 0.1')
  expect(shift?.found.map(({ details }) => details)).toEqual([['table'], []])
})
