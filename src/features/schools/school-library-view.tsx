import type { LibraryFilters } from '~/entities/school/library.address'
import { SchoolList } from '~/entities/school/school-list'
import type { Filtered } from '~/shared/address/address'
import { schoolListCalls } from './schools.calls'

interface SchoolLibraryViewProps extends Filtered<LibraryFilters> {
  readonly className?: string
}

/** The school library (S2 §2): the same in the page and in the drawer. */
export function SchoolLibraryView(props: SchoolLibraryViewProps) {
  return <SchoolList {...props} ask={schoolListCalls.library} />
}
