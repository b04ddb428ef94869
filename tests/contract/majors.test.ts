import { afterAll, describe, expect, it } from 'vitest'
import { majors } from '~/contracts/majors'
import { schoolDetail } from '~/contracts/school-detail'
import { schoolLines } from '~/contracts/school-lines'
import { majorLines } from '~/rules/filing/major-lines'
import { BusinessError } from '~/shared/api/errors'
import { openApi } from './sessions'

const api = openApi()
const { guest } = api
afterAll(() => api.close())

type Tree = Awaited<ReturnType<typeof treeOf>>
const treeOf = (level: '1' | '2' | '3') => guest.call(majors.byLevel, { params: { level } })
const leaves = (tree: Tree) => tree.flatMap(({ majorTypes }) => majorTypes.flatMap(({ majors: of }) => of))

describe('the catalogue', () => {
  it.each([
    ['1', 700],
    ['2', 400],
    ['3', 150],
  ] as const)('of level %s has its majors once, with codes that fit their type', async (level, least) => {
    const tree = await treeOf(level)
    const codes = leaves(tree).map(({ majorCode }) => majorCode)
    expect(codes.length).toBeGreaterThan(least)
    expect(new Set(codes).size).toBe(codes.length)
    for (const { majorCategoryCode, majorTypes } of tree) {
      for (const { typeCode, majors: of } of majorTypes) {
        expect(typeCode.startsWith(majorCategoryCode)).toBe(true)
        expect(of.length).toBeGreaterThan(0)
        expect(of.every(({ majorCode }) => majorCode.startsWith(typeCode))).toBe(true)
      }
    }
    expect(await guest.call(majors.query, { query: { level: Number(level) as 1 | 2 | 3 } })).toEqual(tree)
  })

  it('answers a category by name and by code', async () => {
    const [first] = await treeOf('1')
    for (const category of [first?.majorCategory ?? '', first?.majorCategoryCode ?? '']) {
      expect(await guest.call(majors.byCategory, { params: { category }, query: { level: 1 } })).toEqual(
        first,
      )
      expect(await guest.call(majors.query, { query: { level: 1, category } })).toEqual([first])
    }
    const refused = await guest.refusal(majors.byCategory, { params: { category: '魔法学' }, query: {} })
    expect(refused).toMatchObject({ code: 404, message: '没有这个门类' })
  })

  it('is searched without regard to case, within a category too', async () => {
    const found = leaves(await guest.call(majors.search, { query: { level: 1, query: '计算机' } }))
    expect(found.map(({ majorName }) => majorName)).toContain('计算机科学与技术')
    const lower = await guest.call(majors.search, { query: { level: 1, query: '080901k' } })
    expect(lower).toEqual(await guest.call(majors.search, { query: { level: 1, query: '080901K' } }))
    const none = await guest.call(majors.search, { query: { level: 1, query: '计算机', category: '医学' } })
    expect(none).toEqual([])
    expect(await guest.call(majors.search, { query: { level: 1, query: '' } })).toEqual(await treeOf('1'))
  })
})

