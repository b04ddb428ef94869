import { expect, it } from 'vitest'
import type { EnrollmentIntention } from '~/contracts/student-profile'
import { intentionDraftOf, intentionOf } from './intention-draft'

const KEPT: EnrollmentIntention = {
  studentId: 's-1',
  provinces: ['安徽'],
  schoolTypes: [],
  schoolFeatures: ['双一流'],
  schoolInstitutions: ['公办'],
  majorCodes: ['0809'],
  excludedMajorCodes: ['1011'],
  schoolIds: ['10358'],
  priority: '专业优先',
  maxFee: 8000,
  note: '离家近',
}

it('what is not changed is sent as it was kept, with what the page does not show', () => {
  expect(intentionOf(intentionDraftOf(KEPT), KEPT)).toEqual(KEPT)
})

it('what is emptied is no wish any more', () => {
  const draft = { ...intentionDraftOf(KEPT), priority: '', maxFee: '', note: ' ', majorCodes: [] }
  expect(intentionOf(draft, KEPT)).toEqual({
    ...KEPT,
    priority: null,
    maxFee: null,
    note: null,
    majorCodes: [],
  })
})
