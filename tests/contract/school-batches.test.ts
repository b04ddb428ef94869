import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schoolBatches } from '~/contracts/school-batches'
import { requireChoice } from '~/mocks/calls/lists/choice-items'
import { createMockedNode } from '~/mocks/node'
import { majorPlans } from '~/mocks/world/admission/model/lines'
import { findSchool } from '~/mocks/world/schools/schools'
import { request, setClientHost } from '~/shared/api/client'
import { BusinessError } from '~/shared/api/errors'

const { server } = createMockedNode()

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setClientHost({ origin: 'http://mock.test', token: () => undefined, expired: () => undefined })
})
afterAll(() => server.close())

/** 合肥工业大学 in provinces of the three units of application, new and old exam. */
const HFUT = '10359'
const KEYS = [
  { schoolId: HFUT, province: '安徽', year: 2025, subject: '物理', unit: '院校专业组' },
  { schoolId: HFUT, province: '安徽', year: 2023, subject: '理科', unit: '院校' },
  { schoolId: HFUT, province: '浙江', year: 2025, subject: '综合', unit: '专业+院校' },
  { schoolId: HFUT, province: '山东', year: 2024, subject: '综合', unit: '专业+院校' },
  { schoolId: HFUT, province: '上海', year: 2025, subject: '综合', unit: '院校专业组' },
  { schoolId: '10879', province: '安徽', year: 2025, subject: '历史', unit: '院校专业组' },
] as const

describe.each(KEYS)('$schoolId in $province $year $subject', ({ unit, ...query }) => {
  it('offers in each batch what its plan says', async () => {
    const school = findSchool(query.schoolId)
    if (!school) throw new Error('没有这所院校')
    const batches = await request(schoolBatches.batches, { query })
    expect(batches.length).toBeGreaterThan(0)
    expect(new Set(batches).size).toBe(batches.length)
    for (const batch of batches) {
      const units = await request(schoolBatches.units, { query: { ...query, batch } })
      const plan = majorPlans({ school, ...query }, { batch }).flatMap(({ details }) => details)
      const sum = (counts: readonly { readonly planNum?: number | null | undefined }[]) =>
        counts.reduce((all, { planNum }) => all + Number(planNum), 0)
      expect(sum(units)).toBe(sum(plan))
      expect(units.flatMap(({ majors }) => majors.map(({ majorEnrollCode }) => majorEnrollCode))).toEqual(
        plan.map(({ majorEnrollCode }) => majorEnrollCode),
      )
      expect(new Set(units.map(({ unitId }) => unitId)).size).toBe(units.length)
      if (unit === '院校') expect(units).toHaveLength(1)
      for (const { majors, majorGroupCode } of units) {
        if (unit === '专业+院校') expect(majors).toHaveLength(1)
        expect(majorGroupCode !== undefined).toBe(unit === '院校专业组')
      }
    }
  })

  it('offers only what an application list takes', async () => {
    const [batch = ''] = await request(schoolBatches.batches, { query })
    for (const { unitId, majors, majorGroupCode } of await request(schoolBatches.units, {
      query: { ...query, batch },
    })) {
      const majorEnrollCodes = majors.map(({ majorEnrollCode }) => majorEnrollCode)
      const item = requireChoice({ unitId, majorEnrollCodes, adjust: true }, 0, { ...query, batch })
      expect(item.majors).toEqual(majors)
      expect(item.majorGroupCode).toBe(majorGroupCode)
    }
  })
})

describe('the batches of a school', () => {
  const query = { schoolId: HFUT, province: '安徽' }

  it('are those of last year and the first subject unless said', async () => {
    const said = { ...query, year: 2025, subject: '物理' }
    expect(await request(schoolBatches.batches, { query })).toEqual(
      await request(schoolBatches.batches, { query: said }),
    )
    const batch = '本科批'
    const units = await request(schoolBatches.units, { query: { ...query, batch } })
    expect(units).toEqual(await request(schoolBatches.units, { query: { ...said, batch } }))
    for (const { subjectRequirement } of units) expect(subjectRequirement).toContain('首选物理')
  })

  it.each([{ year: 1990 }, { year: 2100 }, { subject: '理科' }, { subject: '体育' }])(
    'are none for %j',
    async (part) => {
      expect(await request(schoolBatches.batches, { query: { ...query, ...part } })).toEqual([])
      expect(await request(schoolBatches.units, { query: { ...query, ...part, batch: '本科批' } })).toEqual(
        [],
      )
    },
  )

  it('hold no units of a batch that does not exist', async () => {
    expect(await request(schoolBatches.units, { query: { ...query, batch: '零批' } })).toEqual([])
  })

  it.each([
    [{ ...query, province: '火星' }, '没有省份'],
    [{ ...query, schoolId: 'x' }, '没有这所院校'],
  ])('are refused with words for %j', async (asked, words) => {
    const error = await request(schoolBatches.batches, { query: asked }).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(BusinessError)
    expect(String(error)).toContain(words)
  })
})
