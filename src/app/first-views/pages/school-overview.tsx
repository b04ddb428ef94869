import { SchoolPages } from '~/features/school-detail/frame/school-pages'
import type { OverviewFilters } from '~/features/school-detail/overview/overview.address'
import { SchoolDecision } from '~/features/school-detail/overview/school-decision'
import { Skeleton } from '~/shared/ui/skeleton'
import { drawInside } from '../draw-inside'
import { visitedFilters } from '../visit'

drawInside(SchoolPages, ({ id = '' }) => (
  <>
    <SchoolDecision schoolId={id} {...visitedFilters<OverviewFilters>()} />
    <Skeleton of="text" className="mt-6 h-[60rem]" />
  </>
))
