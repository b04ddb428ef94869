import { CatalogueLibraryPage } from '~/entities/catalogue/catalogue-library'
import type { Filtered } from '~/shared/address/address'
import type { MajorLibraryFilters } from './major-library.address'
import { MajorLibraryView } from './major-library-view'

export function MajorLibraryPage(props: Filtered<MajorLibraryFilters>) {
  return (
    <CatalogueLibraryPage title="专业库">
      <MajorLibraryView {...props} />
    </CatalogueLibraryPage>
  )
}
