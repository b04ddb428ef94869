import type { Filtered } from '~/shared/address/address'
import { PageHeading } from '~/shared/ui/page-heading'
import type { ProfessionLibraryFilters } from './profession-library.address'
import { ProfessionLibraryView } from './profession-library-view'

export function ProfessionLibraryPage(props: Filtered<ProfessionLibraryFilters>) {
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>查职业</PageHeading>
      <ProfessionLibraryView {...props} className="mt-2" />
    </div>
  )
}
