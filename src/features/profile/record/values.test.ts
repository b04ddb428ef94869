import { describe, expect, it } from 'vitest'
import { readValues, sameValues, valuesAfter } from './values'

const KEPT = { name: '林小满', consent: false, subjects: [4, 5, 6], provinces: ['安徽', '江苏'] }

describe('two contents of a form', () => {
  it('are the same in another order and with spaces around', () => {
    expect(
      sameValues({ ...KEPT, name: ' 林小满 ', subjects: [6, 5, 4], provinces: ['江苏', '安徽'] }, KEPT),
    ).toBe(true)
  })

  it('differ in a text, a switch, a choice more or another choice', () => {
    for (const other of [
      { ...KEPT, name: '林大满' },
      { ...KEPT, consent: true },
      { ...KEPT, subjects: [4, 5] },
      { ...KEPT, subjects: [4, 5, 8] },
      { ...KEPT, provinces: [] },
    ])
      expect(sameValues(other, KEPT)).toBe(false)
  })
})

describe('what was kept of a form', () => {
  it('comes back as it was, without what no field knows', () => {
    const draft = { ...KEPT, name: '林' }
    expect(readValues({ ...draft, other: 1 }, KEPT)).toEqual(draft)
    expect(readValues({ ...draft, subjects: [] }, KEPT)).toEqual({ ...draft, subjects: [] })
  })

  it.each([
    undefined,
    '',
    null,
    [],
    { name: '林' },
    { ...KEPT, name: 3 },
    { ...KEPT, subjects: [null] },
    { ...KEPT, subjects: '4' },
  ])('is nothing when it does not fit: %j', (content) => {
    expect(readValues(content, KEPT)).toBeUndefined()
  })
})

it('a field that was not changed follows what was saved elsewhere', () => {
  const before = { name: '林小满', sex: '', likes: ['a', 'b'] }
  const typed = { name: ' 林小满', sex: '女', likes: ['b', 'a'] }
  const now = { name: '林大满', sex: '男', likes: ['c'] }
  expect(valuesAfter(typed, before, now)).toEqual({ name: '林大满', sex: '女', likes: ['c'] })
})
