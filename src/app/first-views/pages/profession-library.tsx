import type { ProfessionLibraryFilters } from '~/features/professions/profession-library.address'
import { ProfessionLibraryPage } from '~/features/professions/profession-library-page'
import { drawFirstView } from '../draw-first-view'
import { visitedFilters } from '../visit'

/** The catalogue of professions. */
drawFirstView(() => <ProfessionLibraryPage {...visitedFilters<ProfessionLibraryFilters>()} />)
