import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { clockFrom, setClock } from '~/shared/lib/time/clock'
import { drawn, press, pressedIn, search, textsOf } from '../../../tests/dom'
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
  const ranking = screen.getByRole('group', { name: '榜单' })
  expect(textsOf('button', ranking)).toEqual(['软科', 'QS', 'U.S. News'])
  expect(pressedIn(ranking)).toEqual(['软科'])
  press('QS', ranking)
  expect(change).toHaveBeenLastCalledWith({ type: 'qs', page: 1 })
  const year = screen.getByRole('group', { name: '年份' })
  expect(textsOf('button', year)).toEqual(['2025', '2024', '2023', '2022'])
  expect(pressedIn(year)).toEqual(['2025'])
  press('2023', year)
  expect(change).toHaveBeenLastCalledWith({ year: 2023, page: 1 })
  search('院校名称', '大学')
  expect(change).toHaveBeenLastCalledWith({ q: '大学', page: 1 })
})
