import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RANKING_TYPES } from '~/contracts/reference'
import { schoolDetail } from '~/contracts/school-detail'
import { schoolLibrary } from '~/contracts/school-library'
import { createMockedNode, type MockedNode } from '~/mocks/node'
import type { Scenario } from '~/mocks/scenario/scenario'
import { request, setClientHost } from '~/shared/api/client'

let mocked: MockedNode

function start(scenario: Partial<Scenario> = {}): void {
  mocked = createMockedNode(scenario)
  mocked.server.listen({ onUnhandledRequest: 'error' })
}

beforeAll(() =>
  setClientHost({ origin: 'http://mock.test', token: () => undefined, expired: () => undefined }),
)
beforeEach(() => start())
afterEach(() => mocked.server.close())
afterAll(() => mocked.server.close())

type Filters = Omit<Parameters<typeof request<typeof schoolLibrary.query>>[1]['body'], 'page' | 'pageSize'>

const WHOLE = { page: 1, pageSize: 1000 }
const query = (filters: Filters = {}, page = { page: 1, pageSize: 1 }) =>
  request(schoolLibrary.query, { body: { ...page, ...filters } })

describe('the school library', () => {
  it('begins with the strongest and holds every school', async () => {
    const { records, total } = await query({}, { page: 1, pageSize: 6 })
    expect(total).toBe(2937)
    expect(records.slice(0, 2).map(({ schoolName }) => schoolName)).toEqual(['清华大学', '北京大学'])
    for (const { schoolFeatures } of records) expect(schoolFeatures).toContain('985')
  })

  it.each<Filters>([
    {},
    { provinces: ['安徽', '江苏'] },
    { types: ['师范类'], features: ['双一流', '保研资格'] },
    { provinces: ['安徽'], types: ['理工类', '综合类'], schoolInstitutions: ['公办'] },
    { query: '理工', schoolInstitutions: ['公办', '民办'] },
    { majorId: '080901', provinces: ['上海'] },
  ])('counts what each choice would leave beside %j', async (filters) => {
    const { facets, total } = await query(filters)
    if (!facets) throw new Error('没有计数')
    for (const row of ['provinces', 'types', 'schoolInstitutions', 'features'] as const) {
      expect(facets[row].length).toBeGreaterThan(3)
      for (const { value, count } of facets[row].slice(0, 7)) {
        const chosen = await query({ ...filters, [row]: [value] })
        expect([row, value, chosen.total]).toEqual([row, value, count])
      }
    }
    const sum = facets.schoolInstitutions
      .filter(({ value }) => !filters.schoolInstitutions || filters.schoolInstitutions.includes(value))
      .reduce((all, { count }) => all + count, 0)
    expect(sum).toBe(total)
  })

  it('widens by values of one row and narrows by rows', async () => {
    const [anhui, jiangsu, both] = await Promise.all(
      [['安徽'], ['江苏'], ['安徽', '江苏']].map((provinces) => query({ provinces })),
    )
    expect(both?.total).toBe((anhui?.total ?? 0) + (jiangsu?.total ?? 0))
    const { records } = await query({ provinces: ['安徽'], features: ['211'] }, WHOLE)
    expect(records.map(({ schoolName }) => schoolName).sort()).toEqual(
      ['中国科学技术大学', '合肥工业大学', '安徽大学'].sort(),
    )
    expect((await query({ types: ['不存在类'] })).total).toBe(0)
    expect((await query({ provinces: [], types: [] })).total).toBe(2937)
  })

  it('has every school on one page, in the same order each time', async () => {
    const filters = { provinces: ['安徽', '浙江'] }
    const whole = (await query(filters, WHOLE)).records.map(({ id }) => id)
    const paged: string[] = []
    for (let page = 1; page <= Math.ceil(whole.length / 40); page++) {
      paged.push(...(await query(filters, { page, pageSize: 40 })).records.map(({ id }) => id))
    }
    expect(paged).toEqual(whole)
    expect(new Set(whole).size).toBe(whole.length)
    expect((await query(filters, { page: 999, pageSize: 40 })).records).toEqual([])
  })

  it('finds by name, by a short name and in any width', async () => {
    const named = async (text: string) => {
      const body = { page: 1, pageSize: 1 }
      return (await request(schoolLibrary.search, { query: { query: text }, body })).records[0]?.schoolName
    }
    expect(await named('合肥工业')).toBe('合肥工业大学')
    expect(await named('合工大')).toBe('合肥工业大学')
    expect(await named('中科大')).toBe('中国科学技术大学')
    expect(await named('ｕｓｔｃ ')).toBe('中国科学技术大学')
    expect(await named('没有这样的校名')).toBeUndefined()
    const { facets, total } = await request(schoolLibrary.search, {
      query: { query: '师范' },
      body: { ...WHOLE, provinces: ['安徽'] },
    })
    expect(facets?.provinces.find(({ value }) => value === '安徽')?.count).toBe(total)
  })

  it('counts its schools by nature', async () => {
    const counts = await request(schoolLibrary.institutionCounts, {})
    expect(counts.reduce((sum, { schoolCount }) => sum + schoolCount, 0)).toBe(2937)
    expect(counts[0]?.schoolInstitution).toBe('公办')
    expect(await request(schoolLibrary.enrollmentTypes, {})).toContain('国家专项计划')
  })

  it('holds so many schools as the scenario says', async () => {
    mocked.server.close()
    start({ scale: 50 })
    const { records, total, facets } = await query({}, WHOLE)
    expect([total, records.length]).toEqual([50, 50])
    expect(facets?.provinces.reduce((sum, { count }) => sum + count, 0)).toBe(50)
    const ids = new Set(records.map(({ id }) => id))
    const body = { ...WHOLE, rankingType: 'ruanke', rankingYear: 2025 } as const
    const ranked = (await request(schoolLibrary.ranking, { body })).records
    expect(ranked.length).toBeGreaterThan(0)
    for (const { id } of ranked) expect(ids).toContain(id)
  })

  it('grows past the real schools by ones that say what they are', async () => {
    mocked.server.close()
    start({ scale: 3000 })
    const { records, total } = await query({}, { page: 30, pageSize: 100 })
    expect(total).toBe(3000)
    expect(records.at(-1)?.schoolName).toContain('示例')
  })
})

