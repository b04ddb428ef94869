import { useOnline } from '~/shared/lib/use-online'

/** Stands under the header while there is no network. What waits asks again by itself when it is back. */
export function OfflineBar() {
  if (useOnline()) return null
  return (
    <p role="status" className="print-hidden border-b bg-muted px-4 py-2 text-center text-sm">
      没有网络。屏幕上的内容还能看；没有加载完的部分，网络恢复后会自动继续。
    </p>
  )
}
