import type { LibraryFilters } from '~/entities/school/library.address'
import { WishesLink } from '~/entities/wishes/wishes-link'
import type { Filtered } from '~/shared/address/address'
import { PageHeading } from '~/shared/ui/page-heading'
import { SchoolLibraryView } from './school-library-view'

export function SchoolLibraryPage(props: Filtered<LibraryFilters>) {
  return (
    <div className="content-column py-6 md:py-10">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 md:min-h-8">
        <PageHeading>查大学</PageHeading>
        <WishesLink />
      </div>
      <SchoolLibraryView {...props} className="mt-2" />
    </div>
  )
}
