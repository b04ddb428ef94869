import { CatalogueLibraryPage } from '~/entities/catalogue/catalogue-library'
import type { Filtered } from '~/shared/address/address'
import type { ProfessionLibraryFilters } from './profession-library.address'
import { ProfessionLibraryView } from './profession-library-view'

export function ProfessionLibraryPage(props: Filtered<ProfessionLibraryFilters>) {
  return (
    <CatalogueLibraryPage title="职业库">
      <ProfessionLibraryView {...props} />
    </CatalogueLibraryPage>
  )
}
