import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { UserInfo } from '~/contracts/auth'
import { provinceList } from '~/entities/province/province-list.calls'
import { choose, drawn, textsOf } from '../../../tests/dom'
import { STUDENT } from '../../../tests/people'
import { batchLinesAddress } from './batch-lines.address'
import { BatchLinesView } from './batch-lines-view'

const PROVINCES = ['安徽', '浙江', '江苏'].map((provinceName) => ({ provinceName }))

async function pickerAt(
  address: Record<string, string>,
  { person, change = vi.fn() }: { person?: UserInfo; change?: () => void },
) {
  await drawn(<BatchLinesView filters={batchLinesAddress.parse(address)} change={change} />, {
    answers: [[provinceList(), PROVINCES]],
    person,
  })
  return screen.getByRole<HTMLSelectElement>('combobox', { name: '省份' })
}

it('S1-2.47 S1-9.12.1 the picker has all provinces, and opens with that of the student, or 安徽', async () => {
  const change = vi.fn()
  const ofGuest = await pickerAt({}, { change })
  expect(ofGuest.value).toBe('安徽')
  expect(textsOf('option', ofGuest)).toEqual(['安徽', '浙江', '江苏'])
  choose('省份', '浙江')
  expect(change.mock.lastCall?.[0]).toStrictEqual({ province: '浙江', category: undefined })
  const person = { ...STUDENT, province: '江苏' }
  expect((await pickerAt({}, { person })).value).toBe('江苏')
  expect((await pickerAt({ province: '浙江' }, { person })).value).toBe('浙江')
})
