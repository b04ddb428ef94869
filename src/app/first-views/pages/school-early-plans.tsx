import type { EarlyBatchFilters } from '~/features/early-batch/early-batch.address'
import { EarlyPlansView } from '~/features/early-batch/early-batch-view'
import { SchoolPages } from '~/features/school-detail/frame/school-pages'
import { drawInside } from '../draw-inside'
import { visitedFilters } from '../visit'

drawInside(SchoolPages, ({ id = '' }) => (
  <EarlyPlansView schoolId={id} {...visitedFilters<EarlyBatchFilters>()} />
))
