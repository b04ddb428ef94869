import * as DialogPrimitive from '@radix-ui/react-dialog'

/** Lies over the page while a dialog or a sheet is open. */
export function Overlay() {
  return (
    <DialogPrimitive.Overlay className="print-hidden fixed inset-0 z-40 bg-black/40 data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0" />
  )
}
