import { expect, it } from 'vitest'
import { categoryNote } from './candidate-categories'

it('says where figures are of one category of candidates', () => {
  expect(categoryNote('西藏')).toContain('A 类、B 类')
  expect(categoryNote('新疆')).toContain('单列类')
  expect(categoryNote('安徽')).toBeUndefined()
})
