import { expect, it, vi } from 'vitest'
import { drawn, textIn } from '../../../tests/drawn'
import { HighlightField } from './highlight-field'

const fieldAt = (count: number, current: number | undefined) =>
  drawn(
    <HighlightField
      label="查找专业"
      placeholder="专业"
      value="临床"
      onType={vi.fn()}
      onSettle={vi.fn()}
      count={count}
      current={current}
      onStep={vi.fn()}
    />,
  )

it('S2-2.24 S2-2.30.2 the counter says which hit of how many, and steps only where there are any', async () => {
  expect(textIn(await fieldAt(5, undefined))).toBe('查找专业 5 处')
  expect(textIn(await fieldAt(5, 0))).toBe('查找专业 1 / 5')
  expect(textIn(await fieldAt(5, 4))).toBe('查找专业 5 / 5')
  const none = await fieldAt(0, undefined)
  expect(textIn(none)).toBe('查找专业 没有找到')
  expect(none.match(/<button[^>]*aria-label="[上下]一处"[^>]*disabled=""/g)).toHaveLength(2)
})
