import { useRef } from 'react'
import { ProvinceSelect } from '~/entities/province/province-select'
import type { Changes, Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { FilterSelect } from '~/shared/filters/filter-select'
import { KeywordField } from '~/shared/filters/keyword-field'
import { formatCount } from '~/shared/lib/text/format'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Pager } from '~/shared/ui/pager'
import { TrustLine } from '~/shared/ui/trust-line'
import { BookCovers, PendingCovers } from './book-covers'
import { BookPanel } from './book-panel'
import { ALL_YEARS, BOOK_CLOSED, type BooksFilters } from './books.address'
import { type BookListQuestion, COVERS_PER_PAGE } from './books.calls'
import { useBookList } from './use-book-list'

/** The value of a select in which nothing is chosen. */
const ALL = ''

type Narrow = (part: Changes<BooksFilters>) => void

/** The original books (S2 §2): covers in pages of 12, and the book that is open. */
export function BooksView({ filters, change }: Filtered<BooksFilters>) {
  const results = useRef<HTMLElement>(null)
  const list = useBookList({ filters, change })
  const { answer, province = '' } = list
  const total = answer.data?.total ?? 0
  // Another question begins with its first page.
  const narrow: Narrow = (part) => change({ ...part, page: 1 })
  const turn = (page: number) => {
    change({ page })
    results.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div>
      <BookConditions list={list} q={filters.q} narrow={narrow} />
      <section ref={results} aria-label="原书列表" className="mt-4 scroll-mt-4">
        <States
          of={answer}
          name="招生原书"
          pending={<PendingCovers ofYear={list.year !== ALL_YEARS} />}
          isEmpty={({ records }) => records.length === 0}
          empty={(asked) => <NoBooks asked={asked} total={total} narrow={narrow} />}
        >
          {({ records }) => (
            <>
              <p role="status" className="flex min-h-11 items-center gap-1 text-sm text-muted-foreground">
                共 <span className="text-base font-medium text-foreground">{formatCount(total)}</span> 本
              </p>
              <BookCovers books={records} onOpen={(book) => change({ ...BOOK_CLOSED, book })} />
            </>
          )}
        </States>
        <div className="mt-6">
          <Pager current={filters.page} size={COVERS_PER_PAGE} total={total} onPage={turn} name="招生原书" />
        </div>
        <TrustLine className="mt-6" source={`${province}教育考试院编印的招生专业目录`} />
      </section>
      <BookPanel
        bookId={filters.book}
        title={answer.data?.records.find(({ id }) => id === filters.book)?.title}
        filters={filters}
        change={change}
      />
    </div>
  )
}

interface BookConditionsProps {
  readonly list: ReturnType<typeof useBookList>
  readonly q: string | undefined
  readonly narrow: Narrow
}

function BookConditions({ list, q, narrow }: BookConditionsProps) {
  const { province, year, years, subject, subjects, ofSubjects } = list
  return (
    <section
      aria-label="原书条件"
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-[repeat(3,10rem)_1fr]"
    >
      <ProvinceSelect
        className="max-sm:col-span-2"
        value={province ?? ''}
        onChange={(name) => narrow({ province: name, subject: undefined })}
      />
      <FilterSelect
        label="科类"
        value={subject ?? ALL}
        options={[{ value: ALL, label: '全部科类' }, ...subjects]}
        onChange={(chosen) => narrow({ subject: chosen || undefined })}
        {...ofSubjects}
      />
      <FilterSelect
        label="年份"
        value={year ?? ''}
        options={[{ value: ALL_YEARS, label: '全部年份' }, ...years.map(String)]}
        onChange={(chosen) => narrow({ year: chosen })}
      />
      <KeywordField
        label="书名"
        placeholder="书名里的字"
        value={q}
        onSearch={(text) => narrow({ q: text })}
        className="col-span-2 sm:col-span-3 lg:col-span-1"
      />
    </section>
  )
}

interface NoBooksProps {
  readonly asked: BookListQuestion
  /** How many there are on other pages. */
  readonly total: number
  readonly narrow: Narrow
}

function NoBooks({ asked, total, narrow }: NoBooksProps) {
  const { province, year, subject, q, page } = asked
  const narrowed = q !== undefined || subject !== undefined || year !== ALL_YEARS
  return (
    <EmptyRegion>
      <p>暂无数据</p>
      <p className="mt-1 text-sm">
        {total > 0 ? `没有第 ${page} 页` : `没有${province}符合这些条件的招生原书`}
      </p>
      {(narrowed || page > 1) && (
        <Button
          variant="outline"
          size="sm"
          className="mt-4"
          onClick={() => narrow(total > 0 ? {} : { q: undefined, subject: undefined, year: ALL_YEARS })}
        >
          {total > 0 ? '回到第一页' : '清空条件'}
        </Button>
      )}
    </EmptyRegion>
  )
}
