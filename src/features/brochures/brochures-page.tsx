import { getRouteApi } from '@tanstack/react-router'
import type { BrochuresChange } from './brochures.address'
import { BrochuresView } from './brochures-view'

const list = getRouteApi('/_student/_school/chadaxuezhaosheng/$id/')
const opened = getRouteApi('/_student/_school/chadaxuezhaosheng/$id/admission')

/** The list; an opened brochure has an address of its own below it. */
export function BrochuresPage() {
  const { id } = list.useParams()
  const filters = list.useSearch()
  const navigate = list.useNavigate()
  const change = (next: BrochuresChange, options?: { replace?: boolean }) => {
    const search = { ...filters, ...next }
    if (next.guide !== undefined) {
      void navigate({ to: '/chadaxuezhaosheng/$id/admission', params: { id }, search })
      return
    }
    // Another page is read from its top; a keyword leaves one where one is.
    void navigate({ search, replace: options?.replace ?? false, resetScroll: !('q' in next) })
  }
  return <BrochuresView schoolId={id} filters={filters} onFiltersChange={change} />
}

/** One brochure, with the way back to the page of the list it was opened from. */
export function OpenedBrochurePage() {
  const { id } = opened.useParams()
  const filters = opened.useSearch()
  const navigate = opened.useNavigate()
  const change = (next: BrochuresChange) =>
    void navigate({ to: '/chadaxuezhaosheng/$id', params: { id }, search: { ...filters, ...next } })
  return <BrochuresView schoolId={id} filters={filters} onFiltersChange={change} />
}
