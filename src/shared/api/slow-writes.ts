import { CancelledError } from './errors'
import { SLOW_MS } from './retry'

/** A write that has been on its way for long. */
export interface SlowWrite {
  /** What it does: 保存. */
  readonly act: string
  /** What it changes, where a place of its own may say that it takes long: the id of a list. */
  readonly of: string | undefined
  /** Milliseconds since 1970. */
  readonly since: number
  /** Makes it once more; the answer that comes first counts. */
  readonly again: () => void
  /** Waits no longer. The server may have done it all the same. */
  readonly cancel: () => void
}

let slow: readonly SlowWrite[] = []
/** What has a place in view that says it itself. */
let placed: readonly string[] = []
const listeners = new Set<() => void>()

function tellAll(): void {
  for (const listener of listeners) listener()
}

function setSlow(next: readonly SlowWrite[]): void {
  slow = next
  tellAll()
}

/** The writes that take long, the oldest first. */
export function slowWrites(): readonly SlowWrite[] {
  return slow
}

/** The oldest that no place of its own says. */
export function unplacedSlowWrite(): SlowWrite | undefined {
  return slow.find(({ of }) => of === undefined || !placed.includes(of))
}

/** Says that a place is in view which tells of its slow writes itself, until the returned function is called. */
export function placeSlowWrites(of: string): () => void {
  placed = [...placed, of]
  tellAll()
  return () => {
    placed = placed.toSpliced(placed.indexOf(of), 1)
    tellAll()
  }
}

export function onSlowWrites(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Makes a write. Once it takes long it is among `slowWrites`, from where it can be made again or given up. */
export function untilAnswered<T>(act: string, run: () => Promise<T>, of?: string): Promise<T> {
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
      of,
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
