import { HttpError } from './errors'

/** Statuses of a server that turns callers away for a while. */
export const RATE_LIMITED: readonly number[] = [429, 503]

/** Waits before the second and the third try, where the server names none, ms. */
const WAITS_MS = [4000, 12_000] as const

/** Nobody sits out a longer wait; who comes back presses 重试. */
const LONGEST_MS = 60_000

/** However soon a server wants to be asked again, ms. */
const SHORTEST_MS = 1000

/** Who was turned away at the same moment comes back within this share of the wait after it. */
const SPREAD = 0.5

const dueTimes = new WeakMap<HttpError, number>()

/** Whether the server has too many callers. */
export function isRateLimited(error: unknown): error is HttpError {
  return error instanceof HttpError && RATE_LIMITED.includes(error.status)
}

/** Whether a call that has been turned away so many times before is sent again: three tries in all. */
export function isWaitedOut(failures: number, { retryAfter = 0 }: HttpError): boolean {
  return failures < WAITS_MS.length && retryAfter <= LONGEST_MS
}

/** A wait at random between it and half as much again: who begins to wait together does not come back together. */
export const spreadOut = (wait: number) => wait * (1 + SPREAD * Math.random())

/** Milliseconds until a call is sent again. Who asked together waits together: parts that join their questions do. */
export function waitBeforeRetry(failures: number, error: HttpError): number {
  const wait = Math.max(error.retryAfter ?? WAITS_MS[failures] ?? LONGEST_MS, SHORTEST_MS)
  const due = dueTimes.get(error) ?? Date.now() + spreadOut(wait)
  dueTimes.set(error, due)
  return due - Date.now()
}

/** When a call that was turned away is sent again, ms since 1970; undefined for any other failure. */
export function dueTimeOf(error: unknown): number | undefined {
  return isRateLimited(error) ? dueTimes.get(error) : undefined
}
