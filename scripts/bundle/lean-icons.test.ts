import { expect, it } from 'vitest'
import { withoutKeys } from './lean-icons.ts'

it('leaves out the keys of strokes, and nothing else', () => {
  expect(withoutKeys('["path", { d: "M5 12h14", key: "1ays0h" }],')).toBe('["path", { d: "M5 12h14" }],')
  expect(withoutKeys('{ name: "key", size: 24 }')).toBe('{ name: "key", size: 24 }')
})
