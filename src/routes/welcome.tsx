import { createFileRoute } from '@tanstack/react-router'
import { provinceExams } from '~/entities/province/province-exams.calls'
import { welcomeAddress } from '~/features/welcome/welcome.address'
import { WelcomePage } from '~/features/welcome/welcome-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'
import { homeProvince } from '~/shared/session/session'

export const Route = createFileRoute('/welcome')({
  staticData: { prerendered: true },
  ...addressed(welcomeAddress),
  loaderDeps: ({ search: { province } }) => ({ province }),
  loader: ({ context, deps }) =>
    prefetch(context.queryClient, provinceExams(deps.province ?? homeProvince())),
  head: () => pageHead('首页'),
  component: () => <WelcomePage {...usePageFilters(Route)} />,
})
