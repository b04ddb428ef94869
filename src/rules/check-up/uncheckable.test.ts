import { expect, it } from 'vitest'
import { whyUncheckable } from './uncheckable'

const LIST = { province: '安徽', subject: '物理', rank: 25_818, size: 3 }

it('says in words why nothing can be computed', () => {
  expect(whyUncheckable(LIST)).toBeUndefined()
  expect(whyUncheckable({ ...LIST, size: 0 })).toBe('填了志愿才能检查。')
  for (const bad of [{ rank: null }, { rank: 0 }, { rank: Number.NaN }, { subject: '' }, { subject: null }]) {
    expect(whyUncheckable({ ...LIST, ...bad })).toBe('这份志愿表没有记下位次或科类，不能检查。')
  }
  expect(whyUncheckable({ ...LIST, province: '火星' })).toBe('不认识 火星 的志愿填报办法，不能检查。')
})
