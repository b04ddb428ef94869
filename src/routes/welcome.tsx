import { createFileRoute } from '@tanstack/react-router'
import { provinceExams } from '~/entities/province/province-exams.calls'
import { WelcomePage } from '~/features/welcome/welcome-page'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'
import { homeProvince } from '~/shared/session/session'

export const Route = createFileRoute('/welcome')({
  staticData: { prerendered: true },
  loader: ({ context }) => startFetching(context.queryClient, provinceExams(homeProvince())),
  head: () => pageHead('首页'),
  component: WelcomePage,
})
