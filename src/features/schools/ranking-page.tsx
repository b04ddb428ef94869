import { getRouteApi } from '@tanstack/react-router'
import { PageHeading } from '~/shared/ui/page-heading'
import type { RankingFilters } from './ranking.address'
import { RankingView } from './ranking-view'

const route = getRouteApi('/_student/chadaxuerank')

export function RankingPage() {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: Partial<RankingFilters>, options?: { replace?: boolean }) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: options?.replace ?? false,
      resetScroll: false,
    })
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>大学排名</PageHeading>
      <RankingView filters={filters} onFiltersChange={change} className="mt-4" />
    </div>
  )
}
