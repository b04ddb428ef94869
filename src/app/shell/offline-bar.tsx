import { useEffect, useState } from 'react'
import { now } from '~/shared/lib/clock'
import { useOnline } from '~/shared/lib/use-online'

/** Stands under the header while there is no network. What waits asks again by itself when it is back. */
export function OfflineBar() {
  const online = useOnline()
  const since = useLastTimeOnline(online)
  if (online || since === undefined) return null
  return (
    <p role="status" className="print-hidden border-b bg-muted px-4 py-2 text-center text-sm">
      没有网络。屏幕上的数字是 {since}{' '}
      断网以前取得的，对应它旁边写的条件；没有加载完的部分，网络恢复后会自动继续。
    </p>
  )
}

/** The time of day at which the network went, as far as the page knows. */
function useLastTimeOnline(online: boolean): string | undefined {
  const [since, setSince] = useState<string>()
  useEffect(() => {
    if (!online) setSince(now().toLocaleTimeString('zh-CN', { hour: '2-digit', minute: '2-digit' }))
  }, [online])
  return since
}
