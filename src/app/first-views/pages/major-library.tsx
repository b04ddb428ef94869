import type { MajorLibraryFilters } from '~/features/majors/major-library.address'
import { MajorLibraryPage } from '~/features/majors/major-library-page'
import { drawFirstView } from '../draw-first-view'
import { visitedFilters } from '../visit'

/** The catalogue of majors. */
drawFirstView(() => <MajorLibraryPage {...visitedFilters<MajorLibraryFilters>()} />)
