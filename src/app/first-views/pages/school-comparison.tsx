import type { CompareFilters } from '~/features/compare/schools/compare.address'
import { ComparePage } from '~/features/compare/schools/compare-page'
import { drawFirstView } from '../draw-first-view'
import { visitedFilters } from '../visit'

/** Schools side by side. */
drawFirstView(() => <ComparePage {...visitedFilters<CompareFilters>()} />)
