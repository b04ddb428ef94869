import { expect, it } from 'vitest'
import { recommendationAddress } from '../recommendation.address'
import { looseningsOf, questionWithout } from './loosenings'

const filters = recommendationAddress.parse({
  provinces: ['安徽', '江苏'],
  majors: ['0809'],
  features: ['211'],
  unwanted: ['1001'],
  fee: 8000,
  from: 20_000,
  to: 24_000,
})
const names = (priority?: '地区优先' | '专业优先' | '院校优先') =>
  looseningsOf(filters, priority).map((each) => each.names.join('、'))

it('gives up one wish at a time, the least dear first, then several', () => {
  expect(names()).toEqual(['院校特色', '专业', '地区', '院校特色、专业', '院校特色、专业、地区'])
  expect(names('专业优先')[2]).toBe('专业')
  expect(names('院校优先')).toEqual(['专业', '地区', '院校特色', '专业、地区', '专业、地区、院校特色'])
})

it('keeps the band of difficulty, the price and what is not wanted', () => {
  for (const { changes } of looseningsOf(filters, undefined)) {
    expect(
      Object.keys(changes).filter((key) => ['from', 'to', 'fee', 'unwanted', 'q'].includes(key)),
    ).toEqual([])
  }
  expect(looseningsOf(recommendationAddress.parse({ from: 1 }), undefined)).toEqual([])
})

it('asks the same without what gave way', () => {
  const question = {
    preferenceScoreId: 'c',
    batch: '本科批',
    provinces: ['安徽'],
    majorCodes: ['0809'],
    lineFrom: 1,
  }
  const [, majors] = looseningsOf(filters, undefined)
  expect(majors && questionWithout(question, majors)).toEqual({
    preferenceScoreId: 'c',
    batch: '本科批',
    provinces: ['安徽'],
    lineFrom: 1,
  })
})
