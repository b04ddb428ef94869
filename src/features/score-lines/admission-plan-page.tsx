import { getRouteApi } from '@tanstack/react-router'
import { AdmissionPlanView } from './admission-plan-view'
import type { LinesFilters } from './lines.address'

const route = getRouteApi('/_student/_school/chadaxuejihua/$id')

export function AdmissionPlanPage() {
  const navigate = route.useNavigate()
  const change = (next: Partial<LinesFilters>, options?: { replace?: boolean }) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: options?.replace ?? false,
      resetScroll: false,
    })
  return (
    <AdmissionPlanView schoolId={route.useParams().id} filters={route.useSearch()} onFiltersChange={change} />
  )
}
