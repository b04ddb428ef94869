import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Address } from '~/contracts/primitives'
import { withBrokenAddresses } from './broken-addresses'

it('spoils addresses at any depth, and nothing else', () => {
  const schema = z.object({
    title: z.string(),
    cover: z.nullish(Address),
    none: z.nullish(Address),
    pages: z.array(z.object({ school: z.string(), url: Address })),
  })
  const value = { title: 't', cover: '/a.png', none: null, pages: [{ school: 's', url: '/b.png' }], extra: 1 }
  const spoilt = 'data:image/png;base64,AAAA'
  expect(withBrokenAddresses(schema, value)).toEqual({
    title: 't',
    cover: spoilt,
    none: null,
    pages: [{ school: 's', url: spoilt }],
    extra: 1,
  })
})
