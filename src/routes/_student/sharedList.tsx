import { createFileRoute, useLocation } from '@tanstack/react-router'
import { SharedListPage } from '~/features/shared-list/shared-list-page'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/sharedList')({
  head: () => pageHead('分享的志愿表'),
  component: () => <SharedListPage hash={useLocation().hash} />,
})
