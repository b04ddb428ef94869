import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { drawn, press } from '../../../tests/dom'
import { HighlightField } from './highlight-field'

it('S2-2.24 S2-2.30.2 Enter and the buttons go to the next hit and to the one before', async () => {
  const step = vi.fn()
  const settle = vi.fn()
  await drawn(
    <HighlightField
      label="查找专业"
      placeholder="专业、类别"
      value="临床"
      onType={vi.fn()}
      onSettle={settle}
      count={5}
      current={1}
      onStep={step}
    />,
  )
  press('下一处')
  press('上一处')
  const field = screen.getByRole('textbox', { name: '查找专业' })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
  fireEvent.keyDown(field, { key: 'a' })
  expect(step.mock.calls).toEqual([[1], [-1], [1], [-1]])
  expect(settle).toHaveBeenCalledTimes(2)
})
