import type { CompareMajorsFilters } from '~/features/compare/majors/compare-majors.address'
import { CompareMajorsPage } from '~/features/compare/majors/compare-majors-page'
import { drawSight } from '../draw-sight'
import { visitedFilters } from '../visit'

/** Majors side by side. */
drawSight(() => <CompareMajorsPage {...visitedFilters<CompareMajorsFilters>()} />)
