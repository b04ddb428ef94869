import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '~/shared/lib/search'
import { schoolMajorsSearch } from './school-majors.search'

it('the address of an assessment survives any text in any key', () => {
  const text = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(
      fc.dictionary(text, text),
      fc.oneof(text, fc.integer().map(String)),
      text,
      (others, round, grade) => {
        const search = schoolMajorsSearch.parse({ ...others, round, grade })
        expect(schoolMajorsSearch.parse(parseSearch(stringifySearch(search)))).toEqual(search)
      },
    ),
  )
})
