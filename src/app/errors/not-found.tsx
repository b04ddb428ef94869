import { Link } from '@tanstack/react-router'
import { useSetPageSubject } from '~/shared/react/page-subject'
import { buttonVariants } from '~/shared/ui/button'
import { PageHeading } from '~/shared/ui/page-heading'

const HEADING = '没有这个页面'

/** For an address that leads nowhere: says so and offers what exists. */
export function NotFound() {
  useSetPageSubject(HEADING)
  return (
    <div className="content-column py-16">
      <p className="text-sm text-muted-foreground">404</p>
      <PageHeading>{HEADING}</PageHeading>
      <p className="mt-3 max-w-reading text-muted-foreground">
        地址可能少了几个字，或者页面已经换了地方。可以从下面的入口继续。
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/welcome" className={buttonVariants()}>
          回到首页
        </Link>
        <Link to="/search/all" className={buttonVariants({ variant: 'outline' })}>
          搜索
        </Link>
        <Link to="/weici" className={buttonVariants({ variant: 'outline' })}>
          查位次
        </Link>
        <Link to="/pici" className={buttonVariants({ variant: 'outline' })}>
          查批次线
        </Link>
      </div>
    </div>
  )
}
