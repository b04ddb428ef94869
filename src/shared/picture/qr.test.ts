import fc from 'fast-check'
import { expect, it } from 'vitest'
import { qrPath } from './qr-path'
import { decoded } from './read-qr'

const SCALE = 4

/** A code as the pixels of a picture. */
function drawn(text: string) {
  const { size, d } = qrPath(text)
  const width = size * SCALE
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of d.matchAll(/M(\d+) (\d+)/g)) {
    for (let dy = 0; dy < SCALE; dy += 1) {
      const from = ((Number(y) * SCALE + dy) * width + Number(x) * SCALE) * 4
      for (let at = from; at < from + SCALE * 4; at += 4) data.fill(0, at, at + 3)
    }
  }
  return { width, height: width, data }
}

it('a code says again what it was made of', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 10, maxLength: 1_000, unit: fc.constantFrom(...'aZ09-_#/:.') }),
      (text) => {
        expect(decoded(drawn(text))).toBe(text)
      },
    ),
    { numRuns: 12, seed: 3 },
  )
})

it('pixels without a code say nothing, and a text that is too long is refused', () => {
  expect(
    decoded({ width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(255) }),
  ).toBeUndefined()
  expect(() => qrPath('x'.repeat(3_000))).toThrow()
})
