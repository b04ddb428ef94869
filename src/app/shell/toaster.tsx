import { type CSSProperties, useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { connectNotices, ERROR_DURATION_MS, type Notice } from '~/shared/lib/browser/notify'

/** The product's own colours; a rule at the left says the kind, beside its icon. */
const COLOURS = {
  '--normal-bg': 'var(--surface)',
  '--normal-text': 'var(--foreground)',
  '--normal-border': 'var(--border)',
  '--border-radius': '0.3125rem',
  fontFamily: 'inherit',
} as CSSProperties

/** What was shown in this task: seventy calls that fail together say the same, and React stops what renders so often. */
const shown = new Set<string>()

/** The same text said again while it is still shown is one message. */
export function showNotice({ kind, text }: Notice): void {
  const id = `${kind}:${text}`
  if (shown.has(id)) return
  shown.add(id)
  setTimeout(() => shown.delete(id))
  toast[kind](text, { id, duration: ERROR_DURATION_MS })
}

/** Shows what `notify` says. */
export function Toaster() {
  useEffect(() => {
    connectNotices(showNotice)
  }, [])
  return (
    <Sonner
      theme="system"
      // At the foot: a message takes neither the way to the menu nor the heading of what failed.
      position="bottom-center"
      mobileOffset={{ bottom: '1rem' }}
      closeButton
      style={COLOURS}
      toastOptions={{
        classNames: { error: 'notice-error', warning: 'notice-warning', success: 'notice-success' },
      }}
      containerAriaLabel="消息"
      // An open dialog takes the pointer from everything around it; a message can be closed all the same.
      className="pointer-events-auto"
    />
  )
}
