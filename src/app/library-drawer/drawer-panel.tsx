import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PlaceHome } from '~/entities/place/place-link'
import { DRAWER_PREFIX, drawerClosed, drawerSearch } from '~/shared/address/drawer'
import { stringifySearch } from '~/shared/address/search'
import { useDrawerTurn } from '~/shared/address/use-drawer-turn'
import { FigurePrefix } from '~/shared/charts/use-figure-choices'
import { focusMarked } from '~/shared/ui/focus-marked'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Sheet, SheetContent, SheetTitle } from '~/shared/ui/sheet'
import { Skeleton } from '~/shared/ui/skeleton'
import { SlowBar } from '../shell/line-bars'
import { setPinned, useBeside } from './beside'
import { DrawerHead } from './drawer-head'
import { sectionOf } from './sections'
import { placeOf, useStoredScroll } from './use-stored-scroll'

/** The library over the page, or pinned beside it. */
export function DrawerPanel() {
  const beside = useBeside()
  const turn = useDrawerTurn()
  const [turned, setTurned] = useState(false)
  const close = () => turn(drawerClosed)
  const pin = () => {
    setTurned(true)
    setPinned(!beside)
  }
  const head = (title: ReactNode) => (
    <DrawerHead title={title} beside={beside} focusOnPin={turned} onPin={pin} onClose={close} />
  )
  if (beside) {
    return (
      <Beside focused={turned}>
        {head('资料库')}
        <Section />
      </Beside>
    )
  }
  return (
    <Sheet open onOpenChange={(open) => !open && close()}>
      <SheetContent data-prints className="w-full md:w-[min(72rem,92vw)]" onOpenAutoFocus={focusMarked}>
        {head(<SheetTitle className="font-medium whitespace-nowrap">资料库</SheetTitle>)}
        <Section />
      </SheetContent>
    </Sheet>
  )
}

/** Not modal: the page keeps the keyboard, and Escape means what it means there. */
function Beside({ focused, children }: { focused: boolean; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    // A page that is opened with its drawer keeps the focus; a link in its head gives it away.
    const opener = document.activeElement?.closest('header a')
    if (!opener && !focused) return
    panel.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true })
    return () => {
      // The link may be gone, the focus may be elsewhere by now.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus()
    }
  }, [focused])
  return (
    <aside
      ref={panel}
      aria-label="资料库"
      className="narrow print-hidden fixed inset-y-0 right-0 z-30 flex h-dvh w-[30rem] flex-col border-l bg-background"
    >
      {children}
    </aside>
  )
}

function Section() {
  const search = useSearch({ strict: false, select: drawerSearch })
  const section = sectionOf(search.lib)
  const box = useRef<HTMLDivElement>(null)
  useStoredScroll(box, placeOf(search), stringifySearch(search))
  return (
    <div ref={box} className="flex-1 overflow-y-auto overscroll-contain">
      {/* Padding of the box that scrolls would hold what sticks away from its edge. */}
      <div className="p-4 md:p-6">
        <SlowBar />
        {/* On paper the head with the sections is not there. */}
        <p className="mb-4 hidden text-xl font-medium print:block">{section.label}</p>
        <PlaceHome value="drawer">
          <FigurePrefix value={DRAWER_PREFIX}>
            <LazyPart
              key={section.id}
              name={section.label}
              load={section.load}
              pending={<Skeleton of="rows" className="h-96" />}
            />
          </FigurePrefix>
        </PlaceHome>
      </div>
    </div>
  )
}
