let resolveMounted: () => void = () => undefined
let resolveTakenOver: () => void = () => undefined

/** Resolves when the first screen is mounted. */
export const mounted: Promise<void> = new Promise((resolve) => {
  resolveMounted = resolve
})

/**
 * Resolves when the HTML rendered at build time has been taken over, or at once where there is none. Answers that
 * arrive before would make the page differ from that HTML.
 */
export const takenOver: Promise<void> = new Promise((resolve) => {
  resolveTakenOver = resolve
})

/** Says that no HTML waits to be taken over. */
export function startAfresh(): void {
  resolveTakenOver()
}

let isWhole = false

/** Says that pages are rendered with their answers, for an address that is known: nothing waits to be taken over. */
export function renderWhole(): void {
  isWhole = true
  startAfresh()
}

/** Whether HTML is rendered with its answers. */
export const isRenderedWhole = (): boolean => isWhole

/** Also marks the document, for tests and measurements that must know when the page answers. */
export function markMounted(): void {
  const { dataset } = document.documentElement
  if (dataset.mounted !== undefined) return
  dataset.mounted = ''
  performance.mark('zetu:mounted')
  resolveTakenOver()
  resolveMounted()
}
