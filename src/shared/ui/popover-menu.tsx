import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cn } from './cn'
import { Popover, PopoverContent, PopoverTrigger } from './popover'

interface PopoverMenuProps {
  /** What the button shows. */
  readonly trigger: ReactNode
  /** What the button is called, when its content does not say. */
  readonly label?: string
  readonly children: ReactNode
  /** Which of its sides stands below the same side of the button. */
  readonly align?: 'start' | 'end'
  /** Of the button. */
  readonly className: string
}

/** A click on anything in the panel is a choice: the panel has done its work. */
const hide = (event: MouseEvent<HTMLElement>) => event.currentTarget.hidePopover()

/** A button below which its links and commands open. */
export function PopoverMenu({ trigger, label, children, align = 'start', className }: PopoverMenuProps) {
  return (
    <Popover>
      <PopoverTrigger aria-label={label} className={className}>
        {trigger}
      </PopoverTrigger>
      <PopoverContent align={align} onClick={hide} className="min-w-36 p-1">
        {children}
      </PopoverContent>
    </Popover>
  )
}

export const menuItemClass =
  'flex min-h-11 w-full items-center gap-2 rounded px-3 text-left text-sm hover:bg-muted md:min-h-10'

export function MenuButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={cn(menuItemClass, className)} {...props} />
}
