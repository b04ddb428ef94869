import { expect, it } from 'vitest'
import { EMPTY_SCENARIO } from '../scenario/scenario'
import { createBackend } from './backend'

const at = (now: string, tables?: 'out' | 'awaited') =>
  createBackend({
    scenario: { ...EMPTY_SCENARIO, ...(tables && { tables }) },
    now: () => new Date(now),
  }).tableYears('安徽')[0]

it('have this year from the moment its tables are out: noon of the day after the results, or as a scenario says', () => {
  expect(at('2026-06-20T10:00:00+08:00')).toBe(2025)
  expect(at('2026-06-25T11:59:00+08:00')).toBe(2025)
  expect(at('2026-06-25T12:00:00+08:00')).toBe(2026)
  expect(at('2026-11-28T10:00:00+08:00')).toBe(2026)
  expect(at('2026-06-24T10:00:00+08:00', 'out')).toBe(2026)
  expect(at('2026-11-28T10:00:00+08:00', 'awaited')).toBe(2025)
})
