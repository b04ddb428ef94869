import { libraryAddress } from '~/entities/school/library.address'
import { SchoolLibraryView } from '~/features/schools/school-library-view'
import { inDrawer } from '~/shared/address/use-drawer-filters'
import { ListSection } from './list-section'

const Library = inDrawer(libraryAddress, SchoolLibraryView)

const load = async () => (await import('./school-view')).SchoolView

/** 院校库 in the drawer, and the school that is opened from it. */
export function SchoolSection() {
  return <ListSection id="school" label="院校库" List={Library} name="院校资料" load={load} by="id" />
}
