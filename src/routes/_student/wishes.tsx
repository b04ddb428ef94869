import { createFileRoute } from '@tanstack/react-router'
import { WishesPage } from '~/features/wishes/wishes-page'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/wishes')({
  head: () => pageHead('我的收藏'),
  component: WishesPage,
})
