import { createFileRoute } from '@tanstack/react-router'
import { StaffPagePending } from '~/app/navigation/staff-layout'
import { coreDataAddress } from '~/features/staff/core-data/core-data.address'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { STAFF_PAGES } from '~/shared/domain/access'
import { pageHead } from '~/shared/lib/text/title'
import { LazyPart } from '~/shared/ui/lazy-part'

const loadPage = async () => (await import('~/features/staff/core-data/core-data-page')).CoreDataPage

export const Route = createFileRoute('/_staff/coreData')({
  staticData: { roles: STAFF_PAGES['/coreData'] },
  ...addressed(coreDataAddress),
  head: () => pageHead('核心数据'),
  component: () => (
    <LazyPart name="核心数据" load={loadPage} pending={<StaffPagePending />} props={usePageFilters(Route)} />
  ),
})
