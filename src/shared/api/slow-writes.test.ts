import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CancelledError } from './errors'
import { SLOW_MS } from './retry'
import { onSlowWrites, placeSlowWrites, slowWrites, unplacedSlowWrite, untilAnswered } from './slow-writes'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Tries of one write, each answered when the test says so. */
function tries() {
  const answers: { resolve: (text: string) => void; reject: (error: Error) => void }[] = []
  const run = () => new Promise<string>((resolve, reject) => answers.push({ resolve, reject }))
  return { run, answers }
}

it('a write that is answered soon is never slow', async () => {
  const reported = vi.fn()
  const end = onSlowWrites(reported)
  const done = untilAnswered('保存', () => Promise.resolve('saved'))
  expect(await done).toBe('saved')
  vi.advanceTimersByTime(SLOW_MS * 2)
  expect([reported.mock.calls.length, slowWrites()]).toEqual([0, []])
  end()
})

it('a write that hangs is made again, and the answer that comes first counts', async () => {
  const { run, answers } = tries()
  const done = untilAnswered('保存', run)
  vi.advanceTimersByTime(SLOW_MS)
  expect(slowWrites()).toMatchObject([{ act: '保存' }])
  slowWrites()[0]?.again()
  answers[0]?.reject(new Error('the first try is broken off'))
  answers[1]?.resolve('saved')
  expect(await done).toBe('saved')
  expect([answers.length, slowWrites()]).toEqual([2, []])
})

it('fails with the last try', async () => {
  const { run, answers } = tries()
  const done = untilAnswered('保存', run)
  vi.advanceTimersByTime(SLOW_MS)
  slowWrites()[0]?.again()
  answers[1]?.reject(new Error('refused'))
  await expect(done).rejects.toThrow('refused')
  expect(slowWrites()).toEqual([])
})

it('is given up without a word of an error', async () => {
  const done = untilAnswered('保存', () => new Promise(() => undefined))
  vi.advanceTimersByTime(SLOW_MS)
  slowWrites()[0]?.cancel()
  await expect(done).rejects.toBeInstanceOf(CancelledError)
  expect(slowWrites()).toEqual([])
})

it('is not said a second time while its own place says it', async () => {
  const { run, answers } = tries()
  const done = untilAnswered('保存', run, 'l-1')
  const leave = placeSlowWrites('l-1')
  const leaveOther = placeSlowWrites('l-2')
  vi.advanceTimersByTime(SLOW_MS)
  expect(slowWrites()).toMatchObject([{ of: 'l-1' }])
  expect(unplacedSlowWrite()).toBeUndefined()
  leave()
  expect(unplacedSlowWrite()).toMatchObject({ of: 'l-1' })
  leaveOther()
  answers[0]?.resolve('saved')
  expect(await done).toBe('saved')
})
