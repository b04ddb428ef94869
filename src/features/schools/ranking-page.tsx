import type { Filtered } from '~/shared/address/address'
import { PageHeading } from '~/shared/ui/page-heading'
import type { RankingFilters } from './ranking.address'
import { RankingView } from './ranking-view'

export function RankingPage(props: Filtered<RankingFilters>) {
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>大学排名</PageHeading>
      <RankingView {...props} wide className="mt-4" />
    </div>
  )
}
