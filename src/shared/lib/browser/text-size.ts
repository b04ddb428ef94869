import { useAtomValue } from 'jotai'
import * as z from 'zod/mini'
import { store } from '../storage/store'
import { storedAtom } from '../storage/stored-atom'

/** Key of the browser's storage. The first script of a page reads it too, so that nothing grows under the reader. */
export const TEXT_SIZE_KEY = 'zetu.text'

const textSizeAtom = storedAtom<'normal' | 'large'>(TEXT_SIZE_KEY, z.enum(['normal', 'large']), 'normal')

/** Whether text is two steps larger (大字), for this browser. */
export function useLargeText(): boolean {
  return useAtomValue(textSizeAtom) === 'large'
}

export function toggleLargeText(): void {
  store.set(textSizeAtom, store.get(textSizeAtom) === 'large' ? 'normal' : 'large')
}

/** Keeps the document at the chosen size, in other tabs too. */
export function applyTextSize(): void {
  const apply = () => {
    const { dataset } = document.documentElement
    if (store.get(textSizeAtom) === 'large') dataset.text = 'large'
    else delete dataset.text
  }
  store.sub(textSizeAtom, apply)
  apply()
}
