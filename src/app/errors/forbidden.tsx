import { Link } from '@tanstack/react-router'
import { ROLE_LABELS } from '~/contracts/reference'
import { useSetPageSubject } from '~/shared/react/page-subject'
import { useUser } from '~/shared/session/session'
import { buttonVariants } from '~/shared/ui/button'
import { PageHeading } from '~/shared/ui/page-heading'

const HEADING = '无权访问'

/** For somebody signed in whose role may not see a page. */
export function Forbidden() {
  useSetPageSubject(HEADING)
  const user = useUser()
  const role = user && ROLE_LABELS[user.roleId]
  return (
    <div className="content-column py-16">
      <PageHeading>{HEADING}</PageHeading>
      <p className="mt-3 max-w-reading text-muted-foreground">
        {role ? `你以${role}身份登录，` : ''}这个页面不对你的身份开放。如果认为有误，请联系我们。
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/welcome" className={buttonVariants()}>
          回到首页
        </Link>
        <Link to="/about" hash="contact" className={buttonVariants({ variant: 'outline' })}>
          联系我们
        </Link>
      </div>
    </div>
  )
}
