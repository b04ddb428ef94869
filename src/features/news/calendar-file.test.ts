import { expect, it } from 'vitest'
import type { SeasonEvent } from '~/entities/season/season'
import { calendarFile } from './calendar-file'

const FILL: SeasonEvent = {
  id: 'fill-本科批',
  title: '本科批填报志愿',
  start: '2026-06-28 09:00',
  end: '2026-07-01 17:00',
  surety: 'announced',
}

it('writes moments in universal time, with a reminder a day before they close', () => {
  const file = calendarFile('上海', [FILL])
  expect(file).toContain('SUMMARY:上海本科批填报志愿\r\n')
  expect(file).toContain('DTSTART:20260628T010000Z')
  expect(file).toContain('DTEND:20260701T090000Z')
  expect(file).toContain('TRIGGER;VALUE=DATE-TIME:20260630T090000Z')
})

it('writes days as days, the end being the day after, and marks what is taken from past years', () => {
  const exam = { id: 'exam', title: '2026 年普通高考', start: '2026-06-07', end: '2026-06-09' }
  const file = calendarFile('安徽', [{ ...exam, surety: 'usual' }])
  expect(file).toContain('DTSTART;VALUE=DATE:20260607')
  expect(file).toContain('DTEND;VALUE=DATE:20260610')
  expect(file).toContain('示例')
})

it('leaves out what is known by its months only, and names each event for good', () => {
  const about: SeasonEvent = { ...FILL, id: 'physical', title: '高考体检', surety: 'about' }
  const file = calendarFile('上海', [FILL, about])
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(calendarFile('上海', [FILL]).match(/UID:.*/)).toEqual(file.match(/UID:.*/))
})
