import { expect, it } from 'vitest'
import { windowQuestion } from '~/entities/rank/near/window-question'
import { type NearLines, nearLines } from '~/entities/rank/near-lines.calls'
import { drawn, textIn } from '../../../tests/drawn'
import { Destinations } from './destinations'
import { type RankFilters, rankAddress } from './rank.address'

const QUERY = { province: '安徽', year: 2025, subject: '物理', score: 540 }
const LINES = Array.from({ length: 300 }, (_, at) => ({
  schoolId: String(at),
  schoolName: `第${at}大学`,
  provinceName: '安徽',
  cityName: '合肥市',
  majorGroupCode: '001',
  schoolInstitution: '公办',
  schoolFeatures: [],
  fee: at % 2 === 0 ? 5_000 : 12_000,
  lowestScore: 540,
  lowestRank: 80_000 + at,
}))

/** What the page says of an answer, as text. */
async function textOf(known: NearLines, asked: Partial<Record<keyof RankFilters, string>> = {}) {
  const filters = rankAddress.parse(asked)
  const question = windowQuestion(QUERY, { ...filters, within: Number(filters.within) })
  const near = { query: QUERY, rank: 80_000, best: 79_500, offered: undefined, filters, change: () => {} }
  return textIn(await drawn(<Destinations {...near} />, { answers: [[nearLines.all(question), known]] }))
}

const WHOLE = { lines: LINES, total: LINES.length, isPaged: true, facets: undefined, unused: [] }

it('says how many units and schools there are, and lists the nearest', async () => {
  expect(await textOf(WHOLE)).toContain('找到 300 个专业组，300 所学校，先列最近的 20 个')
  expect(await textOf(WHOLE, { more: '1' })).toContain('先列最近的 40 个')
})

it('narrows what it has, and counts what is left', async () => {
  const asked = { nature: '公办', fee: '6000' }
  expect(await textOf(WHOLE, asked)).toContain('找到 150 个专业组，150 所学校')
  expect(await textOf(WHOLE, asked)).toContain('学费 6,000 元以内')
})

it('says that the rest is not listed, and counts nothing, where nobody knows the rest', async () => {
  const known = { lines: LINES, total: undefined, isPaged: false, facets: undefined, unused: [] }
  expect(await textOf(known)).toContain('最近的 300 个专业组，其余没有列出；符合的 300 个')
})

it('says which condition could not be used', async () => {
  const lines = LINES.map(({ fee: _, ...line }) => line)
  const text = await textOf({ ...WHOLE, lines }, { fee: '6000' })
  expect(text).toContain('学费没有用上：数据里没有这一项。')
  expect(text).toContain('找到 300 个专业组')
})

it('says of nothing what was asked, what takes most away, and leads to the nearest that there is', async () => {
  const text = await textOf(WHOLE, { nature: '公办', fee: '100', feature: '985' })
  expect(text).toContain('没有同时符合这些的专业组：公办、985、学费 100 元以内。')
  const one = await textOf(WHOLE, { nature: '公办', fee: '100' })
  expect(one).toContain('只去掉“学费 100 元以内”，就有 300 个。')
  expect(one).toContain('学费放宽到 6,000 元以内（150 个）')
})
