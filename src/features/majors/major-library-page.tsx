import { WishesLink } from '~/entities/wishes/wishes-link'
import type { Filtered } from '~/shared/address/address'
import { PageHeading } from '~/shared/ui/page-heading'
import type { MajorLibraryFilters } from './major-library.address'
import { MajorLibraryView } from './major-library-view'

export function MajorLibraryPage(props: Filtered<MajorLibraryFilters>) {
  return (
    <div className="content-column py-6 md:py-10">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 md:min-h-8">
        <PageHeading>查专业</PageHeading>
        <WishesLink />
      </div>
      <MajorLibraryView {...props} className="mt-2" />
    </div>
  )
}
