let resolveMounted: () => void = () => undefined

/**
 * Resolves when the first screen is mounted. Answers that arrive before would make it differ from the HTML
 * that was rendered at build time and is being taken over.
 */
export const mounted: Promise<void> = new Promise((resolve) => {
  resolveMounted = resolve
})

/** Also marks the document, for tests and measurements that must know when the page answers. */
export function markMounted(): void {
  const { dataset } = document.documentElement
  if (dataset.mounted !== undefined) return
  dataset.mounted = ''
  performance.mark('zetu:mounted')
  resolveMounted()
}
