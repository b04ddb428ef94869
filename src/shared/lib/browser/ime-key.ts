/** A key of the document or of React. */
interface Key {
  readonly keyCode: number
  readonly isComposing?: boolean
  readonly nativeEvent?: { readonly isComposing: boolean }
}

/** What Safari calls the key that has ended a composition, and others each key of one. */
const IME_KEY = 229

/**
 * Whether a key belongs to an input method: Enter takes a candidate of pinyin, Escape closes their window. Every handler
 * of keys asks first.
 */
export function isImeKey({ keyCode, isComposing, nativeEvent }: Key): boolean {
  return keyCode === IME_KEY || (isComposing ?? nativeEvent?.isComposing ?? false)
}

/** For dialogs, which Escape closes. */
export function keepWhileComposing(event: KeyboardEvent): void {
  if (isImeKey(event)) event.preventDefault()
}
