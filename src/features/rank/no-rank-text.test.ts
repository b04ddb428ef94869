import { expect, it } from 'vitest'
import { noRankText } from './no-rank-text'

it('S1-1.4 S1-5.11 says of a score that nobody has it, in the words of the specification', () => {
  expect(noRankText(751)).toBe('您输入的751分无匹配的位次。换个分数再试试吧！')
})