describe('a major', () => {
  it('answers under its own id, with its type and where its graduates go', async () => {
    for (const level of ['1', '2', '3'] as const) {
      for (const { id, majorName } of leaves(await treeOf(level)).filter((_, at) => at % 97 === 0)) {
        const at = Number(level) as 1 | 2 | 3
        const detail = await guest.call(majors.detail, { params: { id }, query: { level: at } })
        expect(detail).toMatchObject({ id, majorName, level: at })
        expect(detail.introduction.length).toBeGreaterThan(20)
        const type = await guest.call(majors.byType, {
          params: { type: detail.typeCode ?? '' },
          query: { level: at },
        })
        expect(type.majors.map((major) => major.id)).toContain(id)
        expect(type.majorCount).toBe(type.majors.length)
        const shares = await guest.call(majors.professionTypes, { params: { id } })
        const sum = shares.reduce((all, { employmentPercentage }) => all + employmentPercentage, 0)
        expect(sum).toBeGreaterThan(0)
        expect(sum).toBeLessThanOrEqual(100 + shares.length)
        const outcome = await guest.call(majors.employmentOverview, {
          params: { code: id },
          query: { level: at },
        })
        expect(JSON.stringify(outcome)).toContain('month')
      }
    }
  })

  it('is refused under an id that there is none of', async () => {
    for (const id of ['999999', '%', ' ', 'undefined']) {
      expect(await guest.refusal(majors.detail, { params: { id }, query: {} })).toBeInstanceOf(BusinessError)
      expect(await guest.refusal(majors.professionTypes, { params: { id } })).toBeInstanceOf(BusinessError)
      expect(
        await guest.refusal(majors.employmentOverview, { params: { code: id }, query: {} }),
      ).toBeInstanceOf(BusinessError)
      const body = { page: 1, pageSize: 6, majorId: id }
      expect(await guest.refusal(majors.schools, { body })).toBeInstanceOf(BusinessError)
    }
  })
})

describe('the schools of a major', () => {
  const schools = (narrower: object = {}) =>
    guest.call(majors.schools, { body: { page: 1, pageSize: 1000, majorId: '080901', ...narrower } })

  it('say the same of themselves', async () => {
    const { records, total } = await schools()
    expect(records.length).toBe(total)
    expect(total).toBeGreaterThan(300)
    for (const { id } of records.filter((_, at) => at % 120 === 0)) {
      const tree = await guest.call(schoolDetail.majorHierarchy, { params: { id } })
      expect(leaves(tree).map(({ majorCode }) => majorCode)).toContain('080901')
    }
  })

  it('are those that recruit for it, the nearest to a rank first, where it is said for whom', async () => {
    const key = { province: '安徽', year: 2025, subject: '物理' }
    const whole = await schools({ provinces: ['安徽'] })
    const near = await schools({ provinces: ['安徽'], recruiting: { ...key, rank: 60_000 } })
    const none = await schools({ provinces: ['安徽'], recruiting: { ...key, isNone: true } })
    expect(near.total + none.total).toBe(whole.total)
    expect([near.notRecruiting, none.notRecruiting]).toEqual([none.total, none.total])
    expect(near.total).toBeGreaterThan(5)
    const lines = await guest.call(schoolLines.ofMajor, {
      body: { ...key, majorId: '080901', schoolIds: [...near.records, ...none.records].map(({ id }) => id) },
    })
    const lowest = new Map(
      lines.map(({ schoolId, lines: rows }) => [schoolId, majorLines(rows)?.line.lowestRank]),
    )
    expect(none.records.filter(({ id }) => lowest.get(id) !== undefined)).toEqual([])
    const far = near.records.map(({ id }) => Math.abs(Math.log((lowest.get(id) ?? 0) / 60_000)))
    expect(far).toEqual(far.toSorted((a, b) => a - b))
    expect(far.every(Number.isFinite)).toBe(true)
  })

  it('S2-2.29 are narrowed by the filters of the school library, and counted', async () => {
    const whole = await schools()
    const anhui = await schools({ provinces: ['安徽'] })
    expect(anhui.records.every(({ provinceName }) => provinceName === '安徽')).toBe(true)
    expect(anhui.total).toBe(whole.records.filter(({ provinceName }) => provinceName === '安徽').length)
    const strong = await schools({ features: ['985'], natures: ['公办'] })
    expect(strong.total).toBeGreaterThan(10)
    expect(strong.records.every(({ schoolFeatures }) => schoolFeatures?.includes('985'))).toBe(true)
    const named = await schools({ query: '合肥工业' })
    expect(named.records.map(({ schoolName }) => schoolName)).toEqual([
      '合肥工业大学',
      '合肥工业大学（宣城校区）',
    ])
    expect((await schools({ query: '没有的大学' })).total).toBe(0)
  })
})
