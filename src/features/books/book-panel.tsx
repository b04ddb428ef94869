import { useMemo, useState } from 'react'
import type { BookPage, BookPages } from '~/contracts/original-books'
import type { Changes, Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { isMissing } from '~/shared/api/is-missing'
import { FilterSelect } from '~/shared/filters/filter-select'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Sheet, SheetContent, SheetHeader, SheetTitle } from '~/shared/ui/sheet'
import { Skeleton } from '~/shared/ui/skeleton'
import { BookSearch } from './book-search'
import { BookTree } from './book-tree'
import { bookBranches, pageNumber } from './book-tree-rows'
import { BOOK_CLOSED, type BooksFilters } from './books.address'
import { bookCalls } from './books.calls'

interface BookPanelProps extends Filtered<BooksFilters> {
  /** The open book; closed when undefined. */
  readonly bookId: string | undefined
  /** Unknown where the book is not on the listed page. */
  readonly title: string | undefined
}

/** An open book over the list: its filters, the tree of its schools and pages, and the page that is looked at (S2 §2). */
export function BookPanel({ bookId, title, filters, change }: BookPanelProps) {
  return (
    <Sheet open={bookId !== undefined} onOpenChange={(open) => !open && change(BOOK_CLOSED)}>
      <SheetContent data-prints className="w-full md:w-[min(44rem,86vw)]">
        <SheetHeader>
          <SheetTitle className="min-w-0 py-2 text-base!">{title ?? '招生原书'}</SheetTitle>
        </SheetHeader>
        <div className="flex-1 overflow-y-auto overscroll-contain p-4 md:p-6">
          {bookId !== undefined && (
            // Another book begins anew.
            <OpenBook key={bookId} bookId={bookId} filters={filters} change={change} />
          )}
        </div>
      </SheetContent>
    </Sheet>
  )
}

interface OpenBookProps extends Filtered<BooksFilters> {
  readonly bookId: string
}

const ALL = ''
const NO_FILTERS: Changes<BooksFilters> = {
  school: undefined,
  major: undefined,
  course: undefined,
  batch: undefined,
}

function OpenBook({ bookId, filters, change }: OpenBookProps) {
  const { school, major, course, batch } = filters
  const question = useMemo(
    () => ({ schoolBatchBookId: bookId, school, major, subject: course, batch }),
    [bookId, school, major, course, batch],
  )
  const answer = useAnswer(question, bookCalls.pages)
  if (isMissing(answer.error)) {
    return (
      <EmptyRegion>
        <p>没有这本书，链接可能不完整</p>
        <Button variant="outline" size="sm" className="mt-4" onClick={() => change(BOOK_CLOSED)}>
          回到招生原书
        </Button>
      </EmptyRegion>
    )
  }
  // Another question changes which page has which place.
  const narrow = (part: Changes<BooksFilters>) => change({ ...part, leaf: undefined })
  const offered = answer.data ?? NOTHING_OFFERED
  return (
    <>
      <section aria-label="书内条件" className="print-hidden grid grid-cols-2 gap-3">
        <BookSearch school={school} major={major} onSearch={narrow} />
        <FilterSelect
          label="科类"
          value={course ?? ALL}
          options={[{ value: ALL, label: '全部科类' }, ...offered.subjects]}
          onChange={(chosen) => narrow({ course: chosen || undefined })}
        />
        <FilterSelect
          label="批次"
          value={batch ?? ALL}
          options={[{ value: ALL, label: '全部批次' }, ...offered.batches]}
          onChange={(chosen) => narrow({ batch: chosen || undefined })}
        />
      </section>
      <States
        of={answer}
        name="书页"
        className="mt-4"
        pending={<Skeleton of="rows" className="h-[60rem]" />}
        isEmpty={({ voPages }) => voPages.records.length === 0}
        empty={
          <EmptyRegion>
            <p>暂无数据</p>
            <p className="mt-1 text-sm">这本书里没有符合条件的页</p>
            <Button variant="outline" size="sm" className="mt-4" onClick={() => narrow(NO_FILTERS)}>
              看整本书
            </Button>
          </EmptyRegion>
        }
      >
        {({ voPages }) => (
          <Found pages={voPages.records} leaf={filters.leaf} onLeaf={(leaf, how) => change({ leaf }, how)} />
        )}
      </States>
    </>
  )
}

const NOTHING_OFFERED: Pick<BookPages, 'batches' | 'subjects'> = { batches: [], subjects: [] }

const loadReader = async () => (await import('./book-reader')).BookReader

interface FoundProps {
  readonly pages: readonly BookPage[]
  readonly leaf: number | undefined
  readonly onLeaf: (leaf: number | undefined, how?: 'settle') => void
}

/** The tree of the found pages, and the one that is read over everything else. */
function Found({ pages, leaf, onLeaf }: FoundProps) {
  const index = pages.findIndex((page, place) => pageNumber(page, place) === leaf)
  // Who comes back from a page finds its school still open.
  const [seen, setSeen] = useState(leaf)
  if (leaf !== undefined && leaf !== seen) setSeen(leaf)
  const branches = bookBranches(pages)
  const numberAt = (place: number) => {
    const page = pages[place]
    return page ? pageNumber(page, place) : place + 1
  }
  return (
    <>
      <p role="status" className="text-sm text-muted-foreground">
        {branches.length} 所院校，{pages.length} 页
      </p>
      {index >= 0 && (
        <LazyPart
          name="书页"
          load={loadReader}
          pending={null}
          props={{
            pages,
            index,
            numberOf: numberAt,
            // Turning pages is one step: Back leaves the reader.
            onIndex: (next) => onLeaf(numberAt(next), 'settle'),
            onClose: () => onLeaf(undefined),
          }}
        />
      )}
      <BookTree branches={branches} seen={seen} onLeaf={onLeaf} />
    </>
  )
}
