import { majorLibraryAddress } from '~/features/majors/major-library.address'
import { MajorLibraryView } from '~/features/majors/major-library-view'
import { address } from '~/shared/address/address'
import { field, text } from '~/shared/address/fields'
import { inDrawer, useDrawerFilters } from '~/shared/address/use-drawer-filters'
import { LatePart } from '~/shared/ui/late-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { ListSection } from './list-section'

/** Which type or major is open in the section, and in which of its tabs. */
const openedAddress = address({ code: field.id, tab: text(20) })

const Library = inDrawer(majorLibraryAddress, MajorLibraryView)

// The library opens without the code of what it leads to.
const loadMajor = async () => (await import('./major-view')).DrawerMajorView

/** 专业库 in the drawer, and the major that is opened from it. */
export function MajorSection() {
  const { code, tab } = useDrawerFilters(openedAddress).filters
  return (
    <ListSection id="major" label="专业库" List={Library}>
      {code !== undefined && (
        <LatePart
          name="专业资料"
          load={loadMajor}
          pending={<Skeleton of="text" className="h-[40rem]" />}
          props={{ code, tab }}
        />
      )}
    </ListSection>
  )
}
