import { expect, it } from 'vitest'
import { dayText, momentText, serverMoment } from './day-text'

it('reads the day of every form of date', () => {
  for (const text of ['2026-05-03', '2026-05-03 09:00:00', '2026-05-03T23:30:00+08:00']) {
    expect(dayText(text)).toBe('2026 年 5 月 3 日')
  }
})

it('says a moment in the time of China', () => {
  expect(momentText(new Date('2026-06-25T10:04:00Z'))).toBe('6/25 18:04')
})

it.each([
  ['2026-06-24', '2026-06-23T16:00:00.000Z'],
  ['2026-06-24 09:00', '2026-06-24T01:00:00.000Z'],
  ['2026-06-24 09:00:30', '2026-06-24T01:00:30.000Z'],
  ['2026-06-24T09:00:00+08:00', '2026-06-24T01:00:00.000Z'],
  ['2026-06-24T01:00:00.5Z', '2026-06-24T01:00:00.500Z'],
])('%s is read as a moment', (time, moment) => {
  expect(serverMoment(time).toISOString()).toBe(moment)
})
