import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { useState } from 'react'
import { useLazyPart } from '~/shared/lazy/use-lazy-part'
import { toggleLargeText, useLargeText } from '~/shared/lib/browser/text-size'
import { useHydrated } from '~/shared/session/session'
import { Button, buttonVariants } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { MenuButton, menuItemClass, PopoverMenu } from '~/shared/ui/popover-menu'

const loadKeySheet = async () => (await import('~/features/list-editor/arrange/key-sheet')).KeySheet

/** Help menu (S1 §2): about us, contact, and the keys of the list workshop. */
export function HelpMenu() {
  const [showsKeys, showKeys] = useState(false)
  const { Part: KeySheet } = useLazyPart(showsKeys, loadKeySheet)
  return (
    <>
      <PopoverMenu
        label="帮助"
        align="end"
        className={buttonVariants({ variant: 'ghost', size: 'sm', className: 'max-md:hidden' })}
        trigger={<CircleHelp aria-hidden />}
      >
        <HelpLinks largeText="roomy:hidden" />
        <MenuButton onClick={() => showKeys(true)}>按键</MenuButton>
      </PopoverMenu>
      {showsKeys && KeySheet && <KeySheet onClose={() => showKeys(false)} />}
    </>
  )
}

interface HelpLinksProps {
  readonly onNavigate?: () => void
  /** Of the switch of the letters, which may stand in the header too. */
  readonly largeText?: string
}

export function HelpLinks({ onNavigate, largeText }: HelpLinksProps) {
  const props = { className: menuItemClass, ...(onNavigate && { onClick: onNavigate }) }
  return (
    <>
      <Link to="/about" {...props}>
        关于我们
      </Link>
      <Link to="/about" hash="contact" {...props}>
        联系我们
      </Link>
      <LargeTextItem className={largeText} />
    </>
  )
}

/** For parents: everything two steps larger, on this device. */
function useLargeSwitch() {
  const isLarge = useLargeText()
  // The HTML rendered at build time does not know it.
  const large = useHydrated() && isLarge
  return { large, attributes: { role: 'switch', 'aria-checked': large, onClick: toggleLargeText } }
}

/** The switch beside the person, where the header has room for it. */
export function LargeTextButton() {
  const { large, attributes } = useLargeSwitch()
  return (
    <Button
      variant="ghost"
      size="sm"
      className={cn('max-roomy:hidden', large && 'bg-primary-soft text-primary')}
      {...attributes}
    >
      大字
    </Button>
  )
}

function LargeTextItem({ className }: { className: string | undefined }) {
  const { large, attributes } = useLargeSwitch()
  return (
    <MenuButton className={className} {...attributes}>
      大字
      {large && <Check aria-hidden className="ml-auto size-4" />}
    </MenuButton>
  )
}
