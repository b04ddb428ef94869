import type { CompareMajorsFilters } from '~/features/compare/majors/compare-majors.address'
import { CompareMajorsPage } from '~/features/compare/majors/compare-majors-page'
import { drawFirstView } from '../draw-first-view'
import { visitedFilters } from '../visit'

/** Majors side by side. */
drawFirstView(() => <CompareMajorsPage {...visitedFilters<CompareMajorsFilters>()} />)
