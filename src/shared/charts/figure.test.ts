import { describe, expect, it } from 'vitest'
import { type LegendItem, nearestReading, type Reading, shownLines, switched } from './figure'

const item = (id: string): LegendItem => ({ id, label: id, mark: { shape: 'line', color: 'red' } })
const ALL = [item('a'), item('b')]

describe('switched', () => {
  it('switches a series off and on', () => {
    const off = switched(new Set(), 'a', ALL)
    expect([...off]).toEqual(['a'])
    expect([...switched(off, 'a', ALL)]).toEqual([])
  })

  it('keeps the last series that is shown', () => {
    expect([...switched(new Set(['a']), 'b', ALL)]).toEqual(['a'])
  })
})

it('leaves out the lines of hidden series', () => {
  const reading: Reading = { title: '1月', lines: [{ series: 'a', text: '甲' }, { text: '乙' }] }
  expect(shownLines(reading, new Set(['a']))).toEqual(['乙'])
})

it('finds the reading nearest to a place', () => {
  const readings = [0, 0.5, 1].map((x) => ({ title: '', lines: [], at: { x } }))
  expect([-1, 0.2, 0.3, 0.8, 2].map((place) => nearestReading(readings, place))).toEqual([0, 0, 1, 2, 2])
  expect(nearestReading([{ title: '', lines: [] }], 0.5)).toBeUndefined()
})
