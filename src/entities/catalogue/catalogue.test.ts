import { describe, expect, it } from 'vitest'
import { type CatalogueGroup, countOf, cutAt, hitsOf, shownGroups, steppedHit } from './catalogue'

const to = { kind: 'profession-library' } as const
const entry = (id: string, name: string) => ({ id, name, to })
const GROUPS: readonly CatalogueGroup[] = [
  {
    id: '201',
    name: '研究人员',
    types: [
      {
        ...entry('20101', '数学研究'),
        entries: [entry('2010101', '数学研究员'), entry('2010102', 'Web 工程师')],
      },
    ],
  },
  {
    id: '202',
    name: '工程技术',
    types: [{ ...entry('20201', '地质'), entries: [entry('2020101', '地质工程师')] }],
  },
]

it('S2-2.23.2 S2-2.30.1 shows the chosen category, and all for an unknown one', () => {
  expect(shownGroups(GROUPS, '202').map(({ id }) => id)).toEqual(['202'])
  expect(shownGroups(GROUPS, '999')).toHaveLength(2)
  expect(GROUPS.map(countOf)).toEqual([2, 1])
})

describe('hits', () => {
  it('S2-5.4 stand in reading order on every level, whatever their case', () => {
    expect(hitsOf(GROUPS, ' 研究 ')).toEqual(['201', '20101', '2010101'])
    expect(hitsOf(GROUPS, 'WEB')).toEqual(['2010102'])
    expect(hitsOf(GROUPS, ' ')).toEqual([])
  })

  it('are found by their spelling in letters', () => {
    expect(hitsOf(GROUPS, 'DZ', (name, typed) => typed === 'dz' && name.startsWith('地质'))).toEqual([
      '20201',
      '2020101',
    ])
  })

  it('S2-2.24 S2-2.30.2 go round', () => {
    expect(steppedHit(undefined, 1, 3)).toBe(0)
    expect(steppedHit(undefined, -1, 3)).toBe(2)
    expect(steppedHit(2, 1, 3)).toBe(0)
    expect(steppedHit(0, -1, 3)).toBe(2)
    expect(steppedHit(undefined, 1, 0)).toBeUndefined()
  })
})

it('S2-2.24 S2-2.30.2 cuts names where the keyword stands', () => {
  expect(cutAt('Web 与 web', 'WEB')).toEqual(['', 'Web', ' 与 ', 'web', ''])
  expect(cutAt('数学', '')).toEqual(['数学'])
  expect(cutAt('数学', 'sx')).toEqual(['', '数学', ''])
  expect(cutAt('İstanbul', 'i')).toEqual(['', 'İstanbul', ''])
})
