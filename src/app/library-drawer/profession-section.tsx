import { professionLibraryAddress } from '~/features/professions/profession-library.address'
import { ProfessionLibraryView } from '~/features/professions/profession-library-view'
import { inDrawer } from '~/shared/address/use-drawer-filters'
import { ListSection } from './list-section'

const Library = inDrawer(professionLibraryAddress, ProfessionLibraryView)

const load = async () => (await import('./profession-view')).DrawerProfessionView

/** 职业库 in the drawer, and the type or profession that is opened from it. */
export function ProfessionSection() {
  return <ListSection id="profession" label="职业库" List={Library} name="职业资料" load={load} />
}
