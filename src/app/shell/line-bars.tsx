import { type Query, useIsFetching } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { hasSlowCalls, onSlowCalls, sendAgain } from '~/shared/api/again'
import { dueTimeOf } from '~/shared/api/crowd'
import { timeOf } from '~/shared/lib/clock'
import { useOnline } from '~/shared/lib/use-online'
import { Button } from '~/shared/ui/button'
import { MaintenanceBar } from './maintenance-bar'
import { PageDescription } from './page-description'
import { SlowWriteBar } from './slow-write-bar'

/** Stands under the header while the operator works on the site, there is no network, or an answer takes long. */
export function LineBars() {
  const online = useOnline()
  return (
    <>
      <PageDescription />
      <MaintenanceBar />
      {online ? <SlowBar /> : <OfflineBar />}
      <SlowWriteBar />
    </>
  )
}

/** What waits asks again by itself when the network is back. */
function OfflineBar() {
  const [since] = useState(() => timeOf(Date.now()))
  return (
    <p role="status" className="print-hidden border-b bg-muted px-4 py-2 text-center text-sm">
      没有网络。屏幕上的数字是 {since}{' '}
      断网以前取得的，对应它旁边写的条件；没有加载完的部分，网络恢复后会自动继续。
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
  const isCrowded = useIsFetching({ predicate: isTurnedAway }) > 0
  if (!isSlow && !isCrowded) return null
  return (
    <p
      role="status"
      className="slow-bar print-hidden flex flex-wrap items-center justify-center gap-x-3 border-b bg-muted px-4 py-1 text-sm"
    >
      {isCrowded ? '人太多，有的内容稍后自动再试' : '有的内容还在加载，网络较慢'}
      {isSlow && (
        <Button variant="outline" size="sm" onClick={sendAgain}>
          重试
        </Button>
      )}
    </p>
  )
}
