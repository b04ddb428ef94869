import { pinyin } from 'pinyin-pro'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schoolLibrary } from '~/contracts/school-library'
import { type IndexedNames, indexNames, matchNames } from '~/entities/name-search/name-match'
import { createMockedNode, type MockedNode } from '~/mocks/node'
import { request, setClientHost } from '~/shared/api/client'

let mocked: MockedNode

const syllablesOf = (text: string) => pinyin(text, { toneType: 'none', type: 'array', v: true })
const found = (schools: readonly IndexedNames[], typed: string, most = 8) =>
  matchNames(schools, typed, most).map(({ name }) => name)

beforeAll(() => {
  setClientHost({ origin: 'http://mock.test', token: () => undefined, expired: () => undefined })
  mocked = createMockedNode({})
  mocked.server.listen({ onUnhandledRequest: 'error' })
})
afterAll(() => mocked.server.close())

describe('the names of all schools', () => {
  it('are those of the library, in its order, with the short names in use', async () => {
    const names = await request(schoolLibrary.names, {})
    const pages = await Promise.all(
      [1, 2, 3].map((page) => request(schoolLibrary.query, { body: { page, pageSize: 1000 } })),
    )
    const records = pages.flatMap((page) => page.records)
    expect(records.length).toBe(pages[0]?.total)
    expect(names.map(({ id, schoolName }) => [id, schoolName])).toEqual(
      records.map(({ id, schoolName }) => [id, schoolName]),
    )
    expect(names.find(({ schoolName }) => schoolName === '中国科学技术大学')?.aliases).toContain('中科大')
  })

  it('come with the codes of a province where one is asked for', async () => {
    const plain = await request(schoolLibrary.names, {})
    expect(plain.some(({ schoolEnrollCode }) => schoolEnrollCode)).toBe(false)
    const names = await request(schoolLibrary.names, { query: { province: '安徽' } })
    expect(names.map(({ id }) => id)).toEqual(plain.map(({ id }) => id))
    const codes = new Map(names.map(({ schoolEnrollCode, id }) => [schoolEnrollCode, id]))
    expect(codes.size).toBe(names.length)
  })

  it('lead each short name to its school', async () => {
    const names = await request(schoolLibrary.names, {})
    const named = names.filter(({ aliases }) => aliases?.length)
    expect(named.length).toBeGreaterThan(100)
    for (const { id, aliases } of named.filter((_, index) => index % 25 === 0)) {
      const query = aliases?.[0] ?? ''
      const { records } = await request(schoolLibrary.search, {
        query: { query },
        body: { page: 1, pageSize: 1000 },
      })
      expect(records.map((school) => school.id)).toContain(id)
    }
  })
})

describe('all names', () => {
  let schools: IndexedNames[]
  beforeAll(async () => {
    const names = await request(schoolLibrary.names, {})
    schools = names.map(({ id, schoolName, aliases }) =>
      indexNames({ id, name: schoolName, aliases }, syllablesOf),
    )
  })

  it.each([
    ['zkd', '中国科学技术大学'],
    ['qinghua', '清华大学'],
    ['hefei gy', '合肥工业大学'],
    ['chongqing daxue', '重庆大学'],
    ['xmdx', '厦门大学'],
    ['科大', '中国科学技术大学'],
    ['安徽科技', '安徽科技工程大学'],
    ['bengbu yike', '蚌埠医科大学'],
  ])('%s leads to %s', (typed, name) => {
    expect(found(schools, typed)).toContain(name)
  })

  it('are found by themselves and by how they are read', () => {
    for (let i = 0; i < schools.length; i += 37) {
      const school = schools[i]
      if (!school) continue
      const { name } = school.named
      expect(found(schools, name, 1)).toEqual([name])
      expect(found(schools, syllablesOf(name.replace(/[^\p{Script=Han}]/gu, '')).join(' '))).toContain(name)
    }
  })

  it('are looked through between two frames, whatever is typed', () => {
    const typed = [
      'z',
      'd',
      'zd',
      'zgd',
      'xd',
      'xueyuan',
      'zhiyejishuxueyuan',
      'zyjsxy',
      'gxjsdx',
      '大',
      '大学',
      '职业学院',
      'sdssss',
    ]
    const slowest = Math.max(
      ...typed.map((text) => {
        const times = Array.from({ length: 7 }, () => {
          const start = performance.now()
          matchNames(schools, text, 8)
          return performance.now() - start
        })
        return Math.min(...times)
      }),
    )
    expect(slowest).toBeLessThan(16)
  })
})
