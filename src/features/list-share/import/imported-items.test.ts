import { expect, it } from 'vitest'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { TWO_CHOICES } from '~/entities/application-list/made-items'
import { importedItems, withImported } from './imported-items'

const choice = (unitId: string, adjust?: boolean) => {
  const unit: RecommendedUnit = {
    unitId,
    schoolId: '1',
    schoolName: '安徽大学',
    provinceName: '安徽',
    batch: '本科批',
    majorGroupCode: unitId,
    planNum: 5,
    history: [],
    majors: [],
  }
  return { unit, majors: [], rows: [], ...(adjust !== undefined && { adjust }) }
}

it('makes items of choices; what is not said of 服从 is 服从', () => {
  const items = importedItems({ choices: [choice('a', false), choice('b')] }, TWO_CHOICES)
  expect(items.map(({ unitId, order, adjust }) => [unitId, order, adjust])).toEqual([
    ['a', 1, false],
    ['b', 2, true],
  ])
})

it('stands in the place of a list or behind it, never longer than the form', () => {
  const own = importedItems({ choices: [choice('a')] }, TWO_CHOICES)
  const more = importedItems({ choices: [choice('a'), choice('b'), choice('c')] }, TWO_CHOICES)
  expect(withImported(own, more, 'instead', TWO_CHOICES).items.map(({ unitId }) => unitId)).toEqual([
    'a',
    'b',
  ])
  expect(withImported(own, more, 'behind', TWO_CHOICES)).toMatchObject({
    items: [{ unitId: 'a' }, { unitId: 'b' }],
    label: '导入 1 个志愿',
  })
})
