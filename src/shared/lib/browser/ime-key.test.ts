import { expect, it } from 'vitest'
import { isImeKey } from './ime-key'

it.each([
  [{ keyCode: 27, isComposing: true }, true],
  [{ keyCode: 229, isComposing: false }, true],
  [{ keyCode: 13, nativeEvent: { isComposing: true } }, true],
  [{ keyCode: 229, nativeEvent: { isComposing: false } }, true],
  [{ keyCode: 27, isComposing: false }, false],
  [{ keyCode: 13, nativeEvent: { isComposing: false } }, false],
])('%j belongs to an input method: %s', (key, expected) => {
  expect(isImeKey(key)).toBe(expected)
})
