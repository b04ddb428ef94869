import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Book } from '~/contracts/original-books'
import { ProvinceSelect } from '~/entities/province/province-select'
import { useKnownProvince } from '~/entities/province/use-known-province'
import { Faces } from '~/shared/answer/faces'
import { bookYears } from '~/shared/domain/years'
import { FilterSelect } from '~/shared/filters/filter-select'
import { KeywordField } from '~/shared/filters/keyword-field'
import { currentYear } from '~/shared/lib/clock'
import { formatCount } from '~/shared/lib/format'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Pager } from '~/shared/ui/pager'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { BookPanel } from './book-panel'
import { bookSubjects } from './book-subjects'
import { ALL_YEARS, BOOK_CLOSED, type BooksChange, type BooksFilters } from './books.address'
import { bookQueries, COVERS_PER_PAGE } from './books.queries'
import { useBookYear } from './use-book-year'

interface BooksViewProps {
  readonly filters: BooksFilters
  readonly onFiltersChange: (next: BooksChange, options?: { replace?: boolean }) => void
}

/** What stands for no choice. */
const ALL = ''
const gridClass = 'grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6'

/** The original books (S2 §2): covers in pages of 12, and the book that is open. */
export function BooksView({ filters, onFiltersChange }: BooksViewProps) {
  const results = useRef<HTMLElement>(null)
  const { q, page = 1, book } = filters
  const province = useKnownProvince(filters.province)
  const years = bookYears(currentYear())
  const { year, settled } = useBookYear(filters.year, province, years)
  const exam = useQuery({ ...bookQueries.exam(province ?? ''), enabled: province !== undefined })
  const subjects = exam.data ? bookSubjects(exam.data, year === undefined ? years : [year]) : []
  // Without the list of subjects nothing can be checked: then the asked one counts.
  const subject = exam.data ? subjects.find((known) => known === filters.subject) : filters.subject
  const answer = useQuery({
    ...bookQueries.list(page, { province, subject, year, query: q }),
    enabled: province !== undefined && settled,
    placeholderData: keepPreviousData,
  })

  // A shared link must mean the same to everybody, next year too: what was chosen by default is written into the address.
  useEffect(() => {
    if (province === undefined || !settled) return
    const now = year === undefined ? ALL_YEARS : String(year)
    if (province !== filters.province || now !== filters.year) {
      onFiltersChange({ province, year: now }, { replace: true })
    }
  })

  const change = (part: BooksChange) => onFiltersChange({ ...part, page: undefined })
  const turn = (next: number) => {
    onFiltersChange({ page: next === 1 ? undefined : next })
    results.current?.scrollIntoView({ block: 'start' })
  }
  const total = answer.data?.total ?? 0
  const narrowed = q !== undefined || subject !== undefined || year !== undefined
  return (
    <div>
      <section
        aria-label="原书条件"
        className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-[repeat(3,10rem)_1fr]"
      >
        <ProvinceSelect
          className="max-sm:col-span-2"
          value={province ?? ''}
          onChange={(name) => change({ province: name, subject: undefined })}
        />
        <FilterSelect
          label="科类"
          value={subject ?? ALL}
          options={[{ value: ALL, label: '全部科类' }, ...subjects]}
          onChange={(chosen) => change({ subject: chosen || undefined })}
        />
        <FilterSelect
          label="年份"
          value={year === undefined ? (settled ? ALL_YEARS : '') : String(year)}
          options={[{ value: ALL_YEARS, label: '全部年份' }, ...years.map(String)]}
          onChange={(chosen) => change({ year: chosen })}
        />
        <KeywordField
          label="书名"
          placeholder="书名里的字"
          value={q}
          onSearch={(text) => change({ q: text })}
          className="col-span-2 sm:col-span-3 lg:col-span-1"
        />
      </section>
      <section ref={results} aria-label="原书列表" className="mt-4 scroll-mt-4">
        <Faces
          of={answer}
          name="招生原书"
          className={cn('transition-opacity', answer.isPlaceholderData && 'opacity-60')}
          pending={
            <PendingCovers count={year === undefined && settled ? COVERS_PER_PAGE : COVERS_OF_A_YEAR} />
          }
          isEmpty={({ records }) => records.length === 0}
          empty={
            <EmptyRegion>
              <p>暂无数据</p>
              <p className="mt-1 text-sm">
                {total > 0 ? `没有第 ${page} 页` : `没有${province ?? ''}符合这些条件的招生原书`}
              </p>
              {(narrowed || page > 1) && (
                <Button
                  variant="outline"
                  size="sm"
                  className="mt-4"
                  onClick={() =>
                    change(total > 0 ? {} : { q: undefined, subject: undefined, year: ALL_YEARS })
                  }
                >
                  {total > 0 ? '回到第一页' : '清空条件'}
                </Button>
              )}
            </EmptyRegion>
          }
        >
          {({ records }) => (
            <>
              <p role="status" className="flex min-h-11 items-center gap-1 text-sm text-muted-foreground">
                共 <span className="text-base font-medium text-foreground">{formatCount(total)}</span> 本
              </p>
              <ul className={gridClass}>
                {records.map((item) => (
                  <li key={item.id}>
                    <Cover book={item} onOpen={() => onFiltersChange({ ...BOOK_CLOSED, book: item.id })} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Faces>
        <div className="mt-6">
          <Pager current={page} size={COVERS_PER_PAGE} total={total} onPage={turn} name="招生原书" />
        </div>
        <TrustLine className="mt-6" source={`${province ?? ''}教育考试院编印的招生专业目录`} />
      </section>
      <BookPanel
        bookId={book}
        title={answer.data?.records.find(({ id }) => id === book)?.title}
        filters={filters}
        onFiltersChange={onFiltersChange}
      />
    </div>
  )
}

function Cover({ book: { title, coverUrl }, onOpen }: { book: Book; onOpen: () => void }) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={onOpen} className="group block w-full text-left">
      <span className="block aspect-[5/7] overflow-hidden rounded border bg-muted">
        <img
          src={coverUrl}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="size-full object-cover"
        />
      </span>
      <span className="mt-2 block text-sm group-hover:text-primary">{title}</span>
    </button>
  )
}

/** Most provinces print one book for each of two subjects. */
const COVERS_OF_A_YEAR = 2

function PendingCovers({ count }: { count: number }) {
  return (
    <>
      <Skeleton className="my-3 h-5 w-20" />
      <div className={gridClass}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
          <div key={place}>
            <Skeleton className="aspect-[5/7]" />
            <Skeleton className="mt-2 h-10" />
          </div>
        ))}
      </div>
    </>
  )
}
