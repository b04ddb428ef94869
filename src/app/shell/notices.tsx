import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { onNoticesNeeded } from '~/shared/lib/notify'

type Toaster = typeof import('./toaster').Toaster

/** The place where short messages appear. Its code loads with the first message. */
export function Notices() {
  const [Toaster, setToaster] = useState<Toaster>()
  useEffect(
    () => onNoticesNeeded(() => void import('./toaster').then((module) => setToaster(() => module.Toaster))),
    [],
  )
  // Outside the page: an open dialog hides the page from screen readers, and what is said then is about the dialog.
  return Toaster ? createPortal(<Toaster />, document.body) : null
}
