import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { connectNotices, ERROR_DURATION_MS } from '~/shared/lib/notify'

/** Shows what `notify` says. The same text said again while it is still shown is one message. */
export function Toaster() {
  useEffect(() => {
    connectNotices(({ kind, text }) => {
      toast[kind](text, { id: `${kind}:${text}`, duration: ERROR_DURATION_MS })
    })
  }, [])
  return (
    <Sonner
      theme="system"
      position="top-center"
      // Below the header of a phone: a message must not take the way to the menu.
      mobileOffset={{ top: '4rem' }}
      richColors
      closeButton
      containerAriaLabel="消息"
      // An open dialog takes the pointer from everything around it; a message can be closed all the same.
      className="pointer-events-auto"
    />
  )
}
