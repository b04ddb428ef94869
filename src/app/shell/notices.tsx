import { useEffect, useState } from 'react'
import { onNoticesNeeded } from '~/shared/lib/notify'

type Toaster = typeof import('./toaster').Toaster

/** The place where short messages appear. Its code loads with the first message. */
export function Notices() {
  const [Toaster, setToaster] = useState<Toaster>()
  useEffect(
    () => onNoticesNeeded(() => void import('./toaster').then((module) => setToaster(() => module.Toaster))),
    [],
  )
  return Toaster ? <Toaster /> : null
}
