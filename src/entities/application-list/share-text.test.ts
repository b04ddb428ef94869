import { expect, it } from 'vitest'
import { shareText } from './share-text'

it.each([
  [0, '不到 0.1%'],
  [0.00075, '不到 0.1%'],
  [0.004, '0.4%'],
  [0.0821, '8.2%'],
  [0.456, '46%'],
  [1, '100%'],
])('%d reads %s', (share, text) => {
  expect(shareText(share)).toBe(text)
})
