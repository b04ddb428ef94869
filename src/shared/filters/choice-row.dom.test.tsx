import { expect, it, vi } from 'vitest'
import { drawn, press, pressedIn } from '../../../tests/dom'
import { ChoiceRow } from './choice-row'

it('S2-4.2 全部 takes the place of all values, and a value that of 全部', async () => {
  const change = vi.fn()
  const row = (value: string[]) =>
    drawn(<ChoiceRow label="省份" options={['安徽', '浙江']} value={value} onChange={change} />)
  await row(['安徽', '浙江'])
  expect(pressedIn()).toEqual(['安徽', '浙江'])
  press('全部')
  expect(change).toHaveBeenLastCalledWith([])
  press('安徽')
  expect(change).toHaveBeenLastCalledWith(['浙江'])
  await row([])
  expect(pressedIn()).toEqual(['全部'])
  press('浙江')
  expect(change).toHaveBeenLastCalledWith(['浙江'])
})
