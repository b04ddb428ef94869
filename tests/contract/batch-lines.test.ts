import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { controlLines } from '~/contracts/control-lines'
import { scoreLookups } from '~/contracts/score-lookups'
import { type CurvePoint, NO_RANK_CODE, scoreTables } from '~/contracts/score-tables'
import { createMockedNode } from '~/mocks/node'
import { request, setClientHost } from '~/shared/api/client'
import { BusinessError } from '~/shared/api/errors'

const { server } = createMockedNode()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setClientHost({ origin: 'http://api.test', token: () => undefined, expired: () => undefined })
})
afterAll(() => server.close())

const physics = { province: '安徽', year: 2025, subject: '物理' }
const tableOf = (body: typeof physics & { batch?: string }) => request(scoreTables.rows, { body })
const sizeOf = (rows: readonly CurvePoint[]) => rows.reduce((sum, row) => sum + row.sameScoreCount, 0)

describe('what can be asked in a province', () => {
  it('are the 8 years before this one, each with its subjects and their batches', async () => {
    const { yearSubjectBatchMap } = await request(scoreTables.select, { query: { province: '安徽' } })
    expect(Object.keys(yearSubjectBatchMap).map(Number)).toEqual([
      2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025,
    ])
    expect(yearSubjectBatchMap[2025]?.subjectBatchMap).toEqual({
      物理: ['本科批', '专科批', '特殊类型'],
      历史: ['本科批', '专科批', '特殊类型'],
    })
    expect(Object.keys(yearSubjectBatchMap[2023]?.subjectBatchMap ?? {})).toEqual(['理科', '文科'])
  })

  it.each(['西藏', '山东'])('can all be asked: %s', async (province) => {
    const { yearSubjectBatchMap } = await request(scoreTables.select, { query: { province } })
    for (const year of [2018, 2025]) {
      const subjects = Object.entries(yearSubjectBatchMap[year]?.subjectBatchMap ?? {})
      expect(subjects.length).toBeGreaterThan(0)
      for (const [subject, batches] of subjects) {
        const whole = await tableOf({ province, year, subject })
        for (const batch of batches) {
          const rows = await tableOf({ province, year, subject, batch })
          expect(rows.length).toBeGreaterThan(0)
          expect(rows.at(-1)).toEqual(whole[rows.length - 1])
        }
      }
    }
  })
})

describe('a score table', () => {
  it('follows the official one: 461 is the line of the undergraduate batch', async () => {
    const rows = await tableOf({ ...physics, batch: '本科批' })
    expect(rows.at(-1)?.score).toBe(461)
    expect(rows.find(({ score }) => score === 600)).toEqual({
      score: 600,
      highScore: 600,
      highestRank: 26394,
      lowestRank: 27089,
      sameScoreCount: 696,
    })
  })

  it('holds every rank once', async () => {
    const rows = await tableOf(physics)
    expect(rows[0]?.highestRank).toBe(1)
    rows.slice(1).forEach((row, index) => {
      expect(row.highestRank).toBe((rows[index]?.lowestRank ?? Number.NaN) + 1)
    })
    expect(sizeOf(rows)).toBe(rows.at(-1)?.lowestRank)
  })

  it.each([
    { ...physics, province: '火星' },
    { ...physics, year: 2026 },
    { ...physics, year: 2017 },
    { ...physics, subject: '理科' },
    { ...physics, batch: '零批' },
  ])('is refused for %j', async (body) => {
    await expect(tableOf(body)).rejects.toBeInstanceOf(BusinessError)
  })
})

describe('one score', () => {
  it('stands where the table says, with the lowest rank as the one to work with', async () => {
    const body = { ...physics, score: 600, batch: '本科批' }
    expect(await request(scoreTables.segment, { body })).toEqual({
      highestRank: 26394,
      lowestRank: 27089,
      sameScoreCount: 696,
      suggestedRank: 27089,
      competitionLevel: 'medium',
    })
  })

  it('S1-5.11 is answered with code 200 when nobody has it', async () => {
    for (const score of [751, 120]) {
      const answer = await request(scoreTables.segment, { body: { ...physics, score } })
      expect(answer).toEqual({ code: NO_RANK_CODE })
      expect(await request(scoreTables.equivalents, { body: { ...physics, score } })).toEqual([])
    }
  })

  it('S1-7.9 was worth the score of the same rank in other years', async () => {
    const years = await request(scoreTables.equivalents, { body: { ...physics, score: 600 } })
    expect(years.map(({ year }) => year)).toEqual([2024, 2023, 2022, 2021, 2020, 2019, 2018])
    for (const { year, historicalEquivalentScore, highestRank, lowestRank } of years) {
      const subject = year >= 2024 ? '物理' : '理科'
      const back = { ...physics, year, subject, score: historicalEquivalentScore }
      expect(await request(scoreTables.segment, { body: back })).toMatchObject({ highestRank, lowestRank })
      expect(highestRank).toBeLessThanOrEqual(27089)
      expect(lowestRank).toBeGreaterThanOrEqual(27089)
    }
  })
})

describe('the control lines of a province', () => {
  it('S1-2.48 come by year, the newest first, with the band up to the next line', async () => {
    const years = await request(controlLines.byProvince, { query: { province: '安徽' } })
    expect(years.map(({ year }) => year)).toEqual([2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018])
    expect(years[0]?.batchLines.find((line) => line.subject === '历史' && line.batch === '本科批')).toEqual({
      province: '安徽',
      batch: '本科批',
      subject: '历史',
      controlScore: 477,
      lowestScore: 477,
      highestScore: 514,
    })
  })

  it('know no province but ours', async () => {
    const asked = request(controlLines.byProvince, { query: { province: '火星' } })
    await expect(asked).rejects.toThrow('没有省份“火星”的数据')
  })
})

describe('lines near a score', () => {
  it('tell how they moved where somebody asks, and of few places nothing', async () => {
    const query = { ...physics, score: 600 }
    const { destinations: plain } = await request(scoreLookups.sameScoreInfo, { query })
    expect(plain?.some(({ swing }) => swing !== undefined)).toBe(false)
    const asked = { ...query, tells: ['swing'] }
    const { destinations } = await request(scoreLookups.sameScoreInfo, { query: asked })
    expect(destinations?.map(({ swing: _, ...line }) => line)).toEqual(plain)
    const reported = destinations?.filter(({ swing }) => typeof swing === 'number') ?? []
    expect(reported.length).toBeGreaterThan(5)
    expect(reported.every(({ planNum }) => (planNum ?? 0) >= 30)).toBe(true)
    expect(
      reported.some(({ swing }) => (swing ?? 0) < 0) && reported.some(({ swing }) => (swing ?? 0) > 0),
    ).toBe(true)
  })
})
