import { professionLibraryAddress } from '~/features/professions/profession-library.address'
import { ProfessionLibraryView } from '~/features/professions/profession-library-view'
import { address } from '~/shared/address/address'
import { field, text } from '~/shared/address/fields'
import { inDrawer, useDrawerFilters } from '~/shared/address/use-drawer-filters'
import { ListSection } from './list-section'

/** Which type or profession is open in the section, and in which of its tabs. */
const openedAddress = address({ code: field.id, tab: text(20) })

const Library = inDrawer(professionLibraryAddress, ProfessionLibraryView)

const loadProfession = async () => (await import('./profession-view')).DrawerProfessionView

/** 职业库 in the drawer, and the profession that is opened from it. */
export function ProfessionSection() {
  const { code, tab } = useDrawerFilters(openedAddress).filters
  return (
    <ListSection
      id="profession"
      label="职业库"
      List={Library}
      name="职业资料"
      load={loadProfession}
      opened={code === undefined ? undefined : { code, tab }}
    />
  )
}
