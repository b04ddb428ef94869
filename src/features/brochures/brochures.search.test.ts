import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '~/shared/lib/search'
import { type BrochuresChange, brochuresSearch } from './brochures.search'

const text = fc.string({ unit: 'binary' })
const reopened = (search: Record<string, unknown>) =>
  brochuresSearch.parse(parseSearch(stringifySearch(search)))

describe('the address of brochures', () => {
  it('survives any text in any key', () => {
    fc.assert(
      fc.property(fc.dictionary(text, text), text, text, text, (others, q, page, guide) => {
        const search = brochuresSearch.parse({ ...others, q, page, guide })
        expect(reopened(search)).toEqual(search)
      }),
    )
  })

  it('reopens the same screen after any sequence of changes', () => {
    const change: fc.Arbitrary<BrochuresChange> = fc.record(
      {
        q: fc.option(fc.string({ minLength: 1, maxLength: 40 }), { nil: undefined }),
        page: fc.option(fc.integer({ min: 2, max: 300 }), { nil: undefined }),
        guide: fc.option(fc.stringMatching(/^\d{5}-20\d\d-[a-z]{4,9}$/), { nil: undefined }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        let shown = brochuresSearch.parse({})
        for (const next of changes) {
          // What the router does with a change, and a drawer too.
          shown = brochuresSearch.parse({ ...shown, ...next })
          expect(reopened(shown)).toEqual(shown)
        }
      }),
    )
  })
})
