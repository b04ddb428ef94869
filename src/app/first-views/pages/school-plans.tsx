import type { LinesFilters } from '~/entities/admission/lines.address'
import { AdmissionPlanView } from '~/features/school-admission/admission-plan-view'
import { SchoolPages } from '~/features/school-detail/frame/school-pages'
import { drawInside } from '../draw-inside'
import { visitedFilters } from '../visit'

drawInside(SchoolPages, ({ id = '' }) => (
  <AdmissionPlanView schoolId={id} {...visitedFilters<LinesFilters>()} />
))
