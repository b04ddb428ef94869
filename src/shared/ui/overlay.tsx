import * as DialogPrimitive from '@radix-ui/react-dialog'

/** Lies over the page while a dialog or a sheet is open. */
export function Overlay() {
  return <DialogPrimitive.Overlay className="print-hidden fixed inset-0 z-40 bg-black/40 animate-appear" />
}
