import { Link } from '@tanstack/react-router'
import { CircleHelp } from 'lucide-react'
import { menuItemClass, PopoverMenu } from '~/shared/ui/popover-menu'

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
    </>
  )
}
