import { createFileRoute } from '@tanstack/react-router'
import { professionCalls } from '~/entities/profession/profession.calls'
import { FirstProfessionPage } from '~/features/professions/first-profession-page'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'

/** The bare address of the layout opens the first node of its tree. */
export const Route = createFileRoute('/_student/chazhiyelayout')({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, professionCalls.tree()),
  head: () => pageHead('职业库'),
  component: FirstProfessionPage,
})
