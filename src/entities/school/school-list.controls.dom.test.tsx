import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { provinceList } from '~/entities/province/province-list.calls'
import { schoolOptions } from '~/entities/school/school-options.calls'
import { drawn, openBelow, press, search, textIn, textsOf } from '../../../tests/dom'
import { libraryAddress } from './library.address'
import { libraryCalls } from './library.calls'
import { ROWS } from './library-rows'
import { SchoolList } from './school-list'

it('S2-2.3 S2-2.5.1 S2-4.3 a name begins with page 1, and pages turn', async () => {
  const change = vi.fn()
  const filters = libraryAddress.parse({ page: '2' })
  const school = { id: '1', schoolName: '浙江大学', provinceName: '浙江', cityName: '杭州市' }
  const record = { ...school, schoolType: ['综合类'], schoolInstitution: '公办', belongs: '教育部' }
  await drawn(<SchoolList filters={filters} change={change} ask={(asked) => libraryCalls.page(asked)} />, {
    answers: [[libraryCalls.page(filters), { records: [record], total: 40, current: 2, size: 6 }]],
  })
  search('院校名称', '浙江')
  expect(change).toHaveBeenLastCalledWith({ q: '浙江', page: 1 })
  const pager = screen.getByRole('navigation', { name: '院校分页' })
  expect(textIn(pager)).toContain('第 2 / 7 页')
  press('第 3 页', pager)
  expect(change).toHaveBeenLastCalledWith({ page: 3 })
})

it('S2-2.2 S2-4.2 each row of the library takes several values, and none for all', () => {
  expect(ROWS.map(({ label, of }) => [label, of(['甲', '乙']), of([])])).toEqual([
    ['省份', { provinces: ['甲', '乙'] }, { provinces: [] }],
    ['院校类型', { types: ['甲', '乙'] }, { types: [] }],
    ['院校特色', { features: ['甲', '乙'] }, { features: [] }],
    ['办学性质', { natures: ['甲', '乙'] }, { natures: [] }],
  ])
})

it('S2-2.2 each row of the library has its own values, with how many schools each would leave', async () => {
  const change = vi.fn()
  const filters = libraryAddress.parse({})
  const counts = (...of: [value: string, count: number][]) => of.map(([value, count]) => ({ value, count }))
  const facets = {
    provinces: counts(['安徽', 1], ['浙江', 2]),
    types: counts(['综合类', 3], ['师范类', 0]),
    features: counts(['985', 4]),
    schoolInstitutions: counts(['公办', 5]),
  }
  await drawn(<SchoolList filters={filters} change={change} ask={(asked) => libraryCalls.page(asked)} />, {
    answers: [
      [provinceList(), [{ provinceName: '安徽' }, { provinceName: '浙江' }]],
      [schoolOptions.types(), ['师范类', '综合类']],
      [schoolOptions.features(), ['985']],
      [schoolOptions.institutions(), ['公办']],
      [libraryCalls.page(filters), { records: [], total: 0, current: 1, size: 6, facets }],
    ],
  })
  for (const [name, options, asked] of [
    ['省份', ['安徽 1', '浙江 2'], { provinces: ['安徽'] }],
    // What would leave nothing is not offered.
    ['院校类型', ['综合类 3'], { types: ['综合类'] }],
    ['院校特色', ['985 4'], { features: ['985'] }],
    ['办学性质', ['公办 5'], { natures: ['公办'] }],
  ] as const) {
    const row = within(openBelow(name)).getByRole('group', { name })
    expect(textsOf('button', row), name).toEqual(['全部', ...options])
    press(options[0], row)
    expect(change).toHaveBeenLastCalledWith({ ...asked, page: 1 })
  }
})