describe('a ranking', () => {
  it.each(RANKING_TYPES)('of $label rises and keeps its ranks under a keyword', async ({ id }) => {
    const body = { ...WHOLE, rankingType: id, rankingYear: 2025 }
    const { records } = await request(schoolLibrary.ranking, { body })
    const ranks = records.map(({ schoolRank }) => schoolRank ?? 0)
    expect(ranks.length).toBeGreaterThan(50)
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    expect(ranks[0]).toBeGreaterThan(0)
    const named = await request(schoolLibrary.ranking, { body: { ...body, query: '中国' } })
    expect(named.records.length).toBeGreaterThan(0)
    expect(named.records.length).toBeLessThan(records.length)
    for (const { id: school, schoolRank } of named.records) {
      expect(records.find((record) => record.id === school)?.schoolRank).toBe(schoolRank)
    }
  })

  it('of last year is the one on the page of a school', async () => {
    const body = { page: 1, pageSize: 3, rankingType: 'ruanke', rankingYear: 2025 } as const
    for (const { id, schoolRank } of (await request(schoolLibrary.ranking, { body })).records) {
      expect((await request(schoolDetail.detail, { params: { id } })).ruankeRank).toBe(schoolRank)
    }
  })

  it('S1-9.11 is known of eight years', async () => {
    const countOf = async (rankingYear: number) => {
      const body = { page: 1, pageSize: 1, rankingType: 'ruanke', rankingYear } as const
      return (await request(schoolLibrary.ranking, { body })).total
    }
    const years = Array.from({ length: 10 }, (_, at) => 2026 - at)
    const counts = await Promise.all(years.map(countOf))
    expect(years.filter((_, at) => (counts[at] ?? 0) > 0)).toEqual(years.slice(1, 9))
  })

  it('is empty for a year that nobody has ranked', async () => {
    const body = { ...WHOLE, rankingType: 'qs', rankingYear: 2026 } as const
    expect(await request(schoolLibrary.ranking, { body })).toMatchObject({ records: [], total: 0 })
  })
})
