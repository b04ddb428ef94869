import { expect, it, vi } from 'vitest'

vi.mock('react', async () => (await import('../../../tests/hydrated')).hydrated())
vi.mock('~/shared/filters/choice-row', async () => ({
  ChoiceRow: (await import('../../../tests/hydrated')).RecordedControl,
}))
vi.mock('~/shared/ui/pager', async () => ({
  Pager: (await import('../../../tests/hydrated')).RecordedControl,
}))
vi.mock('~/entities/school/school-name-field', async () => ({
  SchoolNameField: (await import('../../../tests/hydrated')).RecordedControl,
}))

import { clockFrom, setClock } from '~/shared/lib/time/clock'
import { drawn } from '../../../tests/drawn'
import { controlNamed } from '../../../tests/hydrated'
import { rankingAddress } from './ranking.address'
import { RankingView } from './ranking-view'
import { schoolListCalls } from './schools.calls'

const QUESTION = { type: 'ruanke' as const, year: 2025, q: undefined, page: 2 }

it('S2-2.6.1 S2-2.7 S2-4.3 S2-4.4 one ranking and one year are chosen, and another begins with page 1', async () => {
  setClock(clockFrom(new Date('2026-06-25T10:00:00+08:00')))
  const change = vi.fn()
  const filters = rankingAddress.parse({ year: '2025', page: '2' })
  const found = { records: [], total: 40, current: 2, size: 20 }
  await drawn(<RankingView wide filters={filters} change={change} />, {
    answers: [[schoolListCalls.ranking(QUESTION, 20), found]],
  })
  setClock()
  const ranking = controlNamed('榜单')
  expect(ranking).toMatchObject({ single: true, all: null, value: ['ruanke'] })
  ranking.onChange?.(['qs'] as never)
  expect(change).toHaveBeenLastCalledWith({ type: 'qs', page: 1 })
  const year = controlNamed('年份')
  expect(year).toMatchObject({ single: true, all: null, value: ['2025'] })
  expect(year.options).toEqual(['2025', '2024', '2023', '2022'])
  year.onChange?.(['2023'] as never)
  expect(change).toHaveBeenLastCalledWith({ year: 2023, page: 1 })
  controlNamed('院校名称').onSearch?.('大学' as never)
  expect(change).toHaveBeenLastCalledWith({ q: '大学', page: 1 })
})
