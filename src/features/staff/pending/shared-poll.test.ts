import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { POLL_MS, type PollTab, reportedInTime, type SharedPoll, startPoll } from './shared-poll'

/** A browser with tabs that share what is kept and take turns. */
function openBrowser() {
  const asked: string[] = []
  const listeners = new Map<string, () => void>()
  const hidden = new Set<string>()
  const polls: SharedPoll[] = []
  let last: number | undefined
  let turn: Promise<void> = Promise.resolve()
  let busy = false
  const tell = (from?: string) => {
    for (const [name, listener] of listeners) if (name !== from) listener()
  }
  const open = (name: string, ask: () => Promise<void> = async () => undefined) => {
    const tab: PollTab = {
      now: () => Date.now(),
      isVisible: () => !hidden.has(name),
      lastAsked: () => last,
      async ask() {
        asked.push(name)
        await new Promise((resolve) => setTimeout(resolve, 200))
        await ask().catch(() => undefined)
        last = Date.now()
        tell(name)
      },
      async alone(run, wait) {
        if (busy && !wait) return false
        turn = turn.then(async () => {
          busy = true
          await run()
          busy = false
        })
        await turn
        return true
      },
      onChange(listener) {
        listeners.set(name, listener)
        return () => listeners.delete(name)
      },
    }
    const poll = startPoll(tab)
    polls.push(poll)
    return poll
  }
  const show = (name: string, visible: boolean) => {
    if (visible) hidden.delete(name)
    else hidden.add(name)
    listeners.get(name)?.()
  }
  return {
    asked,
    open,
    show,
    close: () => {
      for (const poll of polls) poll.stop()
    },
  }
}

let browser: ReturnType<typeof openBrowser>
beforeEach(() => {
  vi.useFakeTimers()
  browser = openBrowser()
})
afterEach(() => {
  browser.close()
  vi.useRealTimers()
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('S1-4.14 S1-9.4 asks at once and then every 30 s', async () => {
  browser.open('a')
  await pass(1000)
  expect(browser.asked).toHaveLength(1)
  await pass(28_000)
  expect(browser.asked).toHaveLength(1)
  await pass(2000)
  expect(browser.asked).toHaveLength(2)
  await pass(300_000)
  // An answer takes 0.2 s, and the pause begins after it.
  expect(browser.asked.length).toBeGreaterThanOrEqual(11)
  expect(browser.asked.length).toBeLessThanOrEqual(12)
})

it('asks once, however many tabs are open', async () => {
  browser.open('a')
  await pass(7000)
  browser.open('b')
  browser.open('c')
  await pass(5 * POLL_MS)
  expect(browser.asked.length).toBeGreaterThanOrEqual(5)
  expect(browser.asked.length).toBeLessThanOrEqual(6)
})

it('rests while the tab is hidden, and asks when it is shown again after a while', async () => {
  browser.open('a')
  await pass(1000)
  browser.show('a', false)
  await pass(5 * POLL_MS)
  expect(browser.asked).toHaveLength(1)
  browser.show('a', true)
  await pass(500)
  expect(browser.asked).toHaveLength(2)
})

it('goes on in the other tab when the one that asked is hidden', async () => {
  browser.open('a')
  await pass(500)
  browser.open('b')
  browser.show('a', false)
  await pass(2 * POLL_MS)
  expect(browser.asked.filter((name) => name === 'b').length).toBeGreaterThanOrEqual(1)
})

it('asks at once after something was done', async () => {
  const poll = browser.open('a')
  await pass(1000)
  poll.askNow()
  await pass(500)
  expect(browser.asked).toHaveLength(2)
  await pass(POLL_MS - 1000)
  expect(browser.asked).toHaveLength(2)
})

it('does not ask more often because a question has failed', async () => {
  browser.open('a', () => Promise.reject(new Error('no network')))
  await pass(1000)
  expect(browser.asked).toHaveLength(1)
  await pass(POLL_MS)
  expect(browser.asked).toHaveLength(2)
})

it('misses an answer that hangs within 10 s, and gives it up before the next question', async () => {
  const seen: unknown[] = []
  const hangs = (signal: AbortSignal) =>
    new Promise<number>((_, refuse) => signal.addEventListener('abort', () => refuse(new Error('given up'))))
  const reported = reportedInTime(hangs, {
    onReported: (count) => seen.push(count),
    onMissing: () => seen.push('missing'),
  })
  await pass(10_000)
  expect(seen).toEqual(['missing'])
  await pass(POLL_MS - 10_000)
  await reported
  expect(seen).toEqual(['missing', 'missing'])
})
