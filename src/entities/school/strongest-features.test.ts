import { expect, it } from 'vitest'
import { strongestFeatures } from './strongest-features'

it('names the strongest tags, and none that another one implies', () => {
  expect(strongestFeatures(['985', '211', '双一流', '研究生院', '保研资格'])).toEqual(['985', '研究生院'])
  expect(strongestFeatures(['211', '双一流', '保研资格'], 1)).toEqual(['211'])
  expect(strongestFeatures(['双一流'])).toEqual(['双一流'])
  expect(strongestFeatures(null)).toEqual([])
})
