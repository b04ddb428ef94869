import { expect, it } from 'vitest'
import { listCalls } from '~/entities/application-list/list-summaries.calls'
import { drawn, textIn } from '../../../tests/drawn'
import { ListBadge } from './list-badge'

const badgeOf = async (...createdTypes: number[]) =>
  textIn(
    await drawn(<ListBadge studentId="s-1" />, {
      answers: [[listCalls.byStudent('s-1'), createdTypes.map((createdType) => ({ createdType }))]],
    }),
  )

it('S1-2.30 the badge counts the lists that a student has made, and is not there without one', async () => {
  expect(await badgeOf(1, 2, 1, 1)).toBe('3 份自建志愿表')
  expect(await badgeOf(2)).toBe('')
  expect(await badgeOf()).toBe('')
})
