import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { brochureCalls } from '~/entities/brochure/brochure.calls'
import { drawn, press, search } from '../../../tests/dom'
import { BrochureList } from './brochure-list'
import { brochuresAddress } from './brochures.address'
import { BrochuresView } from './brochures-view'

it('S2-2.13 S2-4.3.2 a keyword begins with page 1, and pages turn', async () => {
  const change = vi.fn()
  const filters = brochuresAddress.parse({ page: '2' })
  const found = { records: [], total: 40, current: 2, size: 10 }
  await drawn(<BrochureList schoolId="10357" filters={filters} change={change} />, {
    answers: [[brochureCalls.list({ schoolId: '10357', page: 2 }), found]],
  })
  search('简章标题', '章程')
  expect(change).toHaveBeenLastCalledWith({ q: '章程', page: 1 })
  press('第 3 页', screen.getByRole('navigation', { name: '招生简章分页' }))
  expect(change).toHaveBeenLastCalledWith({ page: 3 })
})

it('S2-2.13.3 each entry opens its own brochure', async () => {
  const change = vi.fn()
  const records = ['甲', '乙'].map((title) => ({
    id: `of ${title}`,
    title,
    createTime: '2025-05-09 08:00:00',
  }))
  await drawn(<BrochureList schoolId="10357" filters={brochuresAddress.parse({})} change={change} />, {
    answers: [
      [brochureCalls.list({ schoolId: '10357', page: 1 }), { records, total: 2, current: 1, size: 10 }],
    ],
  })
  for (const title of ['甲', '乙']) {
    press(`${title} 2025 年 5 月 9 日`)
    expect(change).toHaveBeenLastCalledWith({ guide: `of ${title}` })
  }
})

it('S2-4.5 who leaves a brochure comes back to the list', async () => {
  const change = vi.fn()
  const filters = brochuresAddress.parse({ guide: 'g1', topic: 'fees', page: '2' })
  await drawn(<BrochuresView schoolId="10357" filters={filters} change={change} />)
  press('返回简章列表')
  expect(change.mock.calls).toStrictEqual([[{ guide: undefined, topic: undefined }]])
})
