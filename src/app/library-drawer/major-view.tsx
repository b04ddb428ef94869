import { MajorSchools } from '~/features/majors/major-schools'
import { majorSchoolsAddress } from '~/features/majors/major-schools.address'
import { MajorView } from '~/features/majors/major-view'
import { inDrawer } from '~/shared/address/use-drawer-filters'
import type { Opened } from './list-section'

const Schools = inDrawer(majorSchoolsAddress, MajorSchools)

/** A type or a major in the drawer, with the tabs of its pages. */
export function DrawerMajorView(props: Opened) {
  return <MajorView {...props} heading="section" Schools={Schools} />
}
