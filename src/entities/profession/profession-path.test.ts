import { expect, it } from 'vitest'
import { professionPath } from './profession-path'

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

it('leads from the category to the code', () => {
  expect(professionPath(TREE, '20106')).toMatchObject({ category: { categoryCode: '201' } })
  expect(professionPath(TREE, '20106')?.profession).toBeUndefined()
  expect(professionPath(TREE, '2010601')).toMatchObject({
    type: { typeCode: '20106' },
    profession: { professionName: '数学研究人员' },
  })
})

it('leads nowhere for a code that nobody has', () => {
  expect(['2010699', '99999', ''].map((code) => professionPath(TREE, code))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
