import { expect, it } from 'vitest'
import { groupsOf } from './profession-groups'

const TREE = [
  {
    categoryCode: '201',
    categoryName: '科学研究人员',
    professionTypes: [
      {
        typeCode: '20106',
        typeName: '自然科学研究人员',
        professionVos: [{ professionCode: '2010601', professionName: '数学研究人员' }],
      },
    ],
  },
]

it('leads from each name of the catalogue to its view', () => {
  expect(groupsOf(TREE)[0]?.types[0]).toEqual({
    id: '20106',
    name: '自然科学研究人员',
    to: { kind: 'profession-type', code: '20106' },
    entries: [{ id: '2010601', name: '数学研究人员', to: { kind: 'profession', code: '2010601' } }],
  })
})
