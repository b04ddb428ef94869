import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockFrom, followServer, now, setClock, timeOf } from './clock'

const at = (time: string) => new Date(`2026-06-24T${time}+08:00`)

beforeEach(() => {
  vi.useFakeTimers({ now: at('10:00:00') })
  setClock()
})
afterEach(() => {
  vi.useRealTimers()
  setClock()
})

const hear = (date: Date, mayBeStored = false) =>
  followServer({ date, asked: Date.now() - 2000, answered: Date.now(), mayBeStored })

it('is set by a server that is ahead, and goes on from there', () => {
  hear(at('13:00:00'))
  expect(now()).toEqual(at('13:00:00'))
  vi.advanceTimersByTime(60_000)
  expect(now()).toEqual(at('13:01:00'))
  const shown = { hour: '2-digit', minute: '2-digit' } as const
  expect(timeOf(Date.now())).toBe(at('13:01:00').toLocaleTimeString('zh-CN', shown))
})

it('is set back by a server that is behind, unless its answer may have been kept', () => {
  hear(at('08:00:00'), true)
  expect(now()).toEqual(at('10:00:00'))
  hear(at('08:00:00'))
  expect(now()).toEqual(at('08:00:02'))
})

it('is set back once by two answers that were on their way together', () => {
  const asked = Date.now()
  vi.advanceTimersByTime(2000)
  for (const date of [at('08:00:02'), at('08:00:02')])
    followServer({ date, asked, answered: Date.now(), mayBeStored: false })
  expect(now().getTime() - at('08:00:02').getTime()).toBeLessThanOrEqual(2000)
  expect(now().getTime()).toBeGreaterThanOrEqual(at('08:00:02').getTime())
})

it('stays as it is where the difference is the way of an answer', () => {
  hear(at('10:00:50'))
  hear(at('09:59:20'))
  expect(now()).toEqual(at('10:00:00'))
})

it('is right again where the device is', () => {
  hear(at('13:00:00'))
  vi.setSystemTime(at('13:00:00'))
  hear(at('13:00:00'))
  expect(now().getTime() - at('13:00:00').getTime()).toBeLessThanOrEqual(2000)
})

it('of a scenario runs as it does, at any speed', () => {
  setClock(clockFrom(at('00:00:00'), 3600))
  const asked = Date.now()
  const date = new Date(now().getTime() + 600_000)
  vi.advanceTimersByTime(1000)
  followServer({ date, asked, answered: Date.now(), mayBeStored: false })
  expect(now()).toEqual(at('01:00:00'))
})
