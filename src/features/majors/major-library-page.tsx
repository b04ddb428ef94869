import type { Filtered } from '~/shared/address/address'
import { PageHeading } from '~/shared/ui/page-heading'
import type { MajorLibraryFilters } from './major-library.address'
import { MajorLibraryView } from './major-library-view'

export function MajorLibraryPage(props: Filtered<MajorLibraryFilters>) {
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>查专业</PageHeading>
      <MajorLibraryView {...props} className="mt-2" />
    </div>
  )
}
