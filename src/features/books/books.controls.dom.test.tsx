import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { provinceExams } from '~/entities/province/province-exams.calls'
import { provinceList } from '~/entities/province/province-list.calls'
import { choose, drawn, press, search } from '../../../tests/dom'
import { BookCovers } from './book-covers'
import { booksAddress } from './books.address'
import { bookCalls } from './books.calls'
import { BooksView } from './books-view'

it('S2-2.34 S2-4.3 another condition of the books begins with page 1', async () => {
  const change = vi.fn()
  const filters = booksAddress.parse({ province: '安徽', year: 'all', page: '3' })
  const question = { province: '安徽', year: 'all', subject: undefined, q: undefined, page: 3 }
  const found = { records: [], total: 40, current: 3, size: 12 }
  await drawn(<BooksView filters={filters} change={change} />, {
    answers: [
      [provinceList(), [{ provinceName: '安徽' }, { provinceName: '浙江' }]],
      [provinceExams('安徽'), { yearSubjectBatchMap: { 2025: { subjectBatchMap: { 物理: [], 历史: [] } } } }],
      [bookCalls.list(question), found],
    ],
  })
  choose('省份', '浙江')
  expect(change).toHaveBeenLastCalledWith({ province: '浙江', subject: undefined, page: 1 })
  choose('科类', '历史')
  expect(change).toHaveBeenLastCalledWith({ subject: '历史', page: 1 })
  choose('年份', '2024')
  expect(change).toHaveBeenLastCalledWith({ year: '2024', page: 1 })
  search('书名', '目录')
  expect(change).toHaveBeenLastCalledWith({ q: '目录', page: 1 })
  press('第 2 页', screen.getByRole('navigation', { name: '招生原书分页' }))
  expect(change).toHaveBeenLastCalledWith({ page: 2 })
})

it('S2-2.34.2 S2-2.35.1 each cover opens its own book', async () => {
  const onOpen = vi.fn()
  const books = ['甲', '乙'].map((title) => ({ id: `of ${title}`, title, name: title, coverUrl: '/cover' }))
  await drawn(<BookCovers books={books} onOpen={onOpen} />)
  for (const title of ['甲', '乙']) {
    press(title)
    expect(onOpen).toHaveBeenLastCalledWith(`of ${title}`)
  }
})
