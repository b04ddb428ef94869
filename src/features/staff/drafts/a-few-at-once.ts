/**
 * Lets at most `most` tasks run at once; the others wait their turn, first come first served. A task that is given up
 * while it waits is never begun.
 */
export function aFewAtOnce(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  const next = () => {
    while (running < most) {
      const begin = waiting.shift()
      if (!begin) return
      begin()
    }
  }
  return <T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
    new Promise((resolve, reject) => {
      const begin = () => {
        if (signal?.aborted) return reject(signal.reason)
        running++
        task()
          .then(resolve, reject)
          .finally(() => {
            running--
            next()
          })
      }
      waiting.push(begin)
      next()
    })
}
