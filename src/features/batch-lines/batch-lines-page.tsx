import type { Filtered } from '~/shared/address/address'
import { PageHeading } from '~/shared/ui/page-heading'
import type { BatchLinesFilters } from './batch-lines.address'
import { BatchLinesView } from './batch-lines-view'

export function BatchLinesPage(props: Filtered<BatchLinesFilters>) {
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>各批次的最低控制分数线</PageHeading>
      <p className="mt-2 max-w-reading text-muted-foreground">
        达到控制线才能填报这个批次，不等于能被录取：院校的投档线通常高于控制线。
      </p>
      <BatchLinesView {...props} className="mt-4" />
    </div>
  )
}
