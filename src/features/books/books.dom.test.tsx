import { expect, it } from 'vitest'
import { provinceExams } from '~/entities/province/province-exams.calls'
import { provinceList } from '~/entities/province/province-list.calls'
import { clockFrom, setClock } from '~/shared/lib/time/clock'
import { drawn, textIn, textsOf } from '../../../tests/dom'
import { BookTree } from './book-tree'
import { bookBranches } from './book-tree-rows'
import { booksAddress } from './books.address'
import { bookCalls } from './books.calls'
import { BooksView } from './books-view'

async function booksOf(records: readonly object[], total: number) {
  setClock(clockFrom(new Date('2026-06-25T10:00:00+08:00')))
  const question = { province: '安徽', year: 'all', subject: undefined, q: undefined, page: 1 }
  const filters = booksAddress.parse({ province: '安徽', year: 'all' })
  await drawn(<BooksView filters={filters} change={() => undefined} />, {
    answers: [
      [provinceList(), [{ provinceName: '安徽' }]],
      [provinceExams('安徽'), { yearSubjectBatchMap: { 2025: { subjectBatchMap: { 物理: [] } } } }],
      [bookCalls.list(question), { records, total, current: 1, size: 12 }],
    ],
  })
}

it('S2-2.34 S2-9.5 S2-9.6 books have their conditions, and pages of twelve covers', async () => {
  const cover = (at: number) => ({ id: `b${at}`, title: `书 ${at}`, coverUrl: `https://cover.invalid/${at}` })
  await booksOf(
    Array.from({ length: 12 }, (_, at) => cover(at)),
    36,
  )
  expect(textsOf('label')).toEqual(['省份', '科类', '年份', '书名'])
  expect(textsOf('select')).toEqual(['安徽', '全部科类 物理', '全部年份 2026 2025 2024 2023 2022 2021'])
  expect(document.querySelectorAll('img[src^="https://cover.invalid/"]')).toHaveLength(12)
  expect(textsOf('li').slice(0, 2)).toEqual(['书 0', '书 1'])
  expect(textsOf('nav')).toEqual(['第 1 / 3 页 1 2 3'])
})

it('S2-8.2 no books are 暂无数据', async () => {
  await booksOf([], 0)
  expect(textIn()).toContain('暂无数据 没有安徽符合这些条件的招生原书')
})

it('S2-2.35.2 pages of a book stand under their school, with their subject and their batch', async () => {
  const page = { school: '安徽大学', subject: '物理', batch: '本科批', pageUrl: 'https://page.invalid/1' }
  const branches = bookBranches([
    { ...page, pageNumber: 12 },
    { ...page, pageNumber: 13, batch: '专科批' },
    { ...page, schoolFirstName: '合肥工业大学', pageNumber: 14 },
  ])
  const tree = <BookTree branches={branches} seen={undefined} onLeaf={() => undefined} />
  await drawn(tree)
  expect(textIn()).toBe(
    '安徽大学 2 页 第 12 页 物理 本科批 第 13 页 物理 专科批 合肥工业大学 1 页 第 14 页 物理 本科批',
  )
})
