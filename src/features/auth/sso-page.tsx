import { getRouteApi, useRouter } from '@tanstack/react-router'
import { PageHeading } from '~/shared/ui/page-heading'
import { LoginFlow } from './login-flow'

const route = getRouteApi('/sso')

/** Sign-in on a page of its own; leads to `next`, else home. */
export function SsoPage() {
  const next = route.useSearch().next ?? '/welcome'
  const router = useRouter()
  return (
    <div className="content-column grid justify-items-center py-8 md:py-16">
      <div className="w-full max-w-md md:rounded-lg md:border md:bg-surface md:p-8">
        <LoginFlow
          next={next}
          onDone={() => void router.navigate({ href: next, replace: true })}
          heading={(title, text) => (
            <>
              <PageHeading>{title}</PageHeading>
              <p className="mt-1 text-sm text-muted-foreground">{text}</p>
            </>
          )}
        />
      </div>
      <p className="mt-6 max-w-md text-center text-sm text-muted-foreground">
        批次线、一分一段、大学排名和单所院校的资料，不用登录也能查。
      </p>
    </div>
  )
}
