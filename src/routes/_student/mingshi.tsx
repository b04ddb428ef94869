import { createFileRoute } from '@tanstack/react-router'
import { peopleAddress } from '~/features/people/people.address'
import { PeoplePage } from '~/features/people/people-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/mingshi')({
  ...addressed(peopleAddress),
  head: () => pageHead('名师团队'),
  component: () => <PeoplePage kind="teachers" {...usePageFilters(Route)} />,
})
