import { SLOW_MS } from '~/shared/api/retry'

/** S1 §9: the pending count is asked for every 30 s. */
export const POLL_MS = 30_000

/** Before it is looked again whether another tab has finished asking. */
const BUSY_MS = 1000

interface Reported<T> {
  readonly onReported: (answer: T) => void
  /** There is no answer: not in time, or not at all. */
  readonly onMissing: () => void
}

/** Asks. An answer that takes long is missed before it is given up: what hangs must not keep other tabs from asking. */
export async function reportedInTime<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  { onReported, onMissing }: Reported<T>,
): Promise<void> {
  const givenUp = new AbortController()
  const isLong = setTimeout(onMissing, SLOW_MS)
  const isTooLong = setTimeout(() => givenUp.abort(), POLL_MS - BUSY_MS)
  try {
    onReported(await ask(givenUp.signal))
  } catch {
    onMissing()
  } finally {
    clearTimeout(isLong)
    clearTimeout(isTooLong)
  }
}

/** What a poll needs of its tab, and of what the tabs share. */
export interface PollTab {
  readonly now: () => number
  readonly isVisible: () => boolean
  /** Milliseconds of the last question of any tab; undefined when none was asked. */
  readonly lastAsked: () => number | undefined
  /** Asks, and keeps the answer and its time for all tabs. A failure keeps the time. */
  readonly ask: () => Promise<void>
  /** Runs while no other tab does, `wait`: after it; gives whether it has run. */
  readonly alone: (run: () => Promise<void>, wait: boolean) => Promise<boolean>
  /** Calls `listener` when the tab is shown or hidden, or when another tab has asked; gives the way to end that. */
  readonly onChange: (listener: () => void) => () => void
}

export interface SharedPoll {
  /** Asks at once: something has been done that changes the answer. */
  readonly askNow: () => void
  readonly stop: () => void
}

/** Asks every 30 s while the tab is in view: one question, however many tabs are open. */
export function startPoll(tab: PollTab): SharedPoll {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const untilDue = () => {
    const last = tab.lastAsked()
    // A clock that was set back must not stop the poll.
    return last === undefined ? 0 : Math.min(Math.max(last + POLL_MS - tab.now(), 0), POLL_MS)
  }
  const schedule = (least = 0) => {
    clearTimeout(timer)
    if (!stopped && tab.isVisible()) timer = setTimeout(askWhenDue, Math.max(untilDue(), least))
  }
  const askWhenDue = async () => {
    // Another tab may have asked while this one waited for its turn.
    const ran = await tab.alone(async () => {
      if (untilDue() === 0) await tab.ask()
    }, false)
    schedule(ran ? 0 : BUSY_MS)
  }

  const end = tab.onChange(() => schedule())
  schedule()
  return {
    askNow: () => void tab.alone(tab.ask, true).then(() => schedule()),
    stop() {
      stopped = true
      clearTimeout(timer)
      end()
    },
  }
}
