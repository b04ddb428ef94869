import { Link } from '@tanstack/react-router'
import { Check, CircleHelp } from 'lucide-react'
import { useHydrated } from '~/shared/session/session'
import { MenuButton, menuItemClass, PopoverMenu } from '~/shared/ui/popover-menu'
import { toggleLargeText, useLargeText } from './text-size'

/** Help menu (S1 §2): about us, contact. */
export function HelpMenu() {
  return (
    <PopoverMenu label="帮助" triggerClassName="max-md:hidden" trigger={<CircleHelp aria-hidden />}>
      <HelpLinks />
    </PopoverMenu>
  )
}

export function HelpLinks({ onNavigate }: { onNavigate?: () => void }) {
  const props = { className: menuItemClass, ...(onNavigate && { onClick: onNavigate }) }
  return (
    <>
      <Link to="/about" {...props}>
        关于我们
      </Link>
      <Link to="/about" hash="contact" {...props}>
        联系我们
      </Link>
      <LargeTextSwitch />
    </>
  )
}

/** For parents: everything two steps larger, on this device. */
function LargeTextSwitch() {
  const isLarge = useLargeText()
  // The HTML rendered at build time does not know it.
  const large = useHydrated() && isLarge
  return (
    <MenuButton role="switch" aria-checked={large} onClick={toggleLargeText}>
      大字
      {large && <Check aria-hidden className="ml-auto size-4" />}
    </MenuButton>
  )
}
