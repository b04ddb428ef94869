import { expect, it } from 'vitest'
import { placesOf, planChangeText } from './plan-change'

const major = (planNum: number) => ({ subject: '物理', batch: '本科批', majorName: '法学', planNum })

it('counts the places of all majors of all groups', () => {
  expect(placesOf([{ details: [major(3), major(4)] }, { details: [major(5)] }])).toBe(12)
  expect(placesOf([])).toBe(0)
})

it('says the change in words', () => {
  expect(planChangeText(1240, 40, 2024)).toBe('比 2024 年多 1,200 人')
  expect(planChangeText(30, 40, 2024)).toBe('比 2024 年少 10 人')
  expect(planChangeText(40, 40, 2024)).toBe('与 2024 年相同')
})

it('compares with nothing where there was no plan', () => {
  expect(planChangeText(40, 0, 2024)).toBeUndefined()
  expect(planChangeText(40, undefined, 2024)).toBeUndefined()
})
