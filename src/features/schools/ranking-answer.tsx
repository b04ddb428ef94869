import type { SchoolListItem } from '~/contracts/school.schemas'
import type { Narrowing } from '~/entities/school/library.address'
import type { Filtered } from '~/shared/address/address'
import { formatCount } from '~/shared/lib/text/format'
import { Pager } from '~/shared/ui/pager'
import { TrustLine } from '~/shared/ui/trust-line'
import { RankedSchools } from './ranked-schools'
import type { RankingFilters } from './ranking.address'

/** A page of a ranking. */
export type RankingQuestion = Pick<RankingFilters, 'type' | 'q' | 'page'> &
  Narrowing & { readonly year: number }

interface RankingAnswerProps extends Filtered<RankingFilters> {
  readonly asked: RankingQuestion
  readonly schools: readonly SchoolListItem[]
  /** How many schools all pages have. */
  readonly total: number
  /** How many one page has. */
  readonly size: number
  readonly wide: boolean
  readonly onPage: (page: number) => void
}

/** A page of a ranking, with how many schools there are and whose ranking it is. */
export function RankingAnswer({
  asked,
  schools,
  total,
  size,
  wide,
  onPage,
  ...filtered
}: RankingAnswerProps) {
  return (
    <>
      <p role="status" className="flex min-h-11 items-center gap-1 text-sm text-muted-foreground">
        共 <span className="text-base font-medium text-foreground">{formatCount(total)}</span> 所院校
      </p>
      <RankedSchools schools={schools} asked={asked} wide={wide} {...filtered} />
      <div className="mt-6">
        <Pager current={filtered.filters.page} size={size} total={total} onPage={onPage} name="排名" />
      </div>
      <TrustLine addressOnPaper className="mt-6" source={sourceOf(asked)} />
    </>
  )
}

/** What each ranking is called by those who make it. */
const SOURCES = {
  ruanke: '软科中国大学排名',
  qs: 'QS 世界大学排名',
  usnews: 'U.S. News 世界大学排名',
} as const satisfies Record<RankingFilters['type'], string>

export function sourceOf({ year, type }: RankingQuestion): string {
  return `${year} 年${SOURCES[type]}`
}
