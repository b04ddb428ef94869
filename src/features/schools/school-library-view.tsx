import type { LibraryFilters } from '~/entities/school/library.address'
import { libraryCalls } from '~/entities/school/library.calls'
import { SchoolList } from '~/entities/school/school-list'
import type { Filtered } from '~/shared/address/address'

interface SchoolLibraryViewProps extends Filtered<LibraryFilters> {
  readonly className?: string
}

/** The school library (S2 §2): the same in the page and in the drawer. */
export function SchoolLibraryView(props: SchoolLibraryViewProps) {
  return <SchoolList {...props} ask={libraryCalls.page} />
}
