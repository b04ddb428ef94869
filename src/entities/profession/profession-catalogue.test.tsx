import { expect, it } from 'vitest'
import type { CatalogueGroup } from '~/entities/catalogue/catalogue'
import { CatalogueView } from '~/entities/catalogue/catalogue-view'
import { drawn, linksIn, textIn, textsOf } from '../../../tests/drawn'
import { groupsOf } from './profession-groups'

const PROFESSIONS = groupsOf([
  {
    categoryCode: '201',
    categoryName: '科学研究人员',
    professionTypes: [
      {
        typeCode: '20106',
        typeName: '自然科学研究人员',
        professionVos: [
          { professionCode: '2010601', professionName: '数学研究人员' },
          { professionCode: '2010602', professionName: '物理研究人员' },
        ],
      },
      {
        typeCode: '20107',
        typeName: '农业科学研究人员',
        professionVos: [{ professionCode: '2010701', professionName: '农艺研究人员' }],
      },
    ],
  },
  {
    categoryCode: '202',
    categoryName: '工程技术人员',
    professionTypes: [
      {
        typeCode: '20201',
        typeName: '地质工程技术人员',
        professionVos: [{ professionCode: '2020101', professionName: '地质工程师' }],
      },
    ],
  },
])
const catalogue = (groups: readonly CatalogueGroup[], noun: string, category?: string, keyword?: string) =>
  drawn(
    <CatalogueView
      groups={groups}
      noun={noun}
      category={category}
      keyword={keyword}
      onCategory={() => undefined}
      onKeyword={() => undefined}
    />,
  )

it('S1-1.1.3 S1-2.40 S2-2.30.3 S2-4.1.2 professions stand under their category and their type, with counts', async () => {
  const markup = await catalogue(PROFESSIONS, '职业')
  expect(textIn(markup)).toContain('共 4 个职业')
  expect(textsOf('h2', markup)).toEqual(['科学研究人员 2 类，3 个职业', '工程技术人员 1 类，1 个职业'])
  expect(textsOf('dt', markup)).toEqual([
    '自然科学研究人员 有 2',
    '农业科学研究人员 有 1',
    '地质工程技术人员 有 1',
  ])
  expect(textsOf('dd', markup)).toEqual(['数学研究人员 物理研究人员', '农艺研究人员', '地质工程师'])
  expect(linksIn(markup).slice(0, 3)).toEqual([
    ['自然科学研究人员', '/chazhiyeoverview/20106'],
    ['数学研究人员', '/chazhiyedetail/2010601'],
    ['物理研究人员', '/chazhiyedetail/2010602'],
  ])
})

it('S2-2.23.2 S2-2.30.1 a chip leaves one category, and is pressed meanwhile', async () => {
  const markup = await catalogue(PROFESSIONS, '职业', '202')
  expect(textsOf('h2', markup)).toEqual(['工程技术人员 1 类，1 个职业'])
  expect(textsOf('button', markup)).toEqual(
    expect.arrayContaining(['全部', '科学研究人员 3', '工程技术人员 1']),
  )
  expect(markup).toMatch(/aria-pressed="true"[^>]*>工程技术人员/)
})

it('S2-2.24 S2-2.30.2 hits of a keyword are marked and counted', async () => {
  const markup = await catalogue(PROFESSIONS, '职业', undefined, '研究')
  expect(textsOf('mark', markup)).toEqual(Array.from({ length: 6 }, () => '研究'))
  expect(textIn(markup)).toContain('6 处')
})
