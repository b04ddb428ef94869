import Lock from 'lucide-react/icons/lock'
import { settings } from '~/shared/lib/browser/settings'
import { useUser } from '~/shared/session/session'
import { LOGIN_PLACES } from './login-places'

interface LoginMarkProps {
  /** Where the link leads that the mark stands in. */
  readonly to: string | undefined
  /** Says it in words where there is room. */
  readonly inWords?: boolean
}

/** Tells a guest, before the click, that a page asks for a login; nothing for everybody else. */
export function LoginMark({ to = '', inWords = false }: LoginMarkProps) {
  const guest = useUser() === undefined && !settings.alone
  const words = LOGIN_PLACES[to]
  if (!guest || words === undefined) return null
  return (
    <span
      title={words}
      // HTML that was rendered at build time has it for everybody: the style sheet hides it until the person is known.
      data-only="guest"
      className="inline-flex shrink-0 items-center gap-1 align-[-0.1em] text-xs font-normal text-muted-foreground"
    >
      <Lock aria-hidden className="size-3.5" />
      <span className={inWords ? 'whitespace-nowrap' : 'sr-only'}>{words}</span>
    </span>
  )
}
