import { useSearch } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import type { ComponentType } from 'react'
import { drawerClosed } from '~/shared/address/drawer'
import { useDrawerTurn } from '~/shared/address/use-drawer-turn'
import { mounted } from '~/shared/lazy/mounted'
import { useLazyPart } from '~/shared/lazy/use-lazy-part'
import { useHydrated, useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { FailedPart } from '~/shared/ui/failed-part'

const loadPanel = async () => {
  // Its answers may be those of the page below, which must first be as it was rendered at build time.
  await mounted
  return (await import('./drawer-panel')).DrawerPanel
}
const loadGuestDrawer = async () => (await import('./guest-drawer')).GuestDrawer

/** The information library (S2): a drawer over any page, opened by `lib` in the address and only for those signed in (S1 §2). */
export function LibraryDrawer() {
  const hydrated = useHydrated()
  const asked = useSearch({ strict: false, select: (search) => search.lib !== undefined })
  const signedIn = useUser() !== undefined
  if (!asked || !hydrated) return null
  return <OpenDrawer key={String(signedIn)} load={signedIn ? loadPanel : loadGuestDrawer} />
}

function OpenDrawer({ load }: { load: () => Promise<ComponentType> }) {
  const { Part: Drawer, failed, retry } = useLazyPart(true, load)
  if (Drawer) return <Drawer />
  return failed ? <FailedDrawer onRetry={retry} /> : null
}

/** The page below stays as it is. */
function FailedDrawer({ onRetry }: { onRetry: () => void }) {
  const turn = useDrawerTurn()
  return (
    <div
      role="dialog"
      aria-label="资料库"
      className="fixed inset-x-4 bottom-4 z-40 rounded bg-surface shadow-raised md:left-auto md:w-80"
    >
      <FailedPart name="资料库" onRetry={onRetry} />
      <Button
        variant="ghost"
        size="icon"
        aria-label="关闭"
        className="absolute top-1 right-1"
        onClick={() => turn(drawerClosed)}
      >
        <X aria-hidden />
      </Button>
    </div>
  )
}
