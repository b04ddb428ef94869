import { Link } from '@tanstack/react-router'
import { buttonVariants } from '~/shared/ui/button'
import { PageHeading } from '~/shared/ui/page-heading'

/** For somebody signed in whose role may not see a page. */
export function Forbidden() {
  return (
    <div className="content-column max-w-reading py-16">
      <PageHeading>无权访问</PageHeading>
      <p className="mt-3 text-muted-foreground">这个页面不对你的身份开放。如果认为有误，请联系管理员。</p>
      <Link to="/welcome" className={buttonVariants({ className: 'mt-6' })}>
        回到首页
      </Link>
    </div>
  )
}
