import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface NavigationMenuProps {
  readonly label: string
  /** Of the button. */
  readonly className: string
  readonly children: ReactNode
}

/**
 * A name in the bar below which its items open. The browser's own popover, so that a bar that scrolls does not cut it;
 * it is put below its button when it opens.
 */
export function NavigationMenu({ label, className, children }: NavigationMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const place = () => {
      const box = button.current?.getBoundingClientRect()
      if (!box) return
      element.style.left = `${Math.round(box.left)}px`
      element.style.top = `${Math.round(box.bottom) + 4}px`
    }
    // A click on anything in the panel is a choice: the panel has done its work.
    const hide = () => element.hidePopover()
    element.addEventListener('beforetoggle', place)
    element.addEventListener('click', hide)
    return () => {
      element.removeEventListener('beforetoggle', place)
      element.removeEventListener('click', hide)
    }
  }, [])
  return (
    <>
      <button ref={button} type="button" popoverTarget={id} className={`${className} gap-0.5!`}>
        {label}
        <ChevronDown aria-hidden className="size-4" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="fixed inset-auto m-0 min-w-36 rounded-lg border bg-surface p-1 text-foreground shadow-raised"
      >
        {children}
      </div>
    </>
  )
}
