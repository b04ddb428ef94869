import { MajorSchools } from '~/features/majors/major-schools'
import { majorSchoolsAddress } from '~/features/majors/major-schools.address'
import { MajorView } from '~/features/majors/major-view'
import { inDrawer } from '~/shared/address/use-drawer-filters'

interface DrawerMajorViewProps {
  readonly code: string
  readonly tab: string | undefined
}

const Schools = inDrawer(majorSchoolsAddress, MajorSchools)

/** A type or a major in the drawer, with the tabs of its pages. */
export function DrawerMajorView(props: DrawerMajorViewProps) {
  return <MajorView {...props} heading="section" Schools={Schools} />
}
