import { createFileRoute } from '@tanstack/react-router'
import { majorCalls } from '~/entities/major/major.calls'
import { FirstMajorPage } from '~/features/majors/first-major-page'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'

/** The bare address of the layout opens the first node of its tree. */
export const Route = createFileRoute('/_student/chazhuanyelayout')({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, majorCalls.tree(1)),
  head: () => pageHead('专业库'),
  component: FirstMajorPage,
})
