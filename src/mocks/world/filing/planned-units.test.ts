import { expect, it } from 'vitest'
import { schools } from '../schools/schools'
import { plannedUnits } from './planned-units'

it('last year’s plan is filed in the units of this year’s form', () => {
  const plan = { province: '福建', year: 2025, subject: '物理', batch: '专科批' }
  const school = schools().find((known) => plannedUnits(known, plan).length > 0)
  if (!school) throw new Error('福建没有专科批的计划')
  expect(plannedUnits(school, plan).every(({ code }) => code !== undefined)).toBe(true)
  const majors = plannedUnits(school, { ...plan, filedIn: 2026 })
  expect(majors.length).toBeGreaterThanOrEqual(plannedUnits(school, plan).length)
  for (const { years } of majors) expect(years[0].majors).toHaveLength(1)
})
