import { expect, it } from 'vitest'
import type { ApplicationItem } from '~/contracts/application-lists'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { replacementsOf } from './candidates-place'

const ITEM: ApplicationItem = {
  unitId: 'u',
  order: 1,
  schoolId: 's',
  schoolName: '安徽大学',
  provinceName: '安徽',
  adjust: true,
  majors: [],
  lowestRank: 20_000,
}
const unit = (probability: number, risk?: 1 | 2 | 3): RecommendedUnit => ({
  unitId: 'u',
  schoolId: 's',
  schoolName: '安徽大学',
  provinceName: '安徽',
  batch: '本科批',
  planNum: 5,
  history: [],
  majors: [],
  probability,
  ...(risk && { risk }),
})

it('looks for rows of like difficulty to stand in for one', () => {
  const wanted = replacementsOf(ITEM, unit(60, 2))
  expect(wanted).toMatchObject({ swap: 'u' })
  expect(wanted.lineFrom).toBeLessThan(20_000)
  expect(wanted.lineTo).toBeGreaterThan(20_000)
})

it('looks for what can just be reached to stand in for a dream', () => {
  expect(replacementsOf(ITEM, unit(5))).toEqual({ swap: 'u', tier: 'reach' })
})
