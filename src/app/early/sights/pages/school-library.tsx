import type { LibraryPageFilters } from '~/features/schools/library-page.address'
import { SchoolLibraryPage } from '~/features/schools/school-library-page'
import { drawSight } from '../draw-sight'
import { visitedFilters } from '../visit'

/** The school library of somebody who is signed in. */
drawSight(() => <SchoolLibraryPage {...visitedFilters<LibraryPageFilters>()} />)
