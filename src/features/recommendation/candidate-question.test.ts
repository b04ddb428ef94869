import { expect, it } from 'vitest'
import { candidateQuestion } from './candidate-question'
import { recommendationAddress } from './recommendation.address'

const frame = { preferenceScoreId: 'c-1', batch: '本科批' }

it('asks for everything where nothing is filtered', () => {
  expect(candidateQuestion(frame, recommendationAddress.parse({}), [])).toEqual(frame)
})

it('carries tier, rows, order and the schools that are left out', () => {
  const filters = recommendationAddress.parse({
    tier: 'safety',
    q: '师范',
    provinces: '安徽,江苏',
    natures: '公办',
    majors: '0809',
    unwanted: '1011',
    fee: '6000',
    sort: 'plan',
  })
  expect(candidateQuestion(frame, filters, ['10357'])).toEqual({
    ...frame,
    query: '师范',
    risks: [3],
    provinces: ['安徽', '江苏'],
    schoolInstitutions: ['公办'],
    majorCodes: ['0809'],
    excludedMajorCodes: ['1011'],
    maxFee: 6000,
    excludedSchoolIds: ['10357'],
    order: 'plan',
  })
})
