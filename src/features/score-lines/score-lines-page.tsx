import { getRouteApi } from '@tanstack/react-router'
import type { LinesFilters } from './lines.address'
import { ScoreLinesView } from './score-lines-view'

const route = getRouteApi('/_student/_school/chadaxueluqu/$id')

export function ScoreLinesPage() {
  const navigate = route.useNavigate()
  const change = (next: Partial<LinesFilters>, options?: { replace?: boolean }) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: options?.replace ?? false,
      resetScroll: false,
    })
  return (
    <ScoreLinesView schoolId={route.useParams().id} filters={route.useSearch()} onFiltersChange={change} />
  )
}
