import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawn, textIn, textsOf } from '../../../tests/dom'
import { libraryAddress } from './library.address'
import { libraryCalls } from './library.calls'
import { SchoolList } from './school-list'

const school = (id: number) => ({
  id: String(id),
  schoolName: `学校${id}`,
  schoolFeatures: [],
  provinceName: '浙江',
  cityName: '杭州市',
  schoolType: ['综合类'],
  schoolInstitution: '公办',
  belongs: '教育部',
})

function listOf(records: readonly object[], total: number, asked: Record<string, string> = {}) {
  const filters = libraryAddress.parse(asked)
  return drawn(
    <SchoolList filters={filters} change={() => undefined} ask={(asked) => libraryCalls.page(asked)} />,
    {
      answers: [[libraryCalls.page(filters), { records, total, current: 1, size: 6 }]],
    },
  )
}

it('S1-1.1.1 S2-2.2 S2-2.3 S2-2.4 S2-2.5.1 S2-2.29 S2-9.1 a library has its rows, its box, its total and its pages', async () => {
  await listOf([1, 2, 3, 4, 5, 6].map(school), 2937)
  expect(textIn()).toMatch(/^院校名称 搜索 跳到结果 省份 院校类型 院校特色 办学性质 共 2,937 所院校 /)
  expect(textsOf('h2')).toEqual([1, 2, 3, 4, 5, 6].map((at) => `学校${at}`))
  await screen.findByRole('textbox', { name: '到第几页' })
  expect(textsOf('nav')).toEqual(['第 1 / 490 页 1 2 3 … 490 到第 页'])
})

it('S2-8.1 a library without a school says so', async () => {
  await listOf([], 0)
  expect(textIn()).toMatch(/没有符合条件的院校$/)
})

it('S2-8.1 a page past the last one leads back, and conditions that leave nothing can be taken away', async () => {
  await listOf([], 40, { page: '9' })
  expect(textIn()).toMatch(/没有第 9 页 回到第 1 页$/)
  await listOf([], 0, { natures: '民办' })
  expect(textIn()).toMatch(/没有符合条件的院校：民办 清空条件$/)
})
