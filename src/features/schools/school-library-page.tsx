import { getRouteApi } from '@tanstack/react-router'
import { PageHeading } from '~/shared/ui/page-heading'
import type { LibraryFilters } from './library.address'
import { SchoolLibraryView } from './school-library-view'

const route = getRouteApi('/_student/chadaxue')

export function SchoolLibraryPage() {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: Partial<LibraryFilters>, options?: { replace?: boolean }) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: options?.replace ?? false,
      resetScroll: false,
    })
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>查大学</PageHeading>
      <SchoolLibraryView filters={filters} onFiltersChange={change} className="mt-2" />
    </div>
  )
}
