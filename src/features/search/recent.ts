import * as z from 'zod/mini'
import { store } from '~/shared/lib/storage/store'
import { storedAtom } from '~/shared/lib/storage/stored-atom'

const MOST = 8

const NONE: readonly string[] = []

/** What was looked for on this device, the newest first. */
export const recentAtom = storedAtom<readonly string[]>('zetu.searches', z.array(z.string()), NONE)

/** The searches after another one; the same text stands there once. */
export function withSearch(recent: readonly string[], text: string): readonly string[] {
  return [text, ...recent.filter((before) => before !== text)].slice(0, MOST)
}

export function rememberSearch(text: string): void {
  store.set(recentAtom, withSearch(store.get(recentAtom), text))
}

export function forgetSearches(): void {
  store.set(recentAtom, NONE)
}
