/** S1 §8: an error is shown for 5 seconds. */
export const ERROR_DURATION_MS = 5000

export type Notice = { kind: 'error' | 'warning' | 'success' | 'info'; text: string }

let show: ((notice: Notice) => void) | undefined
const waiting: Notice[] = []

/** Connects the place that shows messages; what was said before is shown now. The shell loads it with the first message. */
export function connectNotices(sink: (notice: Notice) => void): void {
  show = sink
  for (const notice of waiting.splice(0)) sink(notice)
}

type Listener = () => void
let needed: Listener = () => undefined

/** Called when the first message is said before a place to show it is connected. */
export function onNoticesNeeded(listener: Listener): void {
  needed = listener
  if (waiting.length > 0) listener()
}

function say(kind: Notice['kind']) {
  return (text: string): void => {
    const notice = { kind, text }
    if (show) {
      show(notice)
    } else {
      waiting.push(notice)
      needed()
    }
  }
}

/** Short messages that need no answer. They appear above the page and are read out. */
export const notify = {
  error: say('error'),
  warning: say('warning'),
  success: say('success'),
  info: say('info'),
}
