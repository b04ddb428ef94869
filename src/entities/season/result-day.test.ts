import { describe, expect, it } from 'vitest'
import type { ProvinceSeason } from '~/contracts/season-state'
import { isNearResults, withResults } from './result-day'
import { dueText, nextEvent, seasonEvents } from './season'

const FILLING = {
  batch: '本科批',
  fillStart: '2026-06-28 09:00:00',
  fillEnd: '2026-07-02 17:00:00',
  resultTime: '2026-07-24 18:00:00',
}
const at = (text: string) => new Date(`2026-06-${text}:00+08:00`)

/** What is due next in 安徽, whose calendar says June 24, where the server says more of it. */
function due(moment: string, state?: Omit<ProvinceSeason, 'province'>): string | undefined {
  const states = state && [
    { province: '安徽', ...state },
    { province: '北京', results: 'open' as const },
  ]
  const events = withResults(seasonEvents('安徽', 2026, [FILLING]), states, '安徽', at(moment))
  const next = nextEvent(events, at(moment))
  return next && `${next.title} ${dueText(next, at(moment))}`
}
const RESULTS = '成绩和一分一段表公布'

describe('the result day', () => {
  it('is that of the calendar where the server says nothing', () => {
    expect(due('24T08:00')).toBe(`${RESULTS} 今天`)
    expect(due('25T08:00')).toBe('本科批填报志愿 还有 3 天')
  })

  it('goes on until the results are out', () => {
    expect(due('24T08:00', { results: 'awaited', until: '2026-06-24 16:00:00' })).toBe(
      `${RESULTS} 还没有公布，预计 16:00`,
    )
    expect(due('25T08:00', { results: 'awaited' })).toBe(`${RESULTS} 还没有公布`)
    expect(due('23T08:00', { results: 'awaited', until: '2026-06-24 16:00:00' })).toBe(`${RESULTS} 明天`)
  })

  it('is over as soon as they are, also before the day', () => {
    const open = { results: 'open', since: '2026-06-23T13:00:00Z' } as const
    expect(due('23T22:00', open)).toBe('本科批填报志愿 还有 5 天')
    const events = withResults(
      seasonEvents('安徽', 2026, []),
      [{ province: '安徽', ...open }],
      '安徽',
      at('23T22:00'),
    )
    const results = events.find(({ id }) => id === 'results')
    expect(results && dueText(results, at('23T22:00'))).toBe('已公布')
  })

  it('says until when the system is being repaired', () => {
    expect(due('24T23:00', { results: 'maintenance', until: '2026-06-25 06:00:00' })).toBe(
      `${RESULTS} 查询系统维护中，预计 25 日 06:00 恢复`,
    )
    expect(due('25T05:00', { results: 'maintenance' })).toBe(`${RESULTS} 查询系统维护中`)
  })
})

it('is asked about for two days before and after', () => {
  const asked = ['2026-06-21', '2026-06-22', '2026-06-25', '2026-06-27', '2026-11-25'].map((day) =>
    isNearResults('安徽', new Date(`${day}T12:00:00+08:00`)),
  )
  expect(asked).toEqual([false, true, true, false, false])
  expect(isNearResults('火星', at('24T12:00'))).toBe(false)
})
