import { createFileRoute } from '@tanstack/react-router'
import { StaffPagePending } from '~/app/navigation/staff-layout'
import { plannersAddress } from '~/features/staff/planners/planners.address'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { STAFF_PAGES } from '~/shared/domain/access'
import { pageHead } from '~/shared/lib/text/title'
import { LazyPart } from '~/shared/ui/lazy-part'

const loadPage = async () => (await import('~/features/staff/planners/planners-page')).PlannersPage

export const Route = createFileRoute('/_staff/masterList')({
  staticData: { roles: STAFF_PAGES['/masterList'] },
  ...addressed(plannersAddress),
  head: () => pageHead('规划师管理'),
  component: () => (
    <LazyPart
      name="规划师管理"
      load={loadPage}
      pending={<StaffPagePending />}
      props={usePageFilters(Route)}
    />
  ),
})
