import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'

const load = () => import('./leave-dialog')
const LeaveDialog = lazy(async () => ({ default: (await load()).LeaveDialog }))

/** While `active`, leaving the page asks first. Another address of the same page, the drawer for one, is not leaving. */
export function UnsavedGuard({ active }: { active: boolean }) {
  // The question must be there when it is wanted, also when the network is gone by then.
  useEffect(() => {
    if (active) load().catch(() => undefined)
  }, [active])

  const blocked = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: active,
    disabled: !active,
    withResolver: true,
  })
  if (blocked.status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDialog onStay={blocked.reset} onLeave={blocked.proceed} />
    </Suspense>
  )
}
