import type { Filtered } from '~/shared/address/address'
import { PageHeading } from '~/shared/ui/page-heading'
import type { CompareFilters } from './compare.address'
import { CompareView } from './compare-view'

export function ComparePage(props: Filtered<CompareFilters>) {
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>院校对比</PageHeading>
      <CompareView {...props} className="mt-4" />
    </div>
  )
}
