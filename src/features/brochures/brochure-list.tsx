import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { BrochureListItem } from '~/contracts/brochures'
import { Faces } from '~/shared/answer/faces'
import { KeywordField } from '~/shared/filters/keyword-field'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Pager } from '~/shared/ui/pager'
import { Skeleton } from '~/shared/ui/skeleton'
import { brochureDay } from './brochure-day'
import type { BrochuresChange, BrochuresFilters } from './brochures.address'
import { BROCHURE_PAGE_SIZE, brochureQueries } from './brochures.queries'

interface BrochureListProps {
  readonly schoolId: string
  readonly filters: BrochuresFilters
  readonly onFiltersChange: (next: BrochuresChange) => void
}

export function BrochureList({ schoolId, filters: { q, page }, onFiltersChange }: BrochureListProps) {
  const answer = useQuery({
    ...brochureQueries.list({ schoolId, q, page }),
    placeholderData: keepPreviousData,
  })
  const total = answer.data?.total ?? 0
  return (
    <div>
      <KeywordField
        label="简章标题"
        placeholder="如 章程"
        value={q}
        onSearch={(text) => onFiltersChange({ q: text, page: undefined })}
        className="max-w-md"
      />
      <Faces
        of={answer}
        name="招生简章"
        className={cn('mt-6 max-w-reading transition-opacity', answer.isPlaceholderData && 'opacity-60')}
        pending={<PendingList />}
        isEmpty={({ records }) => records.length === 0}
        empty={<Empty q={q} pastEnd={total > 0} onFiltersChange={onFiltersChange} />}
      >
        {({ records }) => (
          <>
            <p className="text-sm text-muted-foreground" aria-live="polite">
              共 {total} 份{q !== undefined && `标题含“${q}”的`}招生简章
            </p>
            <ul className="mt-2">
              {records.map((guide) => (
                <li key={guide.id} className="border-t">
                  <Entry {...guide} onOpen={() => onFiltersChange({ guide: guide.id })} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Faces>
      <div className="mt-4 max-w-reading">
        <Pager
          current={page}
          size={BROCHURE_PAGE_SIZE}
          total={total}
          name="招生简章"
          onPage={(next) => onFiltersChange({ page: next === 1 ? undefined : next })}
        />
      </div>
    </div>
  )
}

function Entry({ title, createTime, onOpen }: BrochureListItem & { onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-14 w-full items-center gap-4 py-2 text-left hover:text-primary"
    >
      <span className="min-w-0 flex-1 sm:flex sm:items-baseline sm:justify-between sm:gap-6">
        <span className="block">{title}</span>
        <time dateTime={createTime.slice(0, 10)} className="block shrink-0 text-sm text-muted-foreground">
          {brochureDay(createTime)}
        </time>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
    </button>
  )
}

interface EmptyProps {
  readonly q: string | undefined
  /** There are some, but not on this page. */
  readonly pastEnd: boolean
  readonly onFiltersChange: (next: BrochuresChange) => void
}

function Empty({ q, pastEnd, onFiltersChange }: EmptyProps) {
  if (pastEnd) {
    return (
      <EmptyRegion>
        <p>这一页没有招生简章。</p>
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          onClick={() => onFiltersChange({ page: undefined })}
        >
          回到第一页
        </Button>
      </EmptyRegion>
    )
  }
  if (q === undefined) return <EmptyRegion>没有收录这所院校的招生简章。可以在学校官网查看。</EmptyRegion>
  return (
    <EmptyRegion>
      <p>没有标题含“{q}”的招生简章。</p>
      <Button
        variant="outline"
        size="sm"
        className="mt-3"
        onClick={() => onFiltersChange({ q: undefined, page: undefined })}
      >
        看全部简章
      </Button>
    </EmptyRegion>
  )
}

function PendingList() {
  return (
    <div className="space-y-2 pt-8">
      {Array.from({ length: BROCHURE_PAGE_SIZE }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
        <Skeleton key={index} className="h-12" />
      ))}
    </div>
  )
}
