import { expect, it } from 'vitest'
import { clockFrom, setClock } from '~/shared/lib/time/clock'
import { drawn, pressedIn, textIn } from '../../../tests/dom'
import { rankingAddress } from './ranking.address'
import { RankingView } from './ranking-view'
import { schoolListCalls } from './schools.calls'

const school = (schoolRank: number) => ({
  id: String(schoolRank),
  schoolName: `学校${schoolRank}`,
  schoolRank,
  schoolRankBefore: schoolRank,
  provinceName: '浙江',
  cityName: '杭州市',
  schoolType: ['综合类'],
  schoolInstitution: '公办',
})

async function rankingOf(total: number, { wide }: { wide: boolean }) {
  setClock(clockFrom(new Date('2026-06-25T10:00:00+08:00')))
  const size = wide ? 20 : 6
  const question = { type: 'ruanke' as const, year: 2025, q: undefined, page: 1 }
  const records = Array.from({ length: Math.min(size, total) }, (_, at) => school(at + 1))
  const view = <RankingView wide={wide} filters={rankingAddress.parse({})} change={() => undefined} />
  await drawn(view, {
    answers: [[schoolListCalls.ranking(question, size), { records, total, current: 1, size }]],
  })
}

it('S2-2.6.1 S2-2.7 S2-9.2 S2-9.3 S2-9.9 a ranking opens with 软科 of last year, six a page in the drawer', async () => {
  await rankingOf(40, { wide: false })
  expect(pressedIn()).toEqual(['软科', '2025'])
  const text = textIn()
  expect(text).toMatch(/榜单 软科 QS U\.S\. News 年份 2025 2024 2023 2022/)
  expect(text).toContain('第 1 / 7 页')
  await rankingOf(40, { wide: true })
  expect(textIn()).toContain('第 1 / 2 页')
})

it('S2-8.1 a ranking without a school says so', async () => {
  await rankingOf(0, { wide: true })
  expect(textIn()).toMatch(/2025 年软科中国大学排名暂无数据 看整个榜单/)
})
