import { libraryAddress } from '~/entities/school/library.address'
import { SchoolLibraryView } from '~/features/schools/school-library-view'
import { address } from '~/shared/address/address'
import { field, text } from '~/shared/address/fields'
import { inDrawer, useDrawerFilters } from '~/shared/address/use-drawer-filters'
import { ListSection } from './list-section'

/** Which school is open in the section, and in which of its tabs. */
const openedAddress = address({ id: field.id, tab: text(20) })

const Library = inDrawer(libraryAddress, SchoolLibraryView)

const loadSchool = async () => (await import('./school-view')).SchoolView

/** 院校库 in the drawer, and the school that is opened from it. */
export function SchoolSection() {
  const { id, tab } = useDrawerFilters(openedAddress).filters
  return (
    <ListSection
      id="school"
      label="院校库"
      List={Library}
      name="院校资料"
      load={loadSchool}
      opened={id === undefined ? undefined : { schoolId: id, tab }}
    />
  )
}
