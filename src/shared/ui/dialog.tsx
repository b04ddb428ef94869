import * as DialogPrimitive from '@radix-ui/react-dialog'
import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { keepWhileComposing } from '~/shared/lib/browser/ime-key'
import { cn } from './cn'
import { Overlay } from './overlay'
import { useFocusReturn } from './use-focus-return'

export const Dialog = DialogPrimitive.Root

/** What stands over dialogs is used without closing them. */
function keepOpen(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-over-dialogs]')) event.preventDefault()
}

export function DialogContent({
  className,
  children,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content>) {
  const focusReturn = useFocusReturn(props)
  return (
    <DialogPrimitive.Portal>
      <Overlay slot="dialog-overlay" />
      <DialogPrimitive.Content
        data-slot="dialog-content"
        className={cn(
          'fixed inset-0 z-40 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md overflow-y-auto rounded-lg border bg-background p-6 shadow-raised outline-none animate-appear',
          className,
        )}
        onInteractOutside={keepOpen}
        onEscapeKeyDown={keepWhileComposing}
        {...props}
        {...focusReturn}
      >
        {children}
        <DialogPrimitive.Close
          data-slot="dialog-close"
          aria-label="关闭"
          className="absolute top-3 right-3 grid size-11 place-items-center rounded text-muted-foreground hover:bg-muted md:size-10"
        >
          <X aria-hidden className="size-5" />
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  )
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="dialog-title"
      className={cn('pr-10 text-lg font-medium', className)}
      {...props}
    />
  )
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn('mt-1 text-sm text-muted-foreground', className)}
      {...props}
    />
  )
}
