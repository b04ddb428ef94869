import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookPages } from '~/contracts/original-books'
import { Faces } from '~/shared/answer/faces'
import { isMissing } from '~/shared/api/is-missing'
import { FilterSelect } from '~/shared/filters/filter-select'
import { KeywordField } from '~/shared/filters/keyword-field'
import { notify } from '~/shared/lib/notify'
import { useLazyPart } from '~/shared/lib/use-lazy-part'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Sheet, SheetContent, SheetHeader, SheetTitle } from '~/shared/ui/sheet'
import { Skeleton } from '~/shared/ui/skeleton'
import { BookTree } from './book-tree'
import { bookBranches } from './book-tree-rows'
import { BOOK_CLOSED, type BooksChange, type BooksFilters } from './books.address'
import { bookQueries } from './books.queries'

interface BookPanelProps {
  /** The open book; closed when undefined. */
  readonly bookId: string | undefined
  /** Unknown where the book is not on the listed page. */
  readonly title: string | undefined
  readonly filters: BooksFilters
  readonly onFiltersChange: (next: BooksChange, options?: { replace?: boolean }) => void
}

/** An open book over the list: its filters, the tree of its schools and pages, and the page that is looked at (S2 §2). */
export function BookPanel({ bookId, title, filters, onFiltersChange }: BookPanelProps) {
  return (
    <Sheet open={bookId !== undefined} onOpenChange={(open) => !open && onFiltersChange(BOOK_CLOSED)}>
      <SheetContent className="w-full md:w-[min(44rem,86vw)]">
        <SheetHeader>
          <SheetTitle className="min-w-0 py-2 text-base">{title ?? '招生原书'}</SheetTitle>
        </SheetHeader>
        <div className="flex-1 overflow-y-auto overscroll-contain p-4 md:p-6">
          {bookId !== undefined && (
            // Another book begins anew.
            <OpenBook key={bookId} bookId={bookId} filters={filters} onFiltersChange={onFiltersChange} />
          )}
        </div>
      </SheetContent>
    </Sheet>
  )
}

interface OpenBookProps extends Pick<BookPanelProps, 'filters' | 'onFiltersChange'> {
  readonly bookId: string
}

const ALL = ''
const NO_FILTERS: BooksChange = { school: undefined, major: undefined, course: undefined, batch: undefined }

function OpenBook({ bookId, filters, onFiltersChange }: OpenBookProps) {
  const { school, major, course, batch } = filters
  const answer = useQuery({
    ...bookQueries.pages({ schoolBatchBookId: bookId, school, major, subject: course, batch }),
    placeholderData: keepPreviousData,
  })
  if (isMissing(answer.error)) {
    return (
      <EmptyRegion>
        <p>没有这本书，链接可能不完整</p>
        <Button variant="outline" size="sm" className="mt-4" onClick={() => onFiltersChange(BOOK_CLOSED)}>
          回到招生原书
        </Button>
      </EmptyRegion>
    )
  }
  // What is looked for changes which page has which place.
  const change = (part: BooksChange) => onFiltersChange({ ...part, leaf: undefined })
  const offered = answer.data ?? NOTHING_OFFERED
  return (
    <>
      <section aria-label="书内条件" className="grid grid-cols-2 gap-3">
        <KeywordField
          label="院校"
          placeholder="院校名称"
          value={school}
          onSearch={(text) => change({ school: text })}
          className="max-sm:col-span-2"
        />
        <KeywordField
          label="专业"
          placeholder="专业名称"
          value={major}
          onSearch={(text) => change({ major: text })}
          className="max-sm:col-span-2"
        />
        <FilterSelect
          label="科类"
          value={course ?? ALL}
          options={[{ value: ALL, label: '全部科类' }, ...offered.subjects]}
          onChange={(chosen) => change({ course: chosen || undefined })}
        />
        <FilterSelect
          label="批次"
          value={batch ?? ALL}
          options={[{ value: ALL, label: '全部批次' }, ...offered.batches]}
          onChange={(chosen) => change({ batch: chosen || undefined })}
        />
      </section>
      <Faces
        of={answer}
        name="书页"
        className={cn('mt-4 transition-opacity', answer.isPlaceholderData && 'opacity-60')}
        pending={<Skeleton className="h-[60rem]" />}
        isEmpty={({ voPages }) => voPages.records.length === 0}
        empty={
          <EmptyRegion>
            <p>暂无数据</p>
            <p className="mt-1 text-sm">这本书里没有符合条件的页</p>
            <Button variant="outline" size="sm" className="mt-4" onClick={() => change(NO_FILTERS)}>
              看整本书
            </Button>
          </EmptyRegion>
        }
      >
        {({ voPages }) => (
          <Found
            pages={voPages.records}
            leaf={filters.leaf}
            onLeaf={(leaf, options) => onFiltersChange({ leaf }, options)}
          />
        )}
      </Faces>
    </>
  )
}

const NOTHING_OFFERED: Pick<BookPages, 'batches' | 'subjects'> = { batches: [], subjects: [] }

const loadViewer = async () => (await import('~/shared/ui/image-viewer')).ImageViewer

interface FoundProps {
  readonly pages: BookPages['voPages']['records']
  readonly leaf: number | undefined
  readonly onLeaf: (leaf: number | undefined, options?: { replace?: boolean }) => void
}

/** The tree of the found pages, and the one that is looked at over everything else. */
function Found({ pages, leaf, onLeaf }: FoundProps) {
  const shown = leaf === undefined || leaf > pages.length ? undefined : leaf
  // Who comes back from a page finds its school still open.
  const [seen, setSeen] = useState(shown)
  if (shown !== undefined && shown !== seen) setSeen(shown)
  const { Part: Viewer, failed } = useLazyPart(shown !== undefined, loadViewer)
  const branches = bookBranches(pages)
  const open = (chosen: number) => {
    if (failed) notify.error('书页打开失败，请刷新页面后重试')
    else onLeaf(chosen)
  }
  return (
    <>
      <p role="status" className="text-sm text-muted-foreground">
        {branches.length} 所院校，{pages.length} 页
      </p>
      <BookTree branches={branches} seen={seen} onLeaf={open} />
      {shown !== undefined && Viewer && (
        <Viewer
          images={pages.map(({ school, subject, batch, pageUrl }) => ({
            src: pageUrl,
            alt: [school, subject, batch].filter(Boolean).join(' '),
          }))}
          index={shown - 1}
          // Turning pages is one step: Back leaves the viewer.
          onIndex={(index) => onLeaf(index + 1, { replace: true })}
          onClose={() => onLeaf(undefined)}
        />
      )}
    </>
  )
}
