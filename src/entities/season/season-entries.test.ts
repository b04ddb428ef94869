import { expect, it } from 'vitest'
import { seasonEvents } from './season'
import { withEntries } from './season-entries'

const EVENTS = seasonEvents('安徽', 2026, [])
const entry = (start: string) => ({ id: `e-${start}`, title: '强基计划报名', start, end: start })

it('adds what falls into the season, where it belongs', () => {
  const events = withEntries(EVENTS, [entry('2026-04-10'), entry('2026-09-01'), entry('2025-08-31')], 2026)
  expect(events).toHaveLength(EVENTS.length + 1)
  expect(events.map(({ start }) => start)).toEqual(events.map(({ start }) => start).toSorted())
  expect(events.find(({ id }) => id === 'e-2026-04-10')?.surety).toBe('announced')
})

it('leaves the season as it is without any', () => {
  expect(withEntries(EVENTS, [], 2026)).toBe(EVENTS)
})
