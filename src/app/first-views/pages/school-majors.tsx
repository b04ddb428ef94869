import { SchoolPages } from '~/features/school-detail/frame/school-pages'
import type { SchoolMajorsFilters } from '~/features/school-detail/majors/school-majors.address'
import { SchoolMajorsView } from '~/features/school-detail/majors/school-majors-view'
import { drawInside } from '../draw-inside'
import { visitedFilters } from '../visit'

drawInside(SchoolPages, ({ id = '' }) => (
  <SchoolMajorsView schoolId={id} {...visitedFilters<SchoolMajorsFilters>()} />
))
