import type { Filtered } from '~/shared/address/address'
import { PageHeading } from '~/shared/ui/page-heading'
import type { RankFilters } from './rank.address'
import { RankView } from './rank-view'

export function RankPage(props: Filtered<RankFilters>) {
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>一个分数排在第几位</PageHeading>
      <p className="mt-2 max-w-reading text-muted-foreground">
        位次就是你在全省同科类考生里的名次。比往年，看位次，别看分数。
      </p>
      <RankView {...props} className="mt-4" />
    </div>
  )
}
