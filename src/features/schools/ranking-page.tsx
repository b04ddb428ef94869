import { CompareLink } from '~/entities/school/compare-link'
import type { Filtered } from '~/shared/address/address'
import { PageHeading } from '~/shared/ui/page-heading'
import type { RankingFilters } from './ranking.address'
import { RankingView } from './ranking-view'

export function RankingPage(props: Filtered<RankingFilters>) {
  return (
    <div className="content-column py-6 md:py-10">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 md:min-h-8">
        <PageHeading>大学排名</PageHeading>
        <CompareLink />
      </div>
      <RankingView {...props} wide className="mt-4" />
    </div>
  )
}
