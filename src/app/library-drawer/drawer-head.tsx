import { Link, useSearch } from '@tanstack/react-router'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { saidInDrawer, saidOnPage, withoutDrawer } from '~/shared/address/drawer'
import { useDrawerTurn } from '~/shared/address/use-drawer-turn'
import { Button } from '~/shared/ui/button'
import { NativeSelect } from '~/shared/ui/native-select'
import { useRoom } from './beside'
import { DrawerSearchField } from './drawer-search-field'
import { SECTION_GROUPS, sectionOf } from './sections'

interface DrawerHeadProps {
  readonly title: ReactNode
  readonly beside: boolean
  /** After it has been turned, the pin keeps the focus. */
  readonly focusOnPin: boolean
  readonly onPin: () => void
  readonly onClose: () => void
}

// Which section is open is said by the link itself: the page's own search params say nothing of it.
const NO_PROPS = {}

/** A section from its beginning, with what the page, or else the section before, says of its reader. */
const beginning =
  (lib: string) =>
  <T extends object>(before: T) => ({
    ...withoutDrawer(before),
    lib,
    ...saidInDrawer(before),
    ...saidOnPage(before),
  })

/** Sections, search, pin and close. On a narrow drawer the name of the section is a choice among all of them. */
export function DrawerHead({ title, beside, focusOnPin, onPin, onClose }: DrawerHeadProps) {
  const section = useSearch({ strict: false, select: ({ lib }) => sectionOf(lib) })
  const room = useRoom()
  return (
    <div className="print-hidden flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-1.5 md:px-6">
      <div
        tabIndex={-1}
        {...(!focusOnPin && { 'data-first-focus': true })}
        className="shrink-0 outline-none max-lg:sr-only"
      >
        {title}
      </div>
      <SectionSelect open={section.id} />
      <nav aria-label="资料库" className="flex items-center max-lg:hidden">
        {SECTION_GROUPS.map((group) => (
          <ul
            key={group.label}
            aria-label={group.label}
            className="flex items-center not-first:ml-2 not-first:border-l not-first:pl-2"
          >
            {group.sections.map((item) => (
              <li key={item.id}>
                <Link
                  to="."
                  search={beginning(item.id)}
                  resetScroll={false}
                  activeProps={NO_PROPS}
                  {...(item === section && { 'aria-current': 'page' as const })}
                  className="flex min-h-11 items-center rounded px-2.5 text-sm whitespace-nowrap text-muted-foreground hover:bg-muted hover:text-foreground aria-[current=page]:font-medium aria-[current=page]:text-primary"
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <DrawerSearchField className="order-last basis-full xl:order-none xl:ml-auto xl:max-w-72 xl:min-w-56 xl:flex-1 xl:basis-0" />
      <div className="ml-auto flex shrink-0 items-center xl:ml-0">
        {room && (
          <Button
            variant="ghost"
            size="icon"
            aria-pressed={beside}
            aria-label="固定在页面旁边"
            title={beside ? '不再固定' : '固定在页面旁边'}
            {...(focusOnPin && { 'data-first-focus': true })}
            onClick={onPin}
          >
            {beside ? <PinOff aria-hidden /> : <Pin aria-hidden />}
          </Button>
        )}
        <Button variant="ghost" size="icon" aria-label="关闭" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
    </div>
  )
}

function SectionSelect({ open }: { open: string }) {
  const turn = useDrawerTurn()
  return (
    <div className="min-w-36 font-medium lg:hidden">
      <NativeSelect
        aria-label="资料库的部分"
        value={open}
        onChange={({ target }) => turn(beginning(target.value))}
      >
        {SECTION_GROUPS.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.sections.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
    </div>
  )
}
