import { majorLibraryAddress } from '~/features/majors/major-library.address'
import { MajorLibraryView } from '~/features/majors/major-library-view'
import { address } from '~/shared/address/address'
import { field, text } from '~/shared/address/fields'
import { inDrawer, useDrawerFilters } from '~/shared/address/use-drawer-filters'
import { ListSection } from './list-section'

/** Which type or major is open in the section, and in which of its tabs. */
const openedAddress = address({ code: field.id, tab: text(20) })

const Library = inDrawer(majorLibraryAddress, MajorLibraryView)

const loadMajor = async () => (await import('./major-view')).DrawerMajorView

/** 专业库 in the drawer, and the major that is opened from it. */
export function MajorSection() {
  const { code, tab } = useDrawerFilters(openedAddress).filters
  return (
    <ListSection
      id="major"
      label="专业库"
      List={Library}
      name="专业资料"
      load={loadMajor}
      opened={code === undefined ? undefined : { code, tab }}
    />
  )
}
