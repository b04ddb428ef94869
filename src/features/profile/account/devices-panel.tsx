import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AccountSession, account } from '~/contracts/account'
import type { UserInfo } from '~/contracts/auth'
import { RetryButton } from '~/shared/answer/retry-button'
import { useRetry } from '~/shared/answer/use-retry'
import { useWrite } from '~/shared/api/use-write'
import { isStaff } from '~/shared/domain/access'
import { useLazyPart } from '~/shared/lazy/use-lazy-part'
import { notify } from '~/shared/lib/browser/notify'
import { Button } from '~/shared/ui/button'
import { FailedPart } from '~/shared/ui/failed-part'
import { sessionsCall } from './account.calls'

const loadDialog = async () => (await import('./removal-dialog')).RemovalDialog

/** Where the account is signed in, and its end. Nothing where the server does not tell. */
export function DevicesPanel({ user }: { user: UserInfo }) {
  const answer = useQuery(sessionsCall)
  const { data: sessions } = answer
  const { onRetry, ...missing } = useRetry(answer)
  const end = useWrite(account.endSessions, { onDone: (words) => notify.success(words) })
  const [asking, setAsking] = useState(false)
  const { Part: RemovalDialog, failed, retry } = useLazyPart(asking, loadDialog)
  if (!sessions) return onRetry ? <RetryButton name="登录的设备" onRetry={onRetry} {...missing} /> : null
  const others = sessions.filter(({ current }) => !current)
  return (
    <section aria-labelledby="devices" className="rounded-lg border bg-surface p-5">
      <h2 id="devices" className="font-medium">
        登录的设备
      </h2>
      <ul className="mt-2">
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            isEnding={end.isPending}
            onEnd={() => end.start({ query: { id: session.id } })}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <p className="mt-2 text-sm text-muted-foreground">不认识的设备，先让它退出登录。</p>
      )}
      <div className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {others.length > 1 && (
          <Button variant="outline" size="sm" aria-disabled={end.isPending} onClick={() => end.start({})}>
            其他设备全部退出
          </Button>
        )}
        {!isStaff(user) && (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            注销账号
          </Button>
        )}
      </div>
      {asking && failed && <FailedPart name="窗口" onRetry={retry} className="mt-4" />}
      {asking && RemovalDialog && <RemovalDialog tel={user.tel} onClose={() => setAsking(false)} />}
    </section>
  )
}

interface DeviceProps {
  readonly session: AccountSession
  readonly isEnding: boolean
  readonly onEnd: () => void
}

function Device({ session: { device, lastTime, current }, isEnding, onEnd }: DeviceProps) {
  const name = device || '未知设备'
  return (
    <li className="flex items-center justify-between gap-4 border-t py-2.5 first:border-t-0">
      <span className="min-w-0">
        {name}
        <span className="block text-xs text-muted-foreground">
          {current ? '这台设备' : `${lastTime.slice(0, 16).replace('T', ' ')} 用过`}
        </span>
      </span>
      {!current && (
        <Button
          variant="outline"
          size="sm"
          aria-disabled={isEnding}
          aria-label={`让${name}退出登录`}
          onClick={onEnd}
        >
          退出
        </Button>
      )}
    </li>
  )
}
