import type { LibraryPageFilters } from '~/features/schools/library-page.address'
import { SchoolLibraryPage } from '~/features/schools/school-library-page'
import { drawFirstView } from '../draw-first-view'
import { visitedFilters } from '../visit'

/** The school library of somebody who is signed in. */
drawFirstView(() => <SchoolLibraryPage {...visitedFilters<LibraryPageFilters>()} />)
