/*
 * What the tabs of one browser tell each other beside what they keep. A message reaches every other tab, and none that was
 * opened later.
 */

let channel: BroadcastChannel | undefined

/** Undefined where there are no tabs, or where the browser lets them not speak. */
function channelOfSite(): BroadcastChannel | undefined {
  if (typeof window === 'undefined' || !('BroadcastChannel' in window)) return undefined
  channel ??= new BroadcastChannel('zetu')
  return channel
}

/** Tells the other tabs which calls may answer otherwise from now on, by method and path. */
export function tellChanged(calls: readonly string[]): void {
  if (calls.length > 0) channelOfSite()?.postMessage(calls)
}

/** Calls `onChanged` for what other tabs have told. */
export function hearChanged(onChanged: (calls: readonly string[]) => void): void {
  channelOfSite()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data)) onChanged(data.map(String))
  })
}
