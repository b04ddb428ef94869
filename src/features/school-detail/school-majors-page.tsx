import { getRouteApi } from '@tanstack/react-router'
import type { SchoolMajorsFilters } from './school-majors.address'
import { SchoolMajorsView } from './school-majors-view'

const route = getRouteApi('/_student/_school/chadaxuezhuanye/$id')

export function SchoolMajorsPage() {
  const navigate = route.useNavigate()
  const change = (next: SchoolMajorsFilters, options?: { replace?: boolean }) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: options?.replace ?? false,
      resetScroll: false,
    })
  return (
    <SchoolMajorsView schoolId={route.useParams().id} filters={route.useSearch()} onFiltersChange={change} />
  )
}
