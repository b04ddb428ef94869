import { useRef } from 'react'
import { CategorySelect } from '~/entities/province/category-select'
import { controlLineCalls } from '~/entities/province/control-lines.calls'
import { ProvinceSelect } from '~/entities/province/province-select'
import { useKnownProvince } from '~/entities/province/use-known-province'
import { categoryIn, categoryName } from '~/rules/exam/candidate-categories'
import type { Filtered } from '~/shared/address/address'
import { useSettled } from '~/shared/address/use-settled'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { StickyBar } from '~/shared/filters/sticky-bar'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import type { BatchLinesFilters } from './batch-lines.address'
import { withLines, YearTables } from './year-tables'

interface BatchLinesViewProps extends Filtered<BatchLinesFilters> {
  readonly className?: string
}

/** Control lines of a province, one table per year: the same in the page and in the drawer. */
export function BatchLinesView({ filters, change, className }: BatchLinesViewProps) {
  const tables = useRef<HTMLDivElement>(null)
  const known = useKnownProvince(filters.province)
  const settled = useSettled({ filters, change }, () =>
    known === undefined ? undefined : { question: { province: known } },
  )
  const answer = useAnswer(settled?.question, ({ province }) => controlLineCalls.byProvince(province))
  const category = categoryIn(known, filters.category)
  const years = withLines(answer.data ?? [], category)

  const showYear = (year: number) => {
    const heading = tables.current?.querySelector<HTMLElement>(`[data-year="${year}"]`)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <div className={className}>
      <StickyBar
        label="批次线条件"
        line={<YearLine years={years.map(({ year }) => year)} onYear={showYear} />}
      >
        <ProvinceSelect
          className="md:w-40"
          value={known ?? ''}
          onChange={(province) => change({ province, category: undefined })}
        />
        <CategorySelect
          province={known}
          value={category}
          onChange={(chosen) => change({ category: chosen })}
        />
      </StickyBar>
      <States
        of={answer}
        name="批次线"
        className="mt-6"
        pending={<PendingYears />}
        isEmpty={() => years.length === 0}
        empty={({ province }) => (
          <EmptyRegion>
            {category
              ? `没有收录${province}${categoryName(category)}考生的批次线，以${province}教育考试院公布的为准。`
              : `暂无${province}的批次线。可以换一个省份。`}
          </EmptyRegion>
        )}
      >
        {(_, { province }) => (
          <div ref={tables}>
            <YearTables province={province} years={years} />
          </div>
        )}
      </States>
    </div>
  )
}

/** Years to jump to, on a phone, where they lie far below each other. */
function YearLine({ years, onYear }: { years: readonly number[]; onYear: (year: number) => void }) {
  return (
    <nav aria-label="年份" className="-mx-4 flex gap-1.5 overflow-x-auto [scrollbar-width:none] px-4">
      {years.map((year) => (
        <button
          key={year}
          type="button"
          aria-label={`${year} 年`}
          onClick={() => onYear(year)}
          className="min-h-11 shrink-0 rounded bg-muted px-2.5 text-sm whitespace-nowrap"
        >
          {year}
        </button>
      ))}
    </nav>
  )
}

function PendingYears() {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key}>
          <Skeleton className="h-7 w-24" />
          <Skeleton of="rows" className="mt-2 h-80" />
        </div>
      ))}
    </div>
  )
}
