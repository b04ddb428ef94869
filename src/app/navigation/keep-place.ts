import { tabStorage } from '~/shared/lib/storage/storage'

const KEY = 'zetu.place'

/**
 * Keeps how far down a page is read, and leads back there when it is loaded again. A reader who has moved since the product
 * began stays where she is.
 */
export function keepPlace(hasMoved: () => boolean): void {
  const [top, ...address] = (tabStorage.get(KEY) ?? '').split(' ')
  tabStorage.remove(KEY)
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Whoever comes by a link begins at the top.
  if (opened?.type !== 'navigate' && address.join(' ') === location.href)
    // Without its code the page stays where the router has left it.
    void import('./return-to').then(({ returnTo }) => returnTo(Number(top), hasMoved)).catch(() => undefined)
  addEventListener('pagehide', () => {
    if (scrollY > 0) tabStorage.set(KEY, `${scrollY} ${location.href}`)
  })
}
