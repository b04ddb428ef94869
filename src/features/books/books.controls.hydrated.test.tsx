import { expect, it, vi } from 'vitest'

vi.mock('react', async () => (await import('../../../tests/hydrated')).hydrated())
vi.mock('react/jsx-dev-runtime', async () => (await import('../../../tests/hydrated')).recordedButtons())
vi.mock('~/shared/filters/filter-select', async () => ({
  FilterSelect: (await import('../../../tests/hydrated')).RecordedControl,
}))
vi.mock('~/shared/filters/keyword-field', async () => ({
  KeywordField: (await import('../../../tests/hydrated')).RecordedControl,
}))
vi.mock('~/shared/ui/pager', async () => ({
  Pager: (await import('../../../tests/hydrated')).RecordedControl,
}))

import { drawn } from '../../../tests/drawn'
import { controlNamed } from '../../../tests/hydrated'
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
    answers: [[bookCalls.list(question), found]],
  })
  const { onChange: chooseProvince } = controlNamed('省份')
  chooseProvince?.('浙江' as never)
  expect(change).toHaveBeenLastCalledWith({ province: '浙江', subject: undefined, page: 1 })
  controlNamed('科类').onChange?.('历史' as never)
  expect(change).toHaveBeenLastCalledWith({ subject: '历史', page: 1 })
  controlNamed('年份').onChange?.('2024' as never)
  expect(change).toHaveBeenLastCalledWith({ year: '2024', page: 1 })
  controlNamed('书名').onSearch?.('目录' as never)
  expect(change).toHaveBeenLastCalledWith({ q: '目录', page: 1 })
  controlNamed('招生原书').onPage?.(2)
  expect(change).toHaveBeenLastCalledWith({ page: 2 })
})

it('S2-2.34.2 S2-2.35.1 each cover opens its own book', async () => {
  const onOpen = vi.fn()
  const books = ['甲', '乙'].map((title) => ({ id: `of ${title}`, title, name: title, coverUrl: '/cover' }))
  await drawn(<BookCovers books={books} onOpen={onOpen} />)
  for (const title of ['甲', '乙']) {
    controlNamed(title).onClick?.()
    expect(onOpen).toHaveBeenLastCalledWith(`of ${title}`)
  }
})
