import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { nearQuestion } from '~/entities/rank/near/near-question'
import { type NearLines, nearLines } from '~/entities/rank/near-lines.calls'
import { narrowedLines } from '~/rules/filing/near-lines'
import { Destinations } from './destinations'
import { type RankFilters, rankAddress } from './rank.address'

const QUERY = { province: '安徽', year: 2025, subject: '物理', score: 540 }
const LINES = Array.from({ length: 300 }, (_, at) => ({
  schoolId: String(at),
  schoolName: `第${at}大学`,
  provinceName: '安徽',
  cityName: '合肥市',
  majorGroupCode: '001',
  lowestScore: 540,
  lowestRank: 80_000 + at,
}))

/** What the page says of an answer, as text. */
async function textOf(known: NearLines, asked: Partial<Record<keyof RankFilters, string>> = {}) {
  const filters = rankAddress.parse(asked)
  const client = new QueryClient()
  client.setQueryData(nearLines.page(nearQuestion(QUERY, filters)).queryKey, known)
  const near = { query: QUERY, rank: 80_000, best: 79_500, offered: undefined, filters, change: () => {} }
  const routeTree = createRootRoute({
    component: () => (
      <QueryClientProvider client={client}>
        <Destinations {...near} />
      </QueryClientProvider>
    ),
  })
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  const markup = renderToString(<RouterProvider router={router} />)
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

it('says how many lines there are where paging reaches all of them', async () => {
  const { facets } = narrowedLines(LINES, {})
  const known = { lines: LINES.slice(0, 100), total: 1_136, isPaged: true, facets, unused: [] }
  expect(await textOf(known)).toContain('共 1,136 个专业组，先看最近的 20 个')
  expect(await textOf(known, { more: '1' })).toContain('先看最近的 40 个')
  expect(await textOf(known)).toContain('安徽 合肥市（300）')
})

it('says that the rest is not listed, and counts nothing, where nobody knows the rest', async () => {
  const known = { lines: LINES, total: undefined, isPaged: false, facets: undefined, unused: [] }
  const text = await textOf(known)
  expect(text).toContain('最近的 300 个专业组，其余没有列出')
  expect(text).not.toMatch(/共 \d|（\d+）/)
  expect(text).toContain('安徽 合肥市')
})

it('says which condition could not be used', async () => {
  const known = { lines: LINES, total: 300, isPaged: false, facets: undefined, unused: ['maxFee'] } as const
  expect(await textOf(known, { fee: '6000' })).toContain('学费没有用上：数据里没有这一项。')
})
