import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { drawerSearch, withoutDrawer } from '~/shared/address/drawer'
import { mounted } from '~/shared/lib/mounted'
import { useLazyPart } from '~/shared/lib/use-lazy-part'
import { openPrompt } from '~/shared/session/prompts'
import { useHydrated, useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { FailedPart } from '~/shared/ui/failed-part'
import { publicAddressOf } from './public-address'
import { sectionOf } from './sections'

const loadPanel = async () => {
  // Its answers may be those of the page below, which must first be as it was rendered at build time.
  await mounted
  return (await import('./drawer-panel')).DrawerPanel
}

/** The information library (S2): a drawer over any page, opened by `lib` in the address and only for those signed in (S1 §2). */
export function LibraryDrawer() {
  const asked = useSearch({ strict: false, select: (search) => search.lib !== undefined })
  const signedIn = useUser() !== undefined
  const hydrated = useHydrated()
  const open = asked && signedIn
  const { Part: Panel, failed, retry } = useLazyPart(open, loadPanel)
  if (asked && hydrated && !signedIn) return <GuestDrawer />
  if (!open) return null
  if (Panel) return <Panel />
  return failed ? <FailedDrawer onRetry={retry} /> : null
}

/** A shared address opened by a guest: the public page of the same thing, or else what a login would show. */
function GuestDrawer() {
  const router = useRouter()
  const search = useSearch({ strict: false, select: drawerSearch })
  const page = publicAddressOf(search)
  useEffect(() => {
    if (page !== undefined) void router.navigate({ href: page, replace: true })
  }, [page, router])
  if (page !== undefined) return null
  return (
    <aside
      aria-label="资料库"
      className="print-hidden fixed inset-x-4 bottom-4 z-30 flex flex-wrap items-center gap-3 rounded border bg-surface p-4 shadow-raised md:left-auto md:w-96"
    >
      <p className="flex-1 text-sm">
        <span className="block font-medium">登录后可以看</span>
        这个链接打开的是资料库里的{sectionOf(search.lib).label}，登录后自动打开。
      </p>
      <Button size="sm" onClick={() => openPrompt({ kind: 'login' })}>
        登录
      </Button>
    </aside>
  )
}

/** The page below stays as it is. */
function FailedDrawer({ onRetry }: { onRetry: () => void }) {
  const navigate = useNavigate()
  const close = () =>
    void navigate({ to: '.', search: (before) => withoutDrawer(before), resetScroll: false })
  return (
    <div className="fixed inset-x-4 bottom-4 z-40 rounded bg-surface shadow-raised md:left-auto md:w-80">
      <FailedPart name="资料库" onRetry={onRetry} />
      <Button
        variant="ghost"
        size="icon"
        aria-label="关闭"
        className="absolute top-1 right-1"
        onClick={close}
      >
        <X aria-hidden />
      </Button>
    </div>
  )
}
