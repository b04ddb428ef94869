import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'

vi.mock('react', async () => (await import('../../../tests/hydrated')).hydrated())
vi.mock('~/shared/ui/pager', async () => ({
  Pager: (await import('../../../tests/hydrated')).RecordedControl,
}))
vi.mock('~/shared/filters/chip-filter', () => ({
  ChipFilter: ({ children }: { children: () => ReactNode }) => children(),
}))
vi.mock('~/shared/filters/choice-list', async () => ({
  ChoiceList: (await import('../../../tests/hydrated')).RecordedControl,
}))
vi.mock('~/entities/school/school-name-field', async () => ({
  SchoolNameField: (await import('../../../tests/hydrated')).RecordedControl,
}))

import { provinceList } from '~/entities/province/province-list.calls'
import { schoolOptions } from '~/entities/school/school-options.calls'
import { drawn } from '../../../tests/drawn'
import { controlNamed } from '../../../tests/hydrated'
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
  controlNamed('院校名称').onSearch?.('浙江' as never)
  expect(change).toHaveBeenLastCalledWith({ q: '浙江', page: 1 })
  expect(controlNamed('院校')).toMatchObject({ current: 2, size: 6, total: 40 })
  controlNamed('院校').onPage?.(3)
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
    ['省份', facets.provinces, { provinces: ['甲'] }],
    // What would leave nothing is not offered.
    ['院校类型', facets.types.slice(0, 1), { types: ['甲'] }],
    ['院校特色', facets.features, { features: ['甲'] }],
    ['办学性质', facets.schoolInstitutions, { natures: ['甲'] }],
  ] as const) {
    expect(controlNamed(name).options, name).toEqual(options)
    controlNamed(name).onChange?.(['甲'] as never)
    expect(change).toHaveBeenLastCalledWith({ ...asked, page: 1 })
  }
})
