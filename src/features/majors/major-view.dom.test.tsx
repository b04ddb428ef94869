import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { majorCalls } from '~/entities/major/major.calls'
import { drawn, linksIn, textIn } from '../../../tests/dom'
import { MajorView } from './major-view'

const TREE = [
  {
    majorCategory: '医药卫生大类',
    majorCategoryCode: '52',
    majorTypes: [
      {
        type: '护理类',
        typeCode: '5202',
        majors: [{ id: '520201', majorName: '护理', majorCode: '520201' }],
      },
    ],
  },
]
const TYPE = {
  type: '护理类',
  typeCode: '5202',
  level: 2,
  majorCount: 1,
  overview: '照护病人。',
  jobDirection: '在医院工作。',
  majors: [{ majorName: '护理', majorCode: '520201' }],
}
const EMPLOYMENT = {
  jobDirection: '做护士。',
  stats: { hiring: [], salary: [] },
  qualifications: { eduForFan: [], edu: [] },
}

/** The tree of junior majors alone is known. */
const viewOf = (code: string, tab?: string) =>
  drawn(<MajorView code={code} tab={tab} Schools={() => '开设的院校'} />, {
    answers: [
      [majorCalls.tree(2), TREE],
      [majorCalls.type('5202'), TYPE],
      [majorCalls.employment('520201'), EMPLOYMENT],
    ],
  })

const tabs = () => screen.getByRole('navigation', { name: '专业资料' })
const openTab = () => textIn(within(tabs()).getByRole('link', { current: 'page' }))

it.each([
  [undefined, '专业概况', '护理类是学什么的 照护病人。'],
  ['career', '就业方向', '护理类毕业后做什么 在医院工作。'],
])('S1-2.17.6 S1-2.17.7 S2-2.25.2 a type of majors opens its tab %s', async (tab, label, shown) => {
  await viewOf('5202', tab)
  expect(textIn(tabs())).toBe('专业概况 就业方向')
  expect(openTab()).toBe(label)
  expect(textIn()).toContain(shown)
})

it.each([
  [undefined, '专业概况', '专业概况加载中'],
  ['employment', '就业前景', '护理毕业后做什么 做护士。'],
  ['schools', '开设院校', '开设的院校'],
])('S1-2.17.3 S1-2.17.4 S1-2.17.5 S2-2.26 a major opens its tab %s', async (tab, label, shown) => {
  await viewOf('520201', tab)
  expect(textIn(tabs())).toBe('专业概况 就业前景 开设院校')
  expect(openTab()).toBe(label)
  expect(textIn()).toContain(shown)
})

it('S2-2.25.1 a major stands in the tree of its level', async () => {
  await viewOf('520201')
  expect(textIn()).toMatch(/^专业目录 医药卫生大类 护理类 护理 /)
  expect(linksIn()).toContainEqual(['专业库', '/chazhuanye?level=junior'])
})
