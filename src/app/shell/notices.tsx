import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { intentPart, useLazyPart } from '~/shared/lazy/use-lazy-part'
import { connectNotices, ERROR_DURATION_MS, onNoticesNeeded } from '~/shared/lib/browser/notify'

const loadToaster = intentPart(async () => (await import('./toaster')).Toaster)

/** The place where short messages appear. Its code comes with the first use of the page; a message never waits for it in vain. */
export function Notices() {
  const [needed, setNeeded] = useState(false)
  const { Part: Toaster, failed } = useLazyPart(needed, loadToaster)
  useEffect(() => onNoticesNeeded(() => setNeeded(true)), [])
  if (!Toaster && !failed) return null
  // Outside the page: an open dialog hides the page from screen readers, and what is said then is about the dialog.
  return createPortal(Toaster ? <Toaster /> : <PlainNotice />, document.body)
}

/** The last message, where the code of the messages could not be loaded. */
function PlainNotice() {
  const [text, setText] = useState<string>()
  useEffect(() => connectNotices((notice) => setText(notice.text)), [])
  useEffect(() => {
    if (text === undefined) return
    const timer = setTimeout(() => setText(undefined), ERROR_DURATION_MS)
    return () => clearTimeout(timer)
  }, [text])
  if (text === undefined) return null
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 rounded border bg-surface p-4 text-sm shadow-raised"
    >
      {text}
    </p>
  )
}
