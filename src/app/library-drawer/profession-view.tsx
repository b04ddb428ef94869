import { Hiring } from '~/features/professions/hiring'
import { hiringAddress } from '~/features/professions/hiring.address'
import { ProfessionView } from '~/features/professions/profession-view'
import { trainingAddress } from '~/features/professions/training.address'
import { TrainingSchools } from '~/features/professions/training-schools'
import { inDrawer } from '~/shared/address/use-drawer-filters'
import type { Opened } from './list-section'

const Training = inDrawer(trainingAddress, TrainingSchools)
const HiringOf = inDrawer(hiringAddress, Hiring)

/** A type or a profession in the drawer, with the tabs of its pages. */
export function DrawerProfessionView(props: Opened) {
  return <ProfessionView {...props} heading="section" Training={Training} Hiring={HiringOf} />
}
