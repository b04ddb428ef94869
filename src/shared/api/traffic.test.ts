import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countCall, noMoreCalls } from './traffic'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function watched() {
  const state = { quiet: false }
  void noMoreCalls().then(() => {
    state.quiet = true
  })
  return state
}

test('is quiet a moment after the last call has ended', async () => {
  const first = countCall()
  const second = countCall()
  const state = watched()
  await vi.advanceTimersByTimeAsync(5000)
  first()
  await vi.advanceTimersByTimeAsync(5000)
  expect(state.quiet).toBe(false)
  second()
  await vi.advanceTimersByTimeAsync(299)
  expect(state.quiet).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(state.quiet).toBe(true)
})

test('a call in between begins the wait anew', async () => {
  const state = watched()
  await vi.advanceTimersByTimeAsync(200)
  const over = countCall()
  await vi.advanceTimersByTimeAsync(1000)
  expect(state.quiet).toBe(false)
  over()
  await vi.advanceTimersByTimeAsync(300)
  expect(state.quiet).toBe(true)
})
