import { createFileRoute } from '@tanstack/react-router'
import { promptOnArrival } from '~/app/navigation/guard'
import { AboutPage } from '~/features/about/about-page'
import { nextAddress } from '~/features/auth/next.address'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/about')({
  staticData: { prerendered: true },
  validateSearch: nextAddress,
  beforeLoad: ({ search, preload }) => promptOnArrival({ next: search.next, preload }),
  head: () => pageHead('关于我们'),
  component: AboutPage,
})
