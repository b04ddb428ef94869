import { expect, it } from 'vitest'
import { isReformed, lineChange } from './line-change'

const line = (controlScore: number, subject = '物理') => ({
  province: '安徽',
  batch: '本科批',
  subject,
  controlScore,
})

it('says how many points a line moved since the year before', () => {
  expect(lineChange(line(461), [line(465)])).toBe('−4')
  expect(lineChange(line(465), [line(461)])).toBe('+4')
  expect(lineChange(line(465), [line(465)])).toBe('持平')
})

it('compares with nothing else', () => {
  expect(lineChange(line(461), [line(465, '历史')])).toBeUndefined()
  expect(lineChange(line(461), undefined)).toBeUndefined()
})

it('tells a year whose subjects are all others than those of the year before', () => {
  expect(isReformed([line(427), line(471, '历史')], [line(511, '理科'), line(521, '文科')])).toBe(true)
  expect(isReformed([line(427), line(471, '历史')], [line(430)])).toBe(false)
  expect(isReformed([line(427)], [])).toBe(false)
  expect(isReformed([line(427)], undefined)).toBe(false)
})
