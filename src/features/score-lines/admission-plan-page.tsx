import { getRouteApi } from '@tanstack/react-router'
import { AdmissionPlanView } from './admission-plan-view'
import type { LinesSearch } from './lines.search'

const route = getRouteApi('/_student/_school/chadaxuejihua/$id')

export function AdmissionPlanPage() {
  const navigate = route.useNavigate()
  const change = (next: Partial<LinesSearch>, options?: { replace?: boolean }) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: options?.replace ?? false,
      resetScroll: false,
    })
  return (
    <AdmissionPlanView schoolId={route.useParams().id} filters={route.useSearch()} onFiltersChange={change} />
  )
}
