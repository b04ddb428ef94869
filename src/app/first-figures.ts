import type { QueryClient } from '@tanstack/react-query'

/** To read answers that are there takes a moment; a page is not held back longer for one that is late. */
const PATIENCE_MS = 200

/** Whether the first answers of the page have come before the application: what the script in the HTML asked for it. */
export function areFirstFiguresThere(): Promise<boolean> {
  const answers = [...(window.zetuEarly?.answers.values() ?? [])]
  if (answers.length === 0) return Promise.resolve(false)
  const later = new Promise<boolean>((resolve) => setTimeout(() => resolve(false)))
  return Promise.race([Promise.allSettled(answers).then(() => true), later])
}

/** Whether nobody has begun to use the HTML that was rendered at build time. */
export function isUntouched(): boolean {
  return document.activeElement === document.body && document.querySelector(':popover-open') === null
}

/** Resolves when the cache waits for nothing, or after a moment. */
export function readAnswers(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const look = () => client.isFetching() === 0 && end()
    const stop = client.getQueryCache().subscribe(look)
    const timer = setTimeout(end, PATIENCE_MS)
    // What is asked is asked a moment after the word that it may be.
    setTimeout(look)
  })
}
