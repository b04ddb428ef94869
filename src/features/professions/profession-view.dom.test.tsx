import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { professionCalls } from '~/entities/profession/profession.calls'
import { drawn, linksIn, textIn } from '../../../tests/dom'
import { ProfessionView } from './profession-view'

const TREE = [
  {
    categoryCode: '202',
    categoryName: '工程技术人员',
    professionTypes: [
      {
        typeCode: '20209',
        typeName: '电子工程技术人员',
        professionVos: [{ professionCode: '2020901', professionName: '电子工程师' }],
      },
    ],
  },
]

const viewOf = (code: string, tab?: string) =>
  drawn(<ProfessionView code={code} tab={tab} Training={() => '培养的院校'} Hiring={() => '招聘的企业'} />, {
    answers: [
      [professionCalls.tree(), TREE],
      [professionCalls.jobsOfType('20209'), []],
      [professionCalls.jobsOfProfession('2020901'), []],
    ],
  })

const tabs = () => screen.getByRole('navigation', { name: '职业资料' })
const openTab = () => textIn(within(tabs()).getByRole('link', { current: 'page' }))

it.each([
  [undefined, '概况', '电子工程技术人员是做什么的'],
  ['jobs', '就业岗位', '电子工程技术人员的岗位'],
  ['hiring', '企业招聘', '招聘的企业'],
  ['training', '培养院校', '培养的院校'],
])('S1-2.18 S1-2.41 S1-4.10.1 a type opens its tab %s', async (tab, label, shown) => {
  await viewOf('20209', tab)
  expect(textIn(tabs())).toBe('概况 就业岗位 企业招聘 培养院校')
  expect(openTab()).toBe(label)
  expect(textIn()).toContain(shown)
})

it.each([
  [undefined, '岗位情况', '电子工程师的岗位'],
  ['hiring', '招聘企业', '招聘的企业'],
])('S1-2.18 S1-2.42 S1-4.10.2 a profession opens its tab %s', async (tab, label, shown) => {
  await viewOf('2020901', tab)
  expect(textIn(tabs())).toBe('岗位情况 招聘企业')
  expect(openTab()).toBe(label)
  expect(textIn()).toContain(shown)
})

it('S1-2.40 S1-2.42.3 a profession stands in its tree, and the way to it leads back', async () => {
  await viewOf('2020901')
  expect(textIn()).toMatch(/^职业目录 工程技术人员 电子工程技术人员 电子工程师 /)
  expect(textIn(screen.getByRole('navigation', { name: '所在位置' }))).toBe(
    '职业库 工程技术人员 电子工程技术人员 电子工程师',
  )
  expect(linksIn()).toEqual(
    expect.arrayContaining([
      ['职业库', '/chazhiye'],
      ['工程技术人员', '/chazhiye?category=202'],
      ['电子工程技术人员', '/chazhiyeoverview/20209'],
    ]),
  )
})
