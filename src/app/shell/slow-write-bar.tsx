import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { onSlowWrites, unplacedSlowWrite } from '~/shared/api/slow-writes'
import { notify } from '~/shared/lib/browser/notify'
import { Button } from '~/shared/ui/button'

/** What is being saved and hangs: she waits, tries once more, or goes on. It stands over dialogs too. */
export function SlowWriteBar() {
  const write = useSyncExternalStore(onSlowWrites, unplacedSlowWrite, unplacedSlowWrite)
  if (!write) return null
  const cancel = () => {
    write.cancel()
    notify.warning(`不再等待。服务器可能已经${write.act}，请看一眼再试`)
  }
  return createPortal(
    <div
      data-over-dialogs
      className="print-hidden pointer-events-auto fixed inset-x-0 top-2 z-50 mx-auto flex w-max max-w-[calc(100vw-1rem)] flex-wrap items-center gap-x-3 gap-y-1 rounded border bg-background px-4 py-2 text-sm shadow-raised"
    >
      <p role="status">
        仍在{write.act}…
        <span aria-hidden>
          （<Seconds key={write.since} since={write.since} /> 秒）
        </span>
      </p>
      <Button variant="outline" size="sm" onClick={write.again}>
        再试
      </Button>
      <Button variant="ghost" size="sm" onClick={cancel}>
        取消
      </Button>
    </div>,
    document.body,
  )
}

function Seconds({ since }: { since: number }) {
  const count = () => Math.round((Date.now() - since) / 1000)
  const [seconds, setSeconds] = useState(count)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(count), 1000)
    return () => clearInterval(timer)
  })
  return seconds
}
