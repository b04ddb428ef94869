import type { ComponentProps, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { buttonVariants } from './button'
import { cn } from './cn'

interface PopoverMenuProps {
  /** What the button shows. */
  readonly trigger: ReactNode
  /** What the button is called, when its content does not say. */
  readonly label?: string
  readonly children: ReactNode
  readonly className?: string
  readonly triggerClassName?: string
}

/**
 * A button with a small panel under it at the right end of the header. The browser's own popover: opens without
 * script, closes on Escape and on a click elsewhere, gives the focus back.
 */
export function PopoverMenu({ trigger, label, children, className, triggerClassName }: PopoverMenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)

  // A click on anything in the panel is a choice: the panel has done its work.
  useEffect(() => {
    const element = panel.current
    const hide = () => element?.hidePopover()
    element?.addEventListener('click', hide)
    return () => element?.removeEventListener('click', hide)
  }, [])

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), triggerClassName)}
      >
        {trigger}
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        className={cn(
          'absolute inset-auto top-14 right-4 m-0 min-w-48 rounded-lg border bg-surface p-1 text-foreground shadow-raised md:top-16 md:right-[max(2rem,calc((100vw-88rem)/2+2rem))]',
          className,
        )}
      >
        {children}
      </div>
    </>
  )
}

export const menuItemClass =
  'flex min-h-11 w-full items-center gap-2 rounded px-3 text-left text-sm hover:bg-muted md:min-h-10'

export function MenuButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={cn(menuItemClass, className)} {...props} />
}
