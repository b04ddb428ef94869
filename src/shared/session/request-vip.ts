import { notify } from '~/shared/lib/browser/notify'
import { openPrompt } from './prompts'
import { currentSession } from './session'

/** Asks to open VIP; a guest is told to sign in first (S1 §6). */
export function requestVip(): void {
  const signedIn = currentSession() !== undefined
  if (!signedIn) notify.warning('请先登录！')
  openPrompt({ kind: signedIn ? 'vip' : 'login' })
}
