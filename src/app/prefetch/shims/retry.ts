/** Stands for `shared/api/retry` in the prefetch script, in which nobody waits. */
export function sendUntilAnswered<T>(send: (signal: AbortSignal) => Promise<T>, signal: AbortSignal) {
  return send(signal)
}
