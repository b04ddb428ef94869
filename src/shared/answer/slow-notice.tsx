import { type ReactNode, useEffect, useState } from 'react'
import { useOnline } from '~/shared/lib/use-online'
import { Button } from '~/shared/ui/button'

/** An answer that takes longer is said to take long. */
const PATIENCE_MS = 8000

interface SlowNoticeProps {
  readonly name: string
  readonly onRetry: () => unknown
}

/** Says that an answer is still awaited: after some seconds, and at once where there is no network. */
export function SlowNotice({ name, onRetry }: SlowNoticeProps) {
  return (
    <Awaited
      offline={`没有网络，${name}在网络恢复后自动加载`}
      slow={`${name}还在加载，网络较慢`}
      onRetry={onRetry}
    />
  )
}

/** The same over an answer to an earlier question: no figure stands under another question without a word. */
export function EarlierNotice({ name, onRetry }: SlowNoticeProps) {
  return (
    <Awaited
      offline={`没有网络，下面还是上一次查询的${name}，网络恢复后自动更新`}
      slow={`${name}还在更新，网络较慢；下面还是上一次查询的结果`}
      onRetry={onRetry}
    />
  )
}

interface AwaitedProps {
  readonly offline: string
  readonly slow: string
  readonly onRetry: () => unknown
}

function Awaited({ offline, slow: slowText, onRetry }: AwaitedProps) {
  const online = useOnline()
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!online) return <Line>{offline}</Line>
  if (!slow) return null
  return (
    <Line>
      {slowText}
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          setSlow(false)
          onRetry()
        }}
      >
        重试
      </Button>
    </Line>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {children}
    </p>
  )
}
