import { expect, it } from 'vitest'
import { groupsOf } from './major-groups'

it('leads from names to types and majors', () => {
  const tree = [
    {
      majorCategory: '工学',
      majorCategoryCode: '08',
      majorTypes: [
        {
          type: '计算机类',
          typeCode: '0809',
          majors: [{ id: '7', majorName: '软件工程', majorCode: '080902' }],
        },
      ],
    },
  ]
  expect(groupsOf(tree)).toEqual([
    {
      id: '08',
      name: '工学',
      types: [
        {
          id: '0809',
          name: '计算机类',
          to: { kind: 'major-type', code: '0809' },
          entries: [{ id: '080902', name: '软件工程', to: { kind: 'major', code: '080902' } }],
        },
      ],
    },
  ])
})
