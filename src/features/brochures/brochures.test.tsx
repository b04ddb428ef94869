import { expect, it } from 'vitest'
import { brochureCalls } from '~/entities/brochure/brochure.calls'
import { drawn, textIn, textsOf } from '../../../tests/drawn'
import { BrochureArticle } from './brochure-article'
import { BrochureList } from './brochure-list'
import { brochuresAddress } from './brochures.address'

interface Found {
  readonly records: readonly object[]
  readonly total: number
}

const listOf = (found: Found, q?: string) =>
  drawn(<BrochureList schoolId="10357" filters={brochuresAddress.parse({ q })} change={() => undefined} />, {
    answers: [[brochureCalls.list({ schoolId: '10357', q, page: 1 }), { ...found, current: 1, size: 10 }]],
  })

it('S2-2.13 S2-9.4 brochures stand in pages of ten, with their title and their day', async () => {
  const records = Array.from({ length: 10 }, (_, at) => ({
    id: `g${at}`,
    title: `简章 ${at}`,
    createTime: `2025-05-${10 + at} 08:00:00`,
  }))
  const markup = await listOf({ records, total: 23 })
  expect(textsOf('ul', markup)[0]).toMatch(/^简章 0 2025 年 5 月 10 日 简章 1 2025 年 5 月 11 日/)
  expect(textIn(markup)).toContain('共 23 份招生简章')
  expect(textsOf('nav', markup)).toEqual(['第 1 / 3 页 1 2 3'])
})

it('S2-8.1 no brochures say so', async () => {
  const none = { records: [], total: 0 }
  expect(textIn(await listOf(none))).toContain('没有收录这所院校的招生简章。')
  expect(textIn(await listOf(none, '章程'))).toContain('没有标题含“章程”的招生简章。 看全部简章')
})

it('S1-2.57 a brochure has its title, its day and its tags', async () => {
  const brochure = {
    id: 'g1',
    schoolId: '10357',
    schoolName: '安徽大学',
    title: '安徽大学 2025 年招生章程',
    createTime: '2025-05-09 08:00:00',
    tags: ['招生章程', '2025 年'],
    content: '<h2>第一章</h2>',
  }
  const markup = await drawn(<BrochureArticle guideId="g1" heading="page" wayOut={null} />, {
    answers: [[brochureCalls.detail('g1'), brochure]],
  })
  expect(textIn(markup)).toMatch(/^安徽大学 2025 年招生章程 2025 年 5 月 9 日 招生章程 2025 年 /)
})
