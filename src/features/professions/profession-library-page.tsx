import { WishesLink } from '~/entities/wishes/wishes-link'
import type { Filtered } from '~/shared/address/address'
import { PageHeading } from '~/shared/ui/page-heading'
import type { ProfessionLibraryFilters } from './profession-library.address'
import { ProfessionLibraryView } from './profession-library-view'

export function ProfessionLibraryPage(props: Filtered<ProfessionLibraryFilters>) {
  return (
    <div className="content-column py-6 md:py-10">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 md:min-h-8">
        <PageHeading>查职业</PageHeading>
        <WishesLink />
      </div>
      <ProfessionLibraryView {...props} className="mt-2" />
    </div>
  )
}
