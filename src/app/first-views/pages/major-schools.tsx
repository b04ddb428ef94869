import { MajorPages } from '~/features/majors/major-pages'
import type { MajorSchoolsFilters } from '~/features/majors/major-schools.address'
import { MajorSchoolsPage } from '~/features/majors/major-schools-page'
import { drawInside } from '../draw-inside'
import { visitedFilters } from '../visit'

drawInside(MajorPages, ({ majorCode = '' }) => (
  <MajorSchoolsPage code={majorCode} {...visitedFilters<MajorSchoolsFilters>()} />
))
