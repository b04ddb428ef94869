import { PageHeading } from '~/shared/ui/page-heading'
import { WishesView } from './wishes-view'

export function WishesPage() {
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>我的收藏</PageHeading>
      <WishesView />
    </div>
  )
}
