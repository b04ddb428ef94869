import type { BrochuresFilters } from '~/features/brochures/brochures.address'
import { BrochuresView } from '~/features/brochures/brochures-view'
import { SchoolPages } from '~/features/school-detail/frame/school-pages'
import { drawInside } from '../draw-inside'
import { visitedFilters } from '../visit'

drawInside(SchoolPages, ({ id = '' }) => (
  <BrochuresView schoolId={id} {...visitedFilters<BrochuresFilters>()} />
))
