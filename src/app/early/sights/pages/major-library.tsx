import type { MajorLibraryFilters } from '~/features/majors/major-library.address'
import { MajorLibraryPage } from '~/features/majors/major-library-page'
import { drawSight } from '../draw-sight'
import { visitedFilters } from '../visit'

/** The catalogue of majors. */
drawSight(() => <MajorLibraryPage {...visitedFilters<MajorLibraryFilters>()} />)
