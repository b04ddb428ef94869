import type { Filtered } from '~/shared/address/address'
import { PageHeading } from '~/shared/ui/page-heading'
import type { CompareMajorsFilters } from './compare-majors.address'
import { CompareMajorsView } from './compare-majors-view'

export function CompareMajorsPage(props: Filtered<CompareMajorsFilters>) {
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading className="mb-4">专业对比</PageHeading>
      <CompareMajorsView {...props} />
    </div>
  )
}
