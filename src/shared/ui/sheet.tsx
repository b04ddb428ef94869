import * as DialogPrimitive from '@radix-ui/react-dialog'
import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { keepWhileComposing } from '~/shared/lib/browser/ime-key'
import { cn } from './cn'
import { Overlay } from './overlay'
import { useFocusReturn } from './use-focus-return'

export const Sheet = DialogPrimitive.Root

interface SheetContentProps extends ComponentProps<typeof DialogPrimitive.Content> {
  side?: 'right' | 'bottom'
}

/** A panel that slides in over the page; focus stays inside until it is closed. */
export function SheetContent({ side = 'right', className, children, ...props }: SheetContentProps) {
  const focusReturn = useFocusReturn(props)
  return (
    <DialogPrimitive.Portal>
      <Overlay slot="sheet-overlay" />
      <DialogPrimitive.Content
        data-slot="sheet-content"
        aria-describedby={undefined}
        onEscapeKeyDown={keepWhileComposing}
        className={cn(
          'fixed z-40 flex flex-col bg-background shadow-raised outline-none',
          side === 'right' && 'inset-y-0 right-0 h-dvh border-l animate-come-from-right',
          side === 'bottom' &&
            'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg border-t animate-come-from-bottom',
          className,
        )}
        {...props}
        {...focusReturn}
      >
        {children}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  )
}

export function SheetHeader({ className, children, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="sheet-header"
      className={cn('flex min-h-14 items-center gap-3 border-b px-4', className)}
      {...props}
    >
      {children}
      <DialogPrimitive.Close
        data-slot="sheet-close"
        aria-label="关闭"
        className="print-hidden ml-auto grid size-11 place-items-center rounded hover:bg-muted md:size-10"
      >
        <X aria-hidden className="size-5" />
      </DialogPrimitive.Close>
    </div>
  )
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="sheet-title"
      className={cn('text-lg font-medium', className)}
      {...props}
    />
  )
}
