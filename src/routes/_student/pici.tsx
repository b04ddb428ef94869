import { createFileRoute } from '@tanstack/react-router'
import { controlLineCalls } from '~/entities/province/control-lines.calls'
import { provinceToLoad } from '~/entities/province/use-known-province'
import { batchLinesAddress } from '~/features/batch-lines/batch-lines.address'
import { BatchLinesPage } from '~/features/batch-lines/batch-lines-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/pici')({
  staticData: { prerendered: true },
  ...addressed(batchLinesAddress),
  loaderDeps: ({ search }) => ({ province: search.province }),
  loader: ({ context: { queryClient }, deps }) => {
    const province = provinceToLoad(queryClient, deps.province)
    if (province !== undefined) prefetch(queryClient, controlLineCalls.byProvince(province))
  },
  head: () => pageHead('批次线'),
  component: () => <BatchLinesPage {...usePageFilters(Route)} />,
})
