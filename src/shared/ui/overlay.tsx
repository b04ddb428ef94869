import * as DialogPrimitive from '@radix-ui/react-dialog'

/** Lies over the page while a dialog or a sheet is open; `slot` says of which. */
export function Overlay({ slot }: { slot: 'dialog-overlay' | 'sheet-overlay' }) {
  return (
    <DialogPrimitive.Overlay
      data-slot={slot}
      className="print-hidden fixed inset-0 z-40 bg-black/40 animate-appear"
    />
  )
}
