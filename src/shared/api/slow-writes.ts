import { SLOW_MS } from './again'
import { CancelledError } from './errors'

/** A write that has been on its way for long. */
export interface SlowWrite {
  /** What it does: 保存. */
  readonly act: string
  /** Milliseconds since 1970. */
  readonly since: number
  /** Makes it once more; the answer that comes first counts. */
  readonly again: () => void
  /** Waits no longer. The server may have done it all the same. */
  readonly cancel: () => void
}

let slow: readonly SlowWrite[] = []
const listeners = new Set<() => void>()

function setSlow(next: readonly SlowWrite[]): void {
  slow = next
  for (const listener of listeners) listener()
}

/** The writes that take long, the oldest first. */
export function slowWrites(): readonly SlowWrite[] {
  return slow
}

export function onSlowWrites(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Makes a write. Once it takes long it is among `slowWrites`, from where it can be made again or given up. */
export function untilAnswered<T>(act: string, run: () => Promise<T>): Promise<T> {
  const since = Date.now()
  let latest = 0
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      if (slow.includes(write)) setSlow(slow.filter((other) => other !== write))
    }
    const start = () => {
      latest += 1
      const own = latest
      run().then(
        (answer) => {
          end()
          resolve(answer)
        },
        (error: unknown) => {
          // What an earlier try is told is not the last word.
          if (own !== latest) return
          end()
          reject(error)
        },
      )
    }
    const write: SlowWrite = {
      act,
      since,
      again: start,
      cancel() {
        end()
        reject(new CancelledError(act, '请求已取消'))
      },
    }
    const timer = setTimeout(() => setSlow([...slow, write]), SLOW_MS)
    start()
  })
}
