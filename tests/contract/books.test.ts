import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admissionPlan } from '~/contracts/admission-plan'
import { originalBooks } from '~/contracts/original-books'
import { schoolLibrary } from '~/contracts/school-library'
import { createMockedNode } from '~/mocks/node'
import { request, setClientHost } from '~/shared/api/client'
import { BusinessError } from '~/shared/api/errors'

const { server } = createMockedNode()

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setClientHost({ origin: 'http://mock.test', token: () => undefined, expired: () => undefined })
})
afterAll(() => server.close())

const list = (body: object, page = 1, pageSize = 12) =>
  request(originalBooks.list, { query: { page, pageSize }, body })
const pages = (body: object, page = 1, pageSize = 99_999) =>
  request(originalBooks.pages, {
    query: { page, pageSize },
    body: { schoolBatchBookId: 'b3420250', ...body },
  })

describe('the list of books', () => {
  it('S2-7.5 holds what was asked for, each book on one page', async () => {
    const first = await list({ province: '安徽' })
    expect(first).toMatchObject({ current: 1, size: 12, total: 12 })
    expect(new Set(first.records.map(({ id }) => id)).size).toBe(12)
    const titles = (await list({ province: '安徽', year: 2023, subject: '理科' })).records
    expect(titles.map(({ title }) => title)).toEqual(['安徽 2023 年普通高校招生专业目录（理科）'])
    const all = await list({}, 1, 1000)
    const second = await list({}, 2)
    expect(second.records).toEqual(all.records.slice(12, 24))
  })

  it('finds words of a title, and nothing for what no title says', async () => {
    const found = await list({ query: ' 西藏 2024 ' })
    expect(found.total).toBeGreaterThan(0)
    expect(found.records.every(({ title }) => title.includes('西藏 2024'))).toBe(true)
    expect((await list({ query: '没有的书' })).total).toBe(0)
    expect((await list({ province: '安徽', subject: '综合' })).total).toBe(0)
  })
})

describe('the pages of a book', () => {
  it('stand under schools, in the batches that the book has', async () => {
    const { voPages, batches, subjects } = await pages({})
    expect(voPages.total).toBe(voPages.records.length)
    expect(subjects).toEqual(['物理'])
    for (const { school, batch, subject, pageUrl } of voPages.records) {
      expect(school).not.toBe('')
      expect(batches).toContain(batch)
      expect(subjects).toContain(subject)
      expect(decodeURIComponent(pageUrl)).toContain(school)
    }
  })

  it('are those of the plan: its batches, and only schools that enrol there', async () => {
    // 山东, 2025: a province without 本科批.
    const { voPages, batches } = await pages({ schoolBatchBookId: 'b3720250' })
    expect(batches).toEqual(expect.arrayContaining(['本科提前批', '一段', '二段']))
    expect(batches).not.toContain('本科批')
    const { school } = voPages.records.find(({ batch }) => batch === '二段') ?? { school: '' }
    const id =
      (await request(schoolLibrary.names, {})).find(({ schoolName }) => schoolName === school)?.id ?? ''
    const plan = await request(admissionPlan.query, {
      body: { page: 1, pageSize: 999, schoolId: id, province: '山东', year: 2025 },
    })
    expect(plan.records.flatMap(({ details }) => details.map(({ batch }) => batch))).toContain('二段')
  })

  it('print every major they are found by', async () => {
    // A long name is printed in several lines.
    const prints = ({ pageUrl }: { pageUrl: string }) =>
      decodeURIComponent(pageUrl).replaceAll('\n', '').includes('核工程与核技术')
    const { records } = (await pages({ major: '核工程与核技术' })).voPages
    expect(records.every(prints)).toBe(true)
    const { records: whole } = (await pages({})).voPages
    const numbers = (found: typeof whole) => found.map(({ pageNumber }) => pageNumber)
    expect(numbers(whole.filter(prints))).toEqual(numbers(records))
  })

  it('keep their numbers whatever is looked for, and mark what was found', async () => {
    const { records: whole } = (await pages({})).voPages
    expect(whole.map(({ pageNumber }) => pageNumber)).toEqual(whole.map((_, index) => index + 1))
    const { records } = (await pages({ school: '合肥工业', major: '计算机' })).voPages
    expect(records.length).toBeGreaterThan(0)
    for (const { pageNumber, pageUrl, marks } of records) {
      expect(whole[(pageNumber ?? 0) - 1]?.pageUrl).toBe(pageUrl)
      expect(marks?.length).toBeGreaterThan(0)
      for (const { top, height } of marks ?? []) expect(top + height).toBeLessThanOrEqual(1)
    }
  })

  it('print the plan: codes, places and fees', async () => {
    const schoolId =
      (await request(schoolLibrary.names, {})).find(({ schoolName }) => schoolName === '合肥工业大学')?.id ??
      ''
    const plan = await request(admissionPlan.query, {
      body: {
        page: 1,
        pageSize: 999,
        schoolId,
        province: '安徽',
        year: 2025,
        subject: '物理',
        batch: '本科批',
      },
    })
    const { records } = (await pages({ school: '合肥工业大学', batch: '本科批' })).voPages
    const print = records.map(({ pageUrl }) => decodeURIComponent(pageUrl)).join()
    for (const { majorGroupCode, details } of plan.records) {
      expect(print).toContain(`专业组 ${majorGroupCode}`)
      for (const { majorEnrollCode, planNum, fee } of details) {
        for (const text of [majorEnrollCode, planNum, fee])
          expect(print).toMatch(new RegExp(`[>\\n]${text}[<\\n]`))
      }
    }
  })

  it('are narrowed by school, batch, subject and major', async () => {
    const whole = (await pages({})).voPages
    const own = (await pages({ school: '中国科学技术' })).voPages
    expect(new Set(own.records.map(({ school }) => school))).toEqual(new Set(['中国科学技术大学']))
    const junior = (await pages({ batch: '专科批' })).voPages
    expect(junior.total).toBe(whole.records.filter(({ batch }) => batch === '专科批').length)
    expect((await pages({ subject: '历史' })).voPages.total).toBe(0)
    const nuclear = (await pages({ major: '核工程与核技术' })).voPages
    expect(nuclear.total).toBeGreaterThan(0)
    expect(nuclear.total).toBeLessThan(whole.total / 4)
    expect((await pages({ major: '没有的专业' })).voPages.total).toBe(0)
    expect((await pages({ major: '核工程与核技术', batch: '专科批' })).voPages.total).toBe(0)
  })

  it('come by pages without loss', async () => {
    const whole = (await pages({})).voPages.records
    const half = Math.ceil(whole.length / 2)
    const parts = [await pages({}, 1, half), await pages({}, 2, half)]
    expect(parts.flatMap(({ voPages }) => voPages.records)).toEqual(whole)
  })

  it('are refused for a book that is none', async () => {
    await expect(pages({ schoolBatchBookId: 'b99' })).rejects.toThrow(BusinessError)
    await expect(pages({ schoolBatchBookId: 'b99' })).rejects.toThrow('没有这本书')
  })
})
