import { expect, it, vi } from 'vitest'

vi.mock('react', async () => (await import('../../../tests/hydrated')).hydrated())
vi.mock('~/shared/ui/button', async () => ({
  Button: (await import('../../../tests/hydrated')).RecordedControl,
}))
vi.mock('~/shared/ui/input', async () => ({
  Input: (await import('../../../tests/hydrated')).RecordedControl,
}))

import { drawn } from '../../../tests/drawn'
import { controlNamed } from '../../../tests/hydrated'
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
  controlNamed('下一处').onClick?.()
  controlNamed('上一处').onClick?.()
  const press = (key: string, shiftKey = false) =>
    controlNamed('专业、类别').onKeyDown?.({
      key,
      shiftKey,
      nativeEvent: { isComposing: false },
      preventDefault: () => undefined,
    } as never)
  press('Enter')
  press('Enter', true)
  press('a')
  expect(step.mock.calls).toEqual([[1], [-1], [1], [-1]])
  expect(settle).toHaveBeenCalledTimes(2)
})
