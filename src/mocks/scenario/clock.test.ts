import { expect, it } from 'vitest'
import { clockOf, deviceClockOf } from './clock'

const NOW = '2026-06-25T10:00:00+08:00'
const MINUTE = 60_000

it('stands at the moment of the scenario, goes on as real time does, stops, or goes faster', () => {
  const begun = Date.now()
  const passed = (clock: 'stop' | number | undefined) => {
    const at = clockOf({ now: NOW, clock })
    return Math.round((at(begun + MINUTE) - at(begun)) / 1000)
  }
  expect(Math.abs(clockOf({ now: NOW, clock: undefined })(begun) - Date.parse(NOW))).toBeLessThan(2000)
  expect([passed(undefined), passed('stop'), passed(60)]).toEqual([60, 0, 3600])
  expect(clockOf({ now: undefined, clock: undefined })(begun)).toBe(begun)
})

it('of a device is ahead of that of the server, or behind it, by minutes', () => {
  const begun = Date.now()
  const wrongBy = (device: number | undefined) => {
    const scenario = { now: NOW, clock: 'stop', device } as const
    return (deviceClockOf(scenario)(begun) - clockOf(scenario)(begun)) / MINUTE
  }
  expect([wrongBy(undefined), wrongBy(5), wrongBy(-180)]).toEqual([0, 5, -180])
})
