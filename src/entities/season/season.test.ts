import { describe, expect, it } from 'vitest'
import { dueText, nextEvent, phaseOf, type SeasonEvent, seasonEvents, seasonYear, whenText } from './season'

const BATCHES = [
  {
    batch: '本科提前批',
    fillStart: '2026-06-28 09:00:00',
    fillEnd: '2026-07-01 17:00:00',
    resultTime: '2026-07-11 18:00:00',
  },
  {
    batch: '本科批',
    fillStart: '2026-06-28 09:00:00',
    fillEnd: '2026-07-02 17:00:00',
    resultTime: '2026-07-24 18:00:00',
  },
]
const at = (text: string) => new Date(`${text}+08:00`)
const events = seasonEvents('安徽', 2026, BATCHES)
const due = (moment: string) => {
  const event = nextEvent(events, at(moment))
  return event && `${event.title} ${dueText(event, at(moment))}`
}

describe('a season', () => {
  it('belongs to the year of its exam; after August the next one counts', () => {
    expect(seasonYear(at('2026-08-31T23:59:00'))).toBe(2026)
    // A day of China, wherever the clock is.
    expect(seasonYear(new Date('2026-08-31T16:00:00Z'))).toBe(2027)
    expect(seasonYear(at('2027-01-01T08:00:00'))).toBe(2027)
  })

  it('has everything in the order in which it begins', () => {
    expect(events.map(({ title }) => title)).toEqual([
      '高考报名',
      '高考体检',
      '2026 年普通高考',
      '成绩和一分一段表公布',
      '本科提前批填报志愿',
      '本科批填报志愿',
      '本科提前批录取结束',
      '本科批录取结束',
      '本科批征集志愿',
    ])
  })

  it('is announced where the notice of that very year says so', () => {
    const exam = (province: string, year: number) =>
      seasonEvents(province, year, []).find(({ id }) => id === 'exam')?.surety
    expect([exam('上海', 2026), exam('上海', 2027), exam('安徽', 2026)]).toEqual([
      'announced',
      'usual',
      'usual',
    ])
  })

  it('has what every province has where nothing else is known', () => {
    expect(seasonEvents('火星', 2026, []).map(({ id }) => id)).toEqual(['registration', 'physical'])
  })
})

describe('what is due next', () => {
  it.each([
    ['2025-11-19T12:00:00', '高考报名 正在进行'],
    ['2025-12-01T12:00:00', '高考体检 约 3 个月后'],
    ['2026-06-06T23:00:00', '2026 年普通高考 明天'],
    ['2026-06-09T12:00:00', '2026 年普通高考 今天结束'],
    ['2026-06-10T00:00:00', '成绩和一分一段表公布 还有 14 天'],
    ['2026-06-24T00:10:00', '成绩和一分一段表公布 今天'],
    ['2026-06-25T10:00:00', '本科提前批填报志愿 还有 3 天'],
    // Two are open: the one that closes first.
    ['2026-06-29T10:00:00', '本科提前批填报志愿 还有 2 天截止'],
    ['2026-07-01T16:59:00', '本科提前批填报志愿 今天 17:00 截止'],
    ['2026-07-01T17:00:00', '本科批填报志愿 还有 1 天截止'],
    ['2026-07-27T00:00:00', undefined],
  ])('at %s is %s', (moment, said) => {
    expect(due(moment)).toBe(said)
  })

  it('is over when its last day or its last moment is', () => {
    const exam = events.find(({ id }) => id === 'exam') as SeasonEvent
    expect(phaseOf(exam, at('2026-06-09T23:59:59'))).toBe('open')
    expect(phaseOf(exam, at('2026-06-10T00:00:00'))).toBe('over')
    expect(dueText(exam, at('2026-06-10T00:00:00'))).toBe('已结束')
  })
})

it('says when, as short as it is plain', () => {
  expect(events.map(whenText)).toEqual([
    '2025 年 10–11 月',
    '2026 年 3–4 月',
    '6 月 7–9 日',
    '6 月 24 日',
    '6 月 28 日 09:00 – 7 月 1 日 17:00',
    '6 月 28 日 09:00 – 7 月 2 日 17:00',
    '7 月 11 日',
    '7 月 24 日',
    '7 月 26 日',
  ])
})
