import { type ReactNode, useEffect, useState } from 'react'
import { dueTimeOf } from '~/shared/api/rate-limit'
import { retrySlowCalls, SLOW_MS } from '~/shared/api/retry'
import { timeOf } from '~/shared/lib/time/clock'
import { useDocumentMark } from '~/shared/react/use-document-mark'
import { useOnline } from '~/shared/react/use-online'
import { Button } from '~/shared/ui/button'
import { RateLimitWords } from './rate-limit-words'

interface SlowNoticeProps {
  readonly name: string
  /** Asks anew what has failed meanwhile; what hangs is sent again in any case. */
  readonly onRetry?: (() => unknown) | undefined
  /** Why the last try failed, where the next one is awaited. */
  readonly failure?: unknown
}

/** Says that an answer is still awaited: after some seconds, and at once where there is no network. */
export function SlowNotice({ name, ...asking }: SlowNoticeProps) {
  return (
    <Awaited
      offline={`没有网络，${name}在网络恢复后自动加载`}
      slow={`${name}还在加载，网络较慢`}
      {...asking}
    />
  )
}

/** The same over an answer to an earlier question: no figure stands under another question without a word. */
export function EarlierNotice({ name, ...asking }: SlowNoticeProps) {
  return (
    <Awaited
      offline={`没有网络，下面还是上一次查询的${name}，网络恢复后自动更新`}
      slow={`${name}还在更新，网络较慢；下面还是上一次查询的结果`}
      {...asking}
    />
  )
}

interface NotRenewedProps {
  readonly name: string
  /** When what stands below came, ms since 1970. */
  readonly since: number | undefined
  readonly onRetry: () => unknown
}

/** Over an answer that is still good enough to stand, though asking again has failed. */
export function NotRenewed({ name, since, onRetry }: NotRenewedProps) {
  return (
    <Line>
      {name}没有更新成功，下面是{since !== undefined && ` ${timeOf(since)} `}取得的
      <Button variant="outline" size="sm" onClick={() => onRetry()}>
        重试
      </Button>
    </Line>
  )
}

interface AwaitedProps extends Omit<SlowNoticeProps, 'name'> {
  readonly offline: string
  readonly slow: string
}

function Awaited({ offline, slow: slowText, onRetry, failure }: AwaitedProps) {
  const online = useOnline()
  const [tries, setTries] = useState(0)
  const [slowAt, setSlowAt] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setSlowAt(tries), SLOW_MS)
    return () => clearTimeout(timer)
  }, [tries])
  if (!online) return <Line>{offline}</Line>
  const due = dueTimeOf(failure)
  if (due !== undefined) {
    return (
      <Line isSlow>
        <RateLimitWords due={due} />
      </Line>
    )
  }
  if (slowAt !== tries) return null
  return (
    <Line isSlow>
      {slowText}
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          setTries(tries + 1)
          // A call that hangs is on its way as far as the cache knows.
          retrySlowCalls()
          onRetry?.()
        }}
      >
        重试
      </Button>
    </Line>
  )
}

function Line({ isSlow = false, children }: { isSlow?: boolean; children: ReactNode }) {
  useDocumentMark('slow-part', isSlow)
  return (
    <p
      role="status"
      data-slow={isSlow || undefined}
      className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm"
    >
      {children}
    </p>
  )
}
