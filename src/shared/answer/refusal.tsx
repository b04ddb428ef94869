import { Link } from '@tanstack/react-router'
import { openPrompt } from '~/shared/session/prompts'
import { useUser } from '~/shared/session/session'
import { Button, buttonVariants } from '~/shared/ui/button'
import { useOneHelp } from './one-help'

const openLogin = () => openPrompt({ kind: 'login' })

/** What helps against a refusal: to be somebody else, or to be given the right. Asking again does not. */
export function Refusal() {
  const user = useUser()
  return (
    <>
      <p className="mt-1 text-sm text-muted-foreground">
        这部分不对你现在的身份开放。如果认为有误，请联系我们。
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {!user && (
          <Button size="sm" onClick={openLogin}>
            登录
          </Button>
        )}
        <Link to="/about" hash="contact" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          联系我们
        </Link>
      </div>
    </>
  )
}

const smallClass = 'inline-flex min-h-11 items-center text-primary underline md:min-h-6'

/** The same in a line, once on a page: whoever is signed in can only ask for the right. */
export function SmallRefusal() {
  const user = useUser()
  const [place, isOne] = useOneHelp()
  return <span ref={place}>{isOne && (user ? <ContactLink /> : <LoginButton />)}</span>
}

const ContactLink = () => (
  <Link to="/about" hash="contact" className={smallClass}>
    联系我们
  </Link>
)

const LoginButton = () => (
  <button type="button" className={smallClass} onClick={openLogin}>
    登录
  </button>
)
