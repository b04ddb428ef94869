import { Link } from '@tanstack/react-router'
import { settings } from '~/shared/lib/browser/settings'
import { useSetPageSubject } from '~/shared/react/page-subject'
import { buttonVariants } from '~/shared/ui/button'
import { PageHeading } from '~/shared/ui/page-heading'

const HEADING = '这里没有数据'

/** For a page of which the tables of the site have nothing. */
export function NothingHere() {
  useSetPageSubject(HEADING)
  return (
    <div className="content-column py-16">
      <PageHeading>{HEADING}</PageHeading>
      <p className="mt-3 max-w-reading text-muted-foreground">
        本站只有已经放进来的表{settings.alone ? '，没有账号，也不能填志愿表' : ''}。可以从下面的入口继续。
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/weici" className={buttonVariants()}>
          查位次
        </Link>
        <Link to="/pici" className={buttonVariants({ variant: 'outline' })}>
          查批次线
        </Link>
        <Link to="/chadaxue" className={buttonVariants({ variant: 'outline' })}>
          院校库
        </Link>
      </div>
    </div>
  )
}
