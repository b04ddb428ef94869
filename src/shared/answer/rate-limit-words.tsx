import { useEffect, useState } from 'react'

interface RateLimitWordsProps {
  /** When the call is sent again, ms since 1970. */
  readonly due: number
}

/** Says that the server has too many callers, and counts the seconds until the next try. */
export function RateLimitWords({ due }: RateLimitWordsProps) {
  const [at, setAt] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.ceil((due - at) / 1000)
  return (
    <span>
      人太多，稍后自动再试
      {/* Read out once, not every second. */}
      {seconds > 0 && <span aria-hidden>（{seconds} 秒）</span>}
    </span>
  )
}
