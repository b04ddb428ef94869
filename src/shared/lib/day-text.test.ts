import { expect, it } from 'vitest'
import { dayText, momentText } from './day-text'

it('reads the day of every form of date', () => {
  for (const text of ['2026-05-03', '2026-05-03 09:00:00', '2026-05-03T23:30:00+08:00']) {
    expect(dayText(text)).toBe('2026 年 5 月 3 日')
  }
})

it('says a moment in the time of China', () => {
  expect(momentText(new Date('2026-06-25T10:04:00Z'))).toBe('6/25 18:04')
})
