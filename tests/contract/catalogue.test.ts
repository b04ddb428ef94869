import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auth } from '~/contracts/auth'
import { controlLines } from '~/contracts/control-lines'
import { professions } from '~/contracts/professions'
import { provincePlaces } from '~/contracts/province-places'
import { provinceRules } from '~/contracts/province-rules'
import { scoreLookups } from '~/contracts/score-lookups'
import { scoreTables } from '~/contracts/score-tables'
import { createMockedNode } from '~/mocks/node'
import { request, setClientHost } from '~/shared/api/client'
import { BusinessError } from '~/shared/api/errors'

const { server } = createMockedNode()
let token: string | undefined

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setClientHost({ origin: 'http://mock.test', token: () => token, expired: () => undefined })
})
afterAll(() => server.close())

async function signInAs(tel: string): Promise<void> {
  const code = await request(auth.smsCode, { params: { tel } })
  token = (await request(auth.login, { body: { tel, code, loginFrom: 4, uid: 'test' } })).Authorization
}

describe('professions', () => {
  it('lead from the tree to everything that is known of a type', async () => {
    const tree = await request(professions.search, {})
    const [type] = tree[0]?.professionTypes ?? []
    if (!type) throw new Error('职业目录是空的')
    expect(type.typeCode).toHaveLength(5)
    const { hiring, salary } = await request(professions.stats, { params: { typeCode: type.typeCode } })
    expect(hiring.map(({ year, hiringMonth }) => [year, hiringMonth.length])).toEqual([
      [2024, 12],
      [2025, 12],
    ])
    expect(salary).toHaveLength(12)
    const overview = await request(professions.typeOverview, { query: { typeName: type.typeName } })
    expect(overview.sampleSize).toBeGreaterThan(0)
    const asked = await request(professions.majorRequirements, { params: { typeCode: type.typeCode } })
    expect(asked.length).toBeLessThanOrEqual(10)
  })

  it('S1-6.3 show a guest three positions and a VIP all of them', async () => {
    const [type] =
      (await request(professions.search, { query: { keyword: '软件' } }))[0]?.professionTypes ?? []
    const typeCode = type?.typeCode ?? ''
    token = undefined
    expect(await request(professions.jobsOfType, { params: { typeCode } })).toHaveLength(3)
    await signInAs('13800008000')
    expect(await request(professions.jobsOfType, { params: { typeCode } })).toHaveLength(3)
    await signInAs('13800008001')
    expect((await request(professions.jobsOfType, { params: { typeCode } })).length).toBeGreaterThan(3)
  })

  it('say when they are not known', async () => {
    const error = await request(professions.stats, { params: { typeCode: '00000' } }).catch(
      (caught: unknown) => caught,
    )
    expect(error).toBeInstanceOf(BusinessError)
    expect(String(error)).toContain('没有找到职业')
  })
})

describe('provinces', () => {
  it('lead from the city to the high school', async () => {
    const [city = ''] = await request(provincePlaces.cities, { query: { province: '安徽' } })
    const [district = ''] = await request(provincePlaces.districts, { query: { province: '安徽', city } })
    const schools = await request(provincePlaces.highSchools, { query: { province: '安徽', city, district } })
    expect(schools.length).toBeGreaterThan(1)
  })

  it('give each segment the level of its batch, and not by counting: 新疆 has two of 本科', async () => {
    const levels = async (provinceName: string) => {
      const segments = await request(provinceRules.batchSegmentConfig, { query: { provinceName } })
      return segments.map(({ segment, batch }) => `${segment} ${batch}`)
    }
    expect(await levels('浙江')).toEqual(['1段 本科', '2段 专科'])
    expect(await levels('安徽')).toEqual(['1段 本科', '2段 专科'])
    expect(await levels('新疆')).toEqual(['1段 本科', '2段 本科', '3段 专科'])
  })

  it('have the rules of their exam', async () => {
    const anhui = await request(provinceRules.batchDetail, {
      query: { province: '安徽', batch: '本科批', year: 2025 },
    })
    expect(anhui).toMatchObject({ unit: '院校专业组', choiceCount: 45, majorsPerChoice: 6, adjustment: true })
    const zhejiang = await request(provinceRules.batchDetail, {
      query: { province: '浙江', batch: '一段', year: 2025 },
    })
    expect(zhejiang).toMatchObject({
      unit: '专业+院校',
      choiceCount: 80,
      majorsPerChoice: 1,
      adjustment: false,
    })
    const rule = await request(provinceRules.subjectRule, { query: { provinceName: '浙江', year: 2025 } })
    expect(rule.remainingSubjectRule).toMatchObject({ choose: 3 })
    expect(rule.remainingSubjectRule.subjects).toHaveLength(7)
    expect(await request(provinceRules.subjectRules, {})).toHaveLength(31)
  })

  it('split an automatic list into tiers that make up the whole', async () => {
    const { batches, subject } = await request(provinceRules.smartRecommendConfig, {
      query: { province: '安徽', subjects: [7, 8, 9] },
    })
    expect(subject).toBe('历史')
    for (const { choiceCount, reachCount, matchCount, safetyCount } of batches) {
      expect(reachCount + matchCount + safetyCount).toBe(choiceCount)
    }
  })
})

describe('score look-ups', () => {
  it('agree with the score table', async () => {
    const body = { province: '安徽', year: 2025, subject: '物理' }
    const table = await request(scoreTables.rows, { body })
    const row = table[100]
    expect(await request(scoreLookups.score, { body: { ...body, rank: row?.lowestRank ?? 0 } })).toEqual(row)
    const same = await request(scoreLookups.sameScoreInfo, { query: { ...body, score: row?.score ?? 0 } })
    expect(same).toMatchObject({ sameScoreCount: row?.sameScoreCount })
    const lines = await request(controlLines.byProvinceAndYear, {
      body: { province: '安徽', year: 2025 },
    })
    expect(lines.map((line) => line.controlScore)).toEqual([514, 461, 200, 515, 477, 200])
  })
})
