import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { dueTimeOf } from '~/shared/api/rate-limit'
import { hasSlowCalls, onSlowCalls, retrySlowCalls } from '~/shared/api/retry'
import { IS_MOCKED } from '~/shared/lib/browser/mode'
import { isUpdatedAtom } from '~/shared/lib/browser/site-update'
import { store } from '~/shared/lib/storage/store'
import { timeOf } from '~/shared/lib/time/clock'
import { momentText } from '~/shared/lib/time/day-text'
import { useOnline } from '~/shared/react/use-online'
import { Button } from '~/shared/ui/button'
import { askAnew, keepOffline } from '../offline/keep-offline'
import { shownCopyAtom } from '../offline/state'
import { MaintenanceBar } from './maintenance-bar'
import { PageDescription } from './page-description'
import { SlowWriteBar } from './slow-write-bar'

/** Stands under the header while the operator works on the site, there is no network, or an answer takes long. */
export function LineBars() {
  const online = useOnline()
  useOfflineUse()
  const copiedAt = useAtomValue(shownCopyAtom, { store })
  return (
    <>
      <PageDescription />
      <MaintenanceBar />
      <UpdateBar />
      {copiedAt ? <CopyBar at={copiedAt} /> : online ? <SlowBar /> : <OfflineBar />}
      <SlowWriteBar />
    </>
  )
}

/** The mocked product has its server in the page. */
function useOfflineUse(): void {
  const queryClient = useQueryClient()
  const router = useRouter()
  useEffect(() => (IS_MOCKED ? undefined : keepOffline({ queryClient, router })), [queryClient, router])
}

const barClass =
  'print-hidden flex flex-wrap items-center justify-center gap-x-3 border-b bg-muted px-4 py-1 text-sm'

/** Some of what is on the screen is what this device had last. */
function CopyBar({ at }: { at: Date }) {
  const client = useQueryClient()
  return (
    <p role="status" className={barClass}>
      没有连上服务器。这里有这台设备 {momentText(at)} 存下的内容，后来的变化不在里面。
      <Button variant="outline" size="sm" onClick={() => askAnew(client)}>
        重试
      </Button>
    </p>
  )
}

/** A page that stands open goes on as it is; what was typed is kept through the reload. */
function UpdateBar() {
  const isUpdated = useAtomValue(isUpdatedAtom, { store })
  const [isLater, setLater] = useState(false)
  if (!isUpdated || isLater) return null
  return (
    <p role="status" className={barClass}>
      择途有更新，重新打开页面后用上。
      <Button variant="outline" size="sm" onClick={() => location.reload()}>
        现在打开
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setLater(true)}>
        以后再说
      </Button>
    </p>
  )
}

/** What waits asks again by itself when the network is back. */
function OfflineBar() {
  const [since] = useState(() => timeOf(Date.now()))
  return (
    <p role="status" className="print-hidden border-b bg-muted px-4 py-2 text-center text-sm">
      没有网络。屏幕上的数字是 {since} 断网以前取得的；没有加载完的，网络恢复后自动继续。
    </p>
  )
}

/** What the server has turned away, and what is asked for again. */
function isTurnedAway({ state }: Query): boolean {
  return dueTimeOf(state.fetchFailureReason) !== undefined
}

/**
 * Controls and figures in the middle of a text have no place for a word of their own. Where a region says it, the style
 * sheet hides this. The drawer has one of its own: nothing behind it can be pressed.
 */
export function SlowBar() {
  const isSlow = useSyncExternalStore(onSlowCalls, hasSlowCalls, () => false)
  const isRateLimited = useIsFetching({ predicate: isTurnedAway }) > 0
  if (!isSlow && !isRateLimited) return null
  return (
    <p role="status" className={`slow-bar ${barClass}`}>
      {isRateLimited ? '人太多，有的内容稍后自动再试' : '有的内容还在加载，网络较慢'}
      {isSlow && (
        <Button variant="outline" size="sm" onClick={retrySlowCalls}>
          重试
        </Button>
      )}
    </p>
  )
}
