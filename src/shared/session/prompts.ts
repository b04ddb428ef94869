import { atom, useAtomValue } from 'jotai'
import { store } from '~/shared/lib/storage/store'

/** The dialogs of the shell that any feature may ask for: sign-in, opening VIP, log-out. */
export type Prompt =
  | { readonly kind: 'login'; readonly next?: string | undefined }
  | { readonly kind: 'complete-info'; readonly next?: string | undefined }
  | { readonly kind: 'vip' }
  /** `clearing`: asked for in order to clear this browser, which is the same act. */
  | { readonly kind: 'logout'; readonly clearing?: true }

const promptAtom = atom<Prompt | undefined>(undefined)

/** Opens a dialog of the shell; an open one is replaced. `next` is where a login leads to, a path of this site. */
export function openPrompt(prompt: Prompt): void {
  store.set(promptAtom, prompt)
}

export function closePrompt(): void {
  store.set(promptAtom, undefined)
}

export function usePrompt(): Prompt | undefined {
  return useAtomValue(promptAtom)
}
