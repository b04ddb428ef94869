import { describe, expect, it } from 'vitest'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { TWO_CHOICES } from '../made-items'
import { type AddingRules, added, allAdded, isFull, swapped } from './add-to-items'

const unit = (unitId: string): RecommendedUnit => ({
  unitId,
  schoolId: '10357',
  schoolName: '安徽大学',
  provinceName: '安徽',
  batch: '本科批',
  majorGroupCode: '003',
  planNum: 30,
  history: [],
  majors: [
    { majorEnrollCode: '01', majorName: '法学', majorCode: '030101K', planNum: 5, history: [] },
    { majorEnrollCode: '02', majorName: '哲学', planNum: 5, history: [] },
  ],
})
/** At the end. */
const RULES: AddingRules = { form: TWO_CHOICES, placeOf: (items) => items.length + 1 }

describe('a list that is being made', () => {
  const one = added([], unit('a'), RULES)?.items ?? []

  it('S1-1.1.7 takes a unit once, with its first majors, at its place', () => {
    expect(added([], unit('a'), RULES)?.label).toBe('安徽大学 003 已放在第 1 位')
    expect(one[0]).toMatchObject({ unitId: 'a', adjust: true, majors: [{ majorName: '法学' }] })
    const wishes = { majorCodes: [], excludedMajorCodes: ['0301'] }
    expect(added([], unit('a'), { ...RULES, wishes })?.items[0]?.majors).toMatchObject([
      { majorName: '哲学' },
    ])
    expect(added(one, unit('a'), RULES)).toBeUndefined()
  })

  it('says where a unit went', () => {
    const first = added(one, unit('b'), { ...RULES, placeOf: () => 1 })
    expect(first?.items.map(({ unitId }) => unitId)).toEqual(['b', 'a'])
    expect(first?.label).toBe('安徽大学 003 已放在第 1 位')
  })

  it('puts a unit in the place of another, also where the list is full', () => {
    const two = added(one, unit('b'), RULES)?.items ?? []
    const edit = swapped(two, 'a', unit('c'), RULES)
    expect(edit?.items.map(({ unitId }) => unitId)).toEqual(['c', 'b'])
    expect(edit?.label).toBe('第 1 行 安徽大学 003 换成 安徽大学 003')
    expect(swapped(two, 'gone', unit('c'), RULES)).toBeUndefined()
    expect(swapped(two, 'a', unit('b'), RULES)).toBeUndefined()
  })

  it('takes a unit where it belongs for one that leaves a full list', () => {
    const two = added(one, unit('b'), RULES)?.items ?? []
    const edit = allAdded(two, [{ unit: unit('c'), insteadOf: 'a' }], RULES)
    expect(edit?.items.map(({ unitId }) => unitId)).toEqual(['b', 'c'])
    expect(edit?.label).toBe('移除 安徽大学 003，安徽大学 003 已放在第 2 位')
    expect(allAdded(two, [{ unit: unit('c'), insteadOf: 'gone' }], RULES)).toBeUndefined()
    expect(allAdded(two, [{ unit: unit('b'), insteadOf: 'a' }], RULES)).toBeUndefined()
  })

  it('takes no more than the province allows', () => {
    const two = added(one, unit('b'), RULES)?.items ?? []
    expect(two.map(({ order }) => order)).toEqual([1, 2])
    expect(isFull(two, TWO_CHOICES)).toBe(true)
    expect(added(two, unit('c'), RULES)).toBeUndefined()
    expect(isFull(two, {})).toBe(false)
  })

  it('takes units that waited one after the other, in one step', () => {
    const wishes = { majorCodes: [], excludedMajorCodes: ['0301'] }
    const coming = ['a', 'a', 'b', 'c'].map((id) => ({ unit: unit(id) }))
    const edit = allAdded([], coming, { ...RULES, wishes })
    expect(edit?.items.map(({ unitId, majors }) => [unitId, majors[0]?.majorName])).toEqual([
      ['a', '哲学'],
      ['b', '哲学'],
    ])
    expect(edit?.label).toBe('安徽大学 003 已放在第 1 位；安徽大学 003 已放在第 2 位')
    expect(allAdded(one, [{ unit: unit('a') }], RULES)).toBeUndefined()
  })
})
