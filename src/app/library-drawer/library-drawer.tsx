import { useSearch } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { mounted } from '~/shared/lib/mounted'
import { notify } from '~/shared/lib/notify'
import { useUser } from '~/shared/session/session'

type Panel = ComponentType

/** The information library (S2): a drawer over any page, opened by `lib` in the address and only for those signed in (S1 §2). */
export function LibraryDrawer() {
  const open = useSearch({ strict: false, select: (search) => search.lib !== undefined })
  const signedIn = useUser() !== undefined
  const [Panel, setPanel] = useState<Panel>()

  useEffect(() => {
    if (!open || !signedIn) return
    // Its answers may be those of the page below, which must first be as it was rendered at build time.
    mounted
      .then(() => import('./drawer-panel'))
      .then(
        (module) => setPanel(() => module.DrawerPanel),
        () => notify.error('资料库加载失败，请重试'),
      )
  }, [open, signedIn])

  return open && signedIn && Panel ? <Panel /> : null
}
