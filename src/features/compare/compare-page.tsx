import { getRouteApi } from '@tanstack/react-router'
import { PageHeading } from '~/shared/ui/page-heading'
import type { CompareFilters } from './compare.address'
import { CompareView } from './compare-view'

const route = getRouteApi('/_student/compare')

export function ComparePage() {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: Partial<CompareFilters>, options?: { replace?: boolean }) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: options?.replace ?? false,
      resetScroll: false,
    })
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>院校对比</PageHeading>
      <CompareView filters={filters} onFiltersChange={change} className="mt-4" />
    </div>
  )
}
