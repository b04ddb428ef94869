import { useSyncExternalStore } from 'react'
import { hasSlowCalls, onSlowCalls, sendAgain } from '~/shared/api/again'
import { useOnline } from '~/shared/lib/use-online'
import { Button } from '~/shared/ui/button'

/**
 * Stands under the header while an answer takes long: controls and figures in the middle of a text have no place for a
 * word of their own. Where a region says it, the style sheet hides this.
 */
export function SlowBar() {
  const online = useOnline()
  const isSlow = useSyncExternalStore(onSlowCalls, hasSlowCalls, () => false)
  if (!online || !isSlow) return null
  return (
    <p
      role="status"
      className="slow-bar print-hidden flex flex-wrap items-center justify-center gap-x-3 border-b bg-muted px-4 py-1 text-sm"
    >
      有的内容还在加载，网络较慢
      <Button variant="outline" size="sm" onClick={sendAgain}>
        重试
      </Button>
    </p>
  )
}
