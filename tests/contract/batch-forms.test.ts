import { afterAll, beforeAll, expect, it } from 'vitest'
import { provinceRules } from '~/contracts/province-rules'
import { createMockedNode } from '~/mocks/node'
import { PROVINCE_NAMES } from '~/rules/exam/province'
import { applicationForm } from '~/rules/filing/application-form'
import { request, setClientHost } from '~/shared/api/client'

const { server } = createMockedNode()

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setClientHost({ origin: 'http://mock.test', token: () => undefined, expired: () => undefined })
})
afterAll(() => server.close())

it.each([2024, 2025, 2026, 2027])('every batch of %d is filed as the form on the page says', async (year) => {
  const reported = await Promise.all(
    PROVINCE_NAMES.map(async (province) => {
      const batches = await request(provinceRules.batches, { query: { province, year } })
      return Promise.all(
        batches.map(async ({ batch }) => {
          const rule = await request(provinceRules.batchDetail, { query: { province, batch, year } })
          const { early: _, ...form } = applicationForm(province, year, batch) ?? {}
          return { rule, form: { province, year, batch, ...form } }
        }),
      )
    }),
  )
  const all = reported.flat()
  expect(all.length).toBeGreaterThanOrEqual(PROVINCE_NAMES.length)
  expect(all.map(({ rule }) => rule)).toEqual(all.map(({ form }) => form))
})
