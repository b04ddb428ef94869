import { majorLibraryAddress } from '~/features/majors/major-library.address'
import { MajorLibraryView } from '~/features/majors/major-library-view'
import { inDrawer } from '~/shared/address/use-drawer-filters'
import { ListSection } from './list-section'

const Library = inDrawer(majorLibraryAddress, MajorLibraryView)

const load = async () => (await import('./major-view')).DrawerMajorView

/** 专业库 in the drawer, and the type or major that is opened from it. */
export function MajorSection() {
  return <ListSection id="major" label="专业库" List={Library} name="专业资料" load={load} />
}
