import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo, useRef } from 'react'
import type { BrochureListItem } from '~/contracts/brochures'
import { BROCHURE_PAGE_SIZE, brochureCalls } from '~/entities/brochure/brochure.calls'
import type { Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { KeywordField } from '~/shared/filters/keyword-field'
import { dayText } from '~/shared/lib/time/day-text'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Pager } from '~/shared/ui/pager'
import { Skeleton } from '~/shared/ui/skeleton'
import type { BrochuresFilters } from './brochures.address'

type Change = Filtered<BrochuresFilters>['change']

interface BrochureListProps extends Filtered<BrochuresFilters> {
  readonly schoolId: string
}

/** Brochures of a school in pages of ten. */
export function BrochureList({ schoolId, filters: { q, page }, change }: BrochureListProps) {
  const list = useRef<HTMLDivElement>(null)
  const question = useMemo(() => ({ schoolId, q, page }), [schoolId, q, page])
  const answer = useAnswer(question, brochureCalls.list)
  const total = answer.data?.total ?? 0
  const turn = (next: number) => {
    change({ page: next })
    list.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div ref={list} className="scroll-mt-4">
      <KeywordField
        label="简章标题"
        placeholder="如 章程"
        value={q}
        onSearch={(text) => change({ q: text, page: 1 })}
        className="max-w-md"
      />
      <States
        of={answer}
        name="招生简章"
        className="mt-6 max-w-reading"
        pending={<PendingList />}
        isEmpty={({ records }) => records.length === 0}
        empty={(asked) => <Empty q={asked.q} pastEnd={total > 0} change={change} />}
      >
        {({ records }, asked) => (
          <>
            <p className="text-sm text-muted-foreground" aria-live="polite">
              共 {total} 份{asked.q !== undefined && `标题含“${asked.q}”的`}招生简章
            </p>
            <ul className="mt-2">
              {records.map((guide) => (
                <li key={guide.id} className="border-t">
                  <Entry {...guide} onOpen={() => change({ guide: guide.id })} />
                </li>
              ))}
            </ul>
          </>
        )}
      </States>
      <div className="mt-4 max-w-reading">
        <Pager current={page} size={BROCHURE_PAGE_SIZE} total={total} name="招生简章" onPage={turn} />
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
          {dayText(createTime)}
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
  readonly change: Change
}

function Empty({ q, pastEnd, change }: EmptyProps) {
  if (pastEnd) {
    return (
      <EmptyRegion>
        <p>这一页没有招生简章。</p>
        <Button variant="outline" size="sm" className="mt-3" onClick={() => change({ page: 1 })}>
          回到第一页
        </Button>
      </EmptyRegion>
    )
  }
  if (q === undefined) return <EmptyRegion>没有收录这所院校的招生简章。可以在学校官网查看。</EmptyRegion>
  return (
    <EmptyRegion>
      <p>没有标题含“{q}”的招生简章。</p>
      <Button variant="outline" size="sm" className="mt-3" onClick={() => change({ q: undefined, page: 1 })}>
        看全部简章
      </Button>
    </EmptyRegion>
  )
}

function PendingList() {
  return (
    <div className="grid gap-y-2 pt-8">
      {Array.from({ length: BROCHURE_PAGE_SIZE }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
        <Skeleton key={index} className="h-12" />
      ))}
    </div>
  )
}
