import type { CompareFilters } from '~/features/compare/schools/compare.address'
import { ComparePage } from '~/features/compare/schools/compare-page'
import { drawSight } from '../draw-sight'
import { visitedFilters } from '../visit'

/** Schools side by side. */
drawSight(() => <ComparePage {...visitedFilters<CompareFilters>()} />)
