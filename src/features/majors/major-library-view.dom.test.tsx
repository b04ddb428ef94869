import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawn, linksIn } from '../../../tests/dom'
import { majorLibraryAddress } from './major-library.address'
import { MajorLibraryView } from './major-library-view'

it('S2-2.23.1 S2-4.7 S2-9.12 each level of majors begins anew, and the open one is marked', async () => {
  const filters = majorLibraryAddress.parse({ level: 'junior', category: '52', q: '护理' })
  await drawn(<MajorLibraryView filters={filters} change={() => undefined} />, {
    address: '/chazhuanye?level=junior&category=52&q=护理',
  })
  expect(linksIn().slice(0, 3)).toEqual([
    ['本科', '/chazhuanye?level=undergraduate'],
    ['专科', '/chazhuanye?level=junior'],
    ['职业本科', '/chazhuanye?level=vocational'],
  ])
  const marked = screen.getAllByRole('link', { current: 'page' })
  expect(marked.map((link) => link.textContent)).toEqual(['专科'])
})
