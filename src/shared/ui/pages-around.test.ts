import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pagesAround } from './pages-around'

it('offers the first, the last and the neighbours', () => {
  expect(pagesAround(1, 1)).toEqual([1])
  expect(pagesAround(1, 487)).toEqual([1, 2, 3, 487])
  expect(pagesAround(200, 487)).toEqual([1, 198, 199, 200, 201, 202, 487])
  expect(pagesAround(486, 487)).toEqual([1, 484, 485, 486, 487])
})

it('offers only pages that exist, each once, ascending, whatever the address says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 999 }), (current, last) => {
      const pages = pagesAround(current, last)
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
      expect(pages[0]).toBe(1)
      expect(pages.at(-1)).toBe(last)
      if (current <= last) expect(pages).toContain(current)
    }),
  )
})
