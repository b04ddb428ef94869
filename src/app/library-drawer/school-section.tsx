import { libraryAddress } from '~/entities/school/library.address'
import { SchoolLibraryView } from '~/features/schools/school-library-view'
import { address } from '~/shared/address/address'
import { field, text } from '~/shared/address/fields'
import { inDrawer, useDrawerFilters } from '~/shared/address/use-drawer-filters'
import { LatePart } from '~/shared/ui/late-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { ListSection } from './list-section'

/** Which school is open in the section, and in which of its tabs. */
const openedAddress = address({ id: field.id, tab: text(20) })

const Library = inDrawer(libraryAddress, SchoolLibraryView)

// The library opens without the code of what it leads to.
const loadSchool = async () => (await import('./school-view')).SchoolView

/** 院校库 in the drawer, and the school that is opened from it. */
export function SchoolSection() {
  const { id, tab } = useDrawerFilters(openedAddress).filters
  return (
    <ListSection id="school" label="院校库" List={Library}>
      {id !== undefined && (
        <LatePart
          name="院校资料"
          load={loadSchool}
          pending={<Skeleton of="text" className="h-[40rem]" />}
          props={{ schoolId: id, tab }}
        />
      )}
    </ListSection>
  )
}
