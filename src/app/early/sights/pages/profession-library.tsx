import type { ProfessionLibraryFilters } from '~/features/professions/profession-library.address'
import { ProfessionLibraryPage } from '~/features/professions/profession-library-page'
import { drawSight } from '../draw-sight'
import { visitedFilters } from '../visit'

/** The catalogue of professions. */
drawSight(() => <ProfessionLibraryPage {...visitedFilters<ProfessionLibraryFilters>()} />)
