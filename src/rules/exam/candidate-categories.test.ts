import { expect, it } from 'vitest'
import { categoryChoices, categoryIn, categoryNote } from './candidate-categories'

it('says where figures are of one category of candidates', () => {
  expect(categoryNote('西藏')).toContain('A 类、B 类')
  expect(categoryNote('新疆')).toContain('单列类')
  expect(categoryNote('安徽')).toBeUndefined()
})

it('offers the categories of a province, and takes none of another', () => {
  expect(categoryChoices('西藏').map(({ label }) => label)).toEqual(['A、B 类都看', 'A 类', 'B 类'])
  expect(categoryChoices('新疆').map(({ label }) => label)).toEqual(['普通类', '单列类'])
  expect(categoryChoices('安徽')).toEqual([])
  expect([categoryIn('西藏', 'B'), categoryIn('新疆', 'B'), categoryIn('安徽', '单列')]).toEqual([
    ...['B', undefined, undefined],
  ])
})
