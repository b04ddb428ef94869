import { libraryAddress } from '~/entities/school/library.address'
import { MajorSchools } from '~/features/majors/major-schools'
import { MajorView } from '~/features/majors/major-view'
import { inDrawer } from '~/shared/address/use-drawer-filters'

interface DrawerMajorViewProps {
  readonly code: string
  readonly tab: string | undefined
}

const Schools = inDrawer(libraryAddress, MajorSchools)

/** A type or a major in the drawer, with the tabs of its pages. */
export function DrawerMajorView(props: DrawerMajorViewProps) {
  return <MajorView {...props} heading="section" Schools={Schools} />
}
