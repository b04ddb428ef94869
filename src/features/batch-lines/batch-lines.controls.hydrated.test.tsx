import { afterEach, expect, it, vi } from 'vitest'

vi.mock('react', async () => (await import('../../../tests/hydrated')).hydrated())
vi.mock('~/shared/filters/filter-select', async () => ({
  FilterSelect: (await import('../../../tests/hydrated')).RecordedControl,
}))

import { provinceList } from '~/entities/province/province-list.calls'
import { clearSession, startSession } from '~/shared/session/session'
import { drawn } from '../../../tests/drawn'
import { controlNamed } from '../../../tests/hydrated'
import { STUDENT } from '../../../tests/people'
import { batchLinesAddress } from './batch-lines.address'
import { BatchLinesView } from './batch-lines-view'

const PROVINCES = ['安徽', '浙江', '江苏'].map((provinceName) => ({ provinceName }))

async function pickerAt(address: Record<string, string>, change = vi.fn()) {
  await drawn(<BatchLinesView filters={batchLinesAddress.parse(address)} change={change} />, {
    answers: [[provinceList(), PROVINCES]],
  })
  return controlNamed('省份')
}

afterEach(clearSession)

it('S1-2.47 S1-9.12.1 the picker has all provinces, and opens with that of the student, or 安徽', async () => {
  const change = vi.fn()
  const ofGuest = await pickerAt({}, change)
  expect(ofGuest).toMatchObject({ value: '安徽', options: ['安徽', '浙江', '江苏'] })
  ofGuest.onChange?.('浙江' as never)
  expect(change.mock.lastCall?.[0]).toStrictEqual({ province: '浙江', category: undefined })
  startSession('token', { ...STUDENT, province: '江苏' })
  expect((await pickerAt({})).value).toBe('江苏')
  expect((await pickerAt({ province: '浙江' })).value).toBe('浙江')
})
