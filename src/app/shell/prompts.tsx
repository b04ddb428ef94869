import { type ComponentType, useEffect } from 'react'
import { useLazyPart } from '~/shared/lazy/use-lazy-part'
import { notify } from '~/shared/lib/browser/notify'
import { closePrompt, type Prompt, usePrompt } from '~/shared/session/prompts'

type Dialog = ComponentType<{ prompt: Prompt; onClose: () => void }>

/** Also fetched by whoever is about to press 登录. */
export const loadLogin = async () => (await import('~/features/auth/login-dialog')).LoginDialog

const DIALOGS: Readonly<Record<Prompt['kind'], () => Promise<Dialog>>> = {
  login: loadLogin,
  'complete-info': loadLogin,
  vip: async () => (await import('~/features/auth/vip-dialog')).VipDialog,
  logout: async () => (await import('~/features/auth/logout-dialog')).LogoutDialog,
}

/** The dialog that something has asked for. Its code loads when it is first wanted. */
export function Prompts() {
  const prompt = usePrompt()
  useReturnOfFocus(prompt !== undefined)
  return prompt ? <PromptDialog key={prompt.kind} prompt={prompt} /> : null
}

function PromptDialog({ prompt }: { prompt: Prompt }) {
  const { Part: Dialog, failed } = useLazyPart(true, DIALOGS[prompt.kind])
  useEffect(() => {
    if (!failed) return
    notify.error('窗口没有下载完成，请再试一次')
    closePrompt()
  }, [failed])
  return Dialog ? <Dialog prompt={prompt} onClose={closePrompt} /> : null
}

/** Gives the focus back to where it was before the first dialog, unless something else has taken it. */
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
