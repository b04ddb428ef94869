import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutPage, pageAsked } from './list-page'

const COLOURS = ['red', 'green', 'blue']
const SIZES = ['small', 'large']
const thing = fc.record({ colour: fc.constantFrom(...COLOURS), size: fc.constantFrom(...SIZES) })
type Thing = { readonly colour: string; readonly size: string }

const placesOf = (things: readonly Thing[], name: keyof Thing, values: readonly string[]) =>
  values.map((value) => [value, things.flatMap((one, at) => (one[name] === value ? [at] : []))] as const)

it('cuts the page that filtering the whole list would give', () => {
  const some = (values: readonly string[]) => fc.subarray([...values])
  fc.assert(
    fc.property(
      fc.array(thing, { maxLength: 30 }),
      some(COLOURS),
      some(SIZES),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 9 }),
      (things, colour, size, page, pageSize) => {
        const index = {
          total: things.length,
          perFile: 10,
          counted: true,
          filters: { colour: placesOf(things, 'colour', COLOURS), size: placesOf(things, 'size', SIZES) },
        }
        const chosen = { ...(colour.length > 0 && { colour }), ...(size.length > 0 && { size }) }
        const fits = (values: readonly string[], value: string) =>
          values.length === 0 || values.includes(value)
        const found = things.flatMap((one, at) =>
          fits(colour, one.colour) && fits(size, one.size) ? [at] : [],
        )
        const cut = cutPage(index, { page, pageSize, chosen })
        expect(cut.total).toBe(found.length)
        expect(cut.places).toEqual(found.slice((page - 1) * pageSize, page * pageSize))
        const counts = Object.fromEntries(
          (cut.facets ? (cut.facets.colour ?? []) : []).map(({ value, count }) => [value, count]),
        )
        for (const value of COLOURS)
          expect(counts[value]).toBe(
            things.filter((one) => one.colour === value && fits(size, one.size)).length,
          )
      },
    ),
  )
})

it('leaves to the server what is no filter', () => {
  const page = { page: 1, pageSize: 6 }
  expect(pageAsked({ ...page, colour: ['red'] }, ['colour'], [])).toEqual({
    ...page,
    chosen: { colour: ['red'] },
  })
  expect(pageAsked({ ...page, type: 'a' }, ['colour'], ['type'])).toEqual({ ...page, chosen: {} })
  expect(pageAsked({ ...page, query: '北大' }, ['colour'], [])).toBeUndefined()
  expect(pageAsked({ colour: ['red'] }, ['colour'], [])).toBeUndefined()
})
