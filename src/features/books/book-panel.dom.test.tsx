import { expect, it } from 'vitest'
import { drawn, textIn, textsOf } from '../../../tests/dom'
import { BookPanel } from './book-panel'
import { booksAddress } from './books.address'
import { bookCalls } from './books.calls'

const pagesOf = (school: string) => ({
  batches: ['本科批', '专科批'],
  subjects: ['物理', '历史'],
  voPages: {
    records: [{ school, subject: '物理', batch: '本科批', pageUrl: 'https://page.invalid/1', pageNumber: 3 }],
    total: 1,
    current: 1,
    size: 99_999,
  },
})
const NOTHING = { school: undefined, major: undefined, subject: undefined, batch: undefined }

it('S2-2.35.1 S2-2.35.2 S2-4.9 each book is asked for, and has its conditions and its pages', async () => {
  const answers = ['b1', 'b2'].map(
    (id) => [bookCalls.pages({ schoolBatchBookId: id, ...NOTHING }), pagesOf(`${id} 大学`)] as const,
  )
  for (const id of ['b1', 'b2']) {
    const panel = (
      <BookPanel
        bookId={id}
        title="目录"
        filters={booksAddress.parse({ book: id })}
        change={() => undefined}
      />
    )
    await drawn(panel, { answers })
    expect(textsOf('label')).toEqual(['院校', '专业', '科类', '批次'])
    expect(textsOf('select')).toEqual(['全部科类 物理 历史', '全部批次 本科批 专科批'])
    expect(textIn()).toContain(`1 所院校，1 页 ${id} 大学 1 页 第 3 页 物理 本科批`)
  }
})

it('S2-2.35.1 S2-7.5.2 pages of a book are asked by the words of each condition', async () => {
  const asked = { school: '安徽', major: '法学', subject: '物理', batch: '本科批' }
  const filters = { book: 'b1', school: '安徽', major: '法学', course: '物理', batch: '本科批' }
  const panel = (
    <BookPanel bookId="b1" title="目录" filters={booksAddress.parse(filters)} change={() => undefined} />
  )
  await drawn(panel, {
    answers: [[bookCalls.pages({ schoolBatchBookId: 'b1', ...asked }), pagesOf('安徽大学')]],
  })
  expect(textIn()).toContain('1 所院校，1 页 安徽大学 1 页 第 3 页 物理 本科批')
})
