import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '~/shared/address/search'
import { batchLinesAddress } from './batch-lines.address'

describe('the address of the control lines', () => {
  it('survives any text in any key', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })),
        fc.string({ unit: 'binary' }),
        (others, text) => {
          const search = batchLinesAddress.parse({ ...others, province: text })
          expect(batchLinesAddress.parse(parseSearch(stringifySearch(search)))).toEqual(search)
        },
      ),
    )
  })

  it('keeps a province and drops what cannot be one', () => {
    expect(batchLinesAddress.parse({ province: ' 内蒙古 ' })).toEqual({ province: '内蒙古' })
    expect(batchLinesAddress.parse({ province: '%00很长的一个省份名字' }).province).toBeUndefined()
  })
})
