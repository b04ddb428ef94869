import { expect, it, vi } from 'vitest'

vi.mock('react', async () => (await import('../../../tests/hydrated')).hydrated())

import { drawn, linksIn } from '../../../tests/drawn'
import { majorLibraryAddress } from './major-library.address'
import { MajorLibraryView } from './major-library-view'

it('S2-2.23.1 S2-4.7 S2-9.12 each level of majors begins anew, and the open one is marked', async () => {
  const filters = majorLibraryAddress.parse({ level: 'junior', category: '52', q: '护理' })
  const markup = await drawn(<MajorLibraryView filters={filters} change={() => undefined} />, {
    address: '/chazhuanye?level=junior&category=52&q=护理',
  })
  expect(linksIn(markup).slice(0, 3)).toEqual([
    ['本科', '/chazhuanye?level=undergraduate'],
    ['专科', '/chazhuanye?level=junior'],
    ['职业本科', '/chazhuanye?level=vocational'],
  ])
  const marked = markup.match(/<a [^>]*aria-current="page".*?<\/a>/g) ?? []
  expect(marked.flatMap(linksIn)).toEqual([['专科', '/chazhuanye?level=junior']])
})
