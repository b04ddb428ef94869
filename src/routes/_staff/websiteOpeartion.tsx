import { createFileRoute } from '@tanstack/react-router'
import { StaffPagePending } from '~/app/navigation/staff-layout'
import { operationAddress } from '~/features/staff/operation/operation.address'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { STAFF_PAGES } from '~/shared/domain/access'
import { pageHead } from '~/shared/lib/text/title'
import { LazyPart } from '~/shared/ui/lazy-part'

const loadPage = async () => (await import('~/features/staff/operation/operation-page')).OperationPage

export const Route = createFileRoute('/_staff/websiteOpeartion')({
  staticData: { roles: STAFF_PAGES['/websiteOpeartion'] },
  ...addressed(operationAddress),
  head: () => pageHead('网站运营'),
  component: () => (
    <LazyPart name="网站运营" load={loadPage} pending={<StaffPagePending />} props={usePageFilters(Route)} />
  ),
})
