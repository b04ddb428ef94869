import { expect, it } from 'vitest'
import { CatalogueView } from '~/entities/catalogue/catalogue-view'
import { drawn, textsOf } from '../../../tests/drawn'
import { groupsOf } from './major-groups'

const MAJORS = groupsOf([
  {
    majorCategory: '工学',
    majorCategoryCode: '08',
    majorTypes: [
      {
        type: '计算机类',
        typeCode: '0809',
        majors: [{ id: '080901', majorName: '计算机科学与技术', majorCode: '080901' }],
      },
    ],
  },
])

it('S1-1.1.2 S2-2.23.3 S2-4.1.2 majors stand under their category and their type, and lead to their pages', async () => {
  const markup = await drawn(
    <CatalogueView
      groups={MAJORS}
      noun="专业"
      category={undefined}
      keyword={undefined}
      onCategory={() => undefined}
      onKeyword={() => undefined}
    />,
  )
  expect(textsOf('h2', markup)).toEqual(['工学 1 类，1 个专业'])
  expect([...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/chazhuanyetype/0809',
    '/chazhuanyedetail/080901',
  ])
})
