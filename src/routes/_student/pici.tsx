import { createFileRoute } from '@tanstack/react-router'
import { batchLineQueries } from '~/features/batch-lines/batch-lines.queries'
import { batchLinesSearch } from '~/features/batch-lines/batch-lines.search'
import { BatchLinesPage } from '~/features/batch-lines/batch-lines-page'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'
import { homeProvince } from '~/shared/session/session'

export const Route = createFileRoute('/_student/pici')({
  validateSearch: batchLinesSearch,
  loaderDeps: ({ search }) => ({ province: search.province }),
  loader: ({ context, deps }) =>
    startFetching(context.queryClient, batchLineQueries.byProvince(deps.province ?? homeProvince())),
  head: () => pageHead('批次线'),
  component: BatchLinesPage,
})
