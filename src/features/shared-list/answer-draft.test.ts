import { expect, it } from 'vitest'
import { toggledOpinion } from './answer-draft'

it('an opinion is ticked, changed with its words kept, and taken back', () => {
  const ticked = toggledOpinion({}, 'a', 'want')
  expect(ticked).toEqual({ a: { opinion: 'want' } })
  const changed = toggledOpinion({ a: { opinion: 'want', words: '近' } }, 'a', 'ask')
  expect(changed).toEqual({ a: { opinion: 'ask', words: '近' } })
  expect(toggledOpinion({ ...changed, b: { opinion: 'not' } }, 'a', 'ask')).toEqual({ b: { opinion: 'not' } })
})
