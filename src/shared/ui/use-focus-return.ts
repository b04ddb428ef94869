import { useRef } from 'react'

interface FocusEventHandlers {
  readonly onOpenAutoFocus?: ((event: Event) => void) | undefined
  readonly onCloseAutoFocus?: ((event: Event) => void) | undefined
}

/**
 * Gives the focus back to what had it before a dialog opened. Radix does this for dialogs with a trigger of their own;
 * ours are opened by the address, by a prompt or by a button that lives elsewhere. What has left the page gets no focus.
 */
export function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus }: FocusEventHandlers) {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement
      onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      // A page that was opened from the dialog has put the focus on its heading.
      const moved = document.activeElement !== document.body && document.activeElement !== null
      if (!moved && before.current instanceof HTMLElement && before.current.isConnected) {
        before.current.focus({ preventScroll: true })
      }
    },
  }
}
