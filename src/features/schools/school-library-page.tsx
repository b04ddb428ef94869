import type { LibraryFilters } from '~/entities/school/library.address'
import type { Filtered } from '~/shared/address/address'
import { PageHeading } from '~/shared/ui/page-heading'
import { SchoolLibraryView } from './school-library-view'

export function SchoolLibraryPage(props: Filtered<LibraryFilters>) {
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>查大学</PageHeading>
      <SchoolLibraryView {...props} className="mt-2" />
    </div>
  )
}
