import type { UserInfo } from '~/contracts/auth'
import type { Scenario } from '../scenario/scenario'
import type { Backend } from '../server/backend'
import { endpointOf } from '../server/routes'
import { userInfo } from '../store/people'
import type { Replay } from './replay'

/** The recording of a name, ready to answer; or why it cannot, in Chinese for testers. */
export async function openReplay(name: string): Promise<Replay | string> {
  const [{ createReplay }, { readRecording }] = await Promise.all([
    import('./replay'),
    import('./stored-recordings'),
  ])
  const text = await readRecording(name)
  const refused = `qa.replay=${name} 没有生效：`
  if (text === undefined) return `${refused}这个浏览器里没有这份录制，请在测试台的“记录”里选它的 HAR 文件`
  const replay = createReplay(text, endpointOf)
  return typeof replay === 'string' ? refused + replay : replay
}

/** `null` is a guest, undefined whoever is signed in. */
type ReplaySession = { readonly token: string; readonly user: UserInfo } | null | undefined

/** Who was signed in when the recording began. Their session ends with the replay. */
export function replaySession({ db, replay }: Backend, before: Scenario): ReplaySession {
  if (!replay) return before.replay === undefined ? undefined : null
  const shim = db.account.find(replay.shim)
  if (!replay.isSignedIn || !shim) return null
  return { token: `replay-${replay.shim}`, user: replay.person ?? userInfo(shim) }
}
