import { useEffect } from 'react'
import { useLazyPart } from '~/shared/lazy/use-lazy-part'
import { forgetRefused, useRefused } from '~/shared/lib/browser/in-app'
import { notify } from '~/shared/lib/browser/notify'

const loadDialog = async () => (await import('./in-app-dialog')).InAppDialog

/** What the browser of an app has not done, and what to do instead; its code comes where it is wanted. */
export function InApp() {
  const refused = useRefused()
  const { Part: Dialog, failed } = useLazyPart(refused !== undefined, loadDialog)
  useEffect(() => {
    if (!failed || !refused) return
    notify.error(`${refused.app}里不能${refused.act}，请在右上角菜单里选“在浏览器打开”`)
    forgetRefused()
  }, [failed, refused])
  return refused && Dialog ? <Dialog refused={refused} onClose={forgetRefused} /> : null
}
