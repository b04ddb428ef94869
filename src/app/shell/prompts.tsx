import { type ComponentType, useEffect, useState } from 'react'
import { notify } from '~/shared/lib/notify'
import { closePrompt, type Prompt, usePrompt } from '~/shared/session/prompts'

type Dialog = ComponentType<{ prompt: Prompt; onClose: () => void }>

const DIALOGS: Readonly<Record<Prompt['kind'], () => Promise<Dialog>>> = {
  login: async () => (await import('~/features/auth/login-dialog')).LoginDialog,
  'complete-info': async () => (await import('~/features/auth/login-dialog')).LoginDialog,
  vip: async () => (await import('~/features/auth/vip-dialog')).VipDialog,
  logout: async () => (await import('~/features/auth/logout-dialog')).LogoutDialog,
}

/** The dialog that something has asked for. Its code loads when it is first wanted. */
export function Prompts() {
  const prompt = usePrompt()
  const [loaded, setLoaded] = useState<{ kind: Prompt['kind']; Dialog: Dialog }>()
  const kind = prompt?.kind

  useEffect(() => {
    if (kind === undefined) return
    let wanted = true
    DIALOGS[kind]().then(
      (Dialog) => wanted && setLoaded({ kind, Dialog }),
      () => {
        notify.error('窗口加载失败，请重试')
        closePrompt()
      },
    )
    return () => {
      wanted = false
    }
  }, [kind])

  useReturnOfFocus(kind !== undefined)

  if (!prompt || !loaded || loaded.kind !== kind) return null
  return <loaded.Dialog prompt={prompt} onClose={closePrompt} />
}

/** Gives the focus back to where it was before the first dialog opened, unless something else has taken it by then. */
function useReturnOfFocus(open: boolean): void {
  useEffect(() => {
    if (!open) return
    const opener = document.activeElement
    return () => {
      // The dialog lets go of the focus in a timer of its own.
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
      })
    }
  }, [open])
}
