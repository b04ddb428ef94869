import { describe, expect, it } from 'vitest'
import { MOST_ON_PAGE } from '~/contracts/limits'
import { isObject } from '../../tools/contract/check/exchange/deviation'
import {
  type CallInput,
  type CallRequest,
  type Exchange,
  requestOf,
} from '../../tools/contract/check/exchange/exchange'
import { runCheck } from '../../tools/contract/check/run'
import { INPUT_TABLE } from '../../tools/contract/inputs'
import { loadContract } from '../../tools/contract/load'
import { DEMO_TELS, mockedPart, mockTransport } from '../../tools/contract/mock-transport'
import { smallBackend } from './small-backend'

const contract = mockedPart(loadContract())
const transport = mockTransport(smallBackend())
const asked = { contract, table: INPUT_TABLE, transport, tels: DEMO_TELS, meaning: false }
const records = await runCheck(asked)

interface Page {
  readonly records: readonly string[]
  readonly total: number
}

async function pageOf(request: CallRequest): Promise<Page | undefined> {
  const { body } = await transport(request)
  const { code, data }: { code: number; data: unknown } = JSON.parse(new TextDecoder().decode(body))
  // Books hold their pages one level down.
  const page = isObject(data) && isObject(data.voPages) ? data.voPages : data
  if (code !== 200 || !isObject(page)) return undefined
  const records = page.records ?? page.destinations
  if (!Array.isArray(records)) return undefined
  return { records: records.map((record) => JSON.stringify(record)), total: Number(page.total) }
}

const withPage = (input: CallInput, page: number, pageSize: number): CallInput =>
  'page' in input.query
    ? { ...input, query: { ...input.query, page, pageSize } }
    : { ...input, body: { ...(isObject(input.body) ? input.body : {}), page, pageSize } }

const isPaged = ({ input }: { input: CallInput }) =>
  'page' in input.query || (isObject(input.body) && 'page' in input.body)

const tokens = new Set(
  records.flatMap(({ exchanges }) => exchanges.flatMap(({ request }) => request.token ?? [])),
)

/** The same question by everybody, and without the keyword that leaves one record or with one of many. */
function variants({ input }: Exchange): { input: CallInput; token: string }[] {
  const { query: _fromBody, ...body } = isObject(input.body) ? input.body : {}
  const { query: _fromQuery, ...query } = input.query
  const wide = { ...input, query, ...(isObject(input.body) && { body }) }
  return [...tokens].flatMap((token) => [
    { input, token },
    { input: wide, token },
    { input: { ...wide, query: { ...query, query: '大学' } }, token },
  ])
}

/** Options are asked with the query of the list that they narrow, and answer with counts. */
const COUNTS = 'recommendation.options'

const paged = records.flatMap(({ operation, exchanges }) => {
  const asked = exchanges.filter((exchange) => isPaged(exchange))
  return asked.length > 0 && operation.name !== COUNTS
    ? [[operation.name, { operation, asked }] as const]
    : []
})

/** Its pages go from the nearest lines to the furthest, and on each they stand by score. */
const BY_NEARNESS = 'scoreLookups.sameScoreInfo'
const asListed = (name: string, records: readonly string[]) =>
  name === BY_NEARNESS ? records.toSorted() : records

/** Different questions of one call, and how many pages a list is cut into. A list that is made anew for each page is dear. */
const QUESTIONS = 2
const CUTS = [2, 9]
const DEAR = /^recommendation\./

describe('every list is the same whatever its pages are', () => {
  it.each(paged)('S2-7.2 %s', async (name, { operation, asked }) => {
    const questions = await Promise.all(
      asked
        .flatMap((exchange) => variants(exchange))
        .map(async ({ input, token }) => {
          const ask = (page: number, size: number) =>
            pageOf(requestOf(operation, withPage(input, page, size), token))
          return { ask, total: (await ask(1, 1))?.total ?? 0 }
        }),
    )
    const isDear = DEAR.test(name)
    const longest = questions.toSorted((a, b) => b.total - a.total).slice(0, isDear ? 1 : QUESTIONS)
    expect(longest[0]?.total).toBeGreaterThan(1)
    for (const { ask, total } of longest) {
      if (total === 0) continue
      const inPages = async (size: number) => {
        const all: string[] = []
        for (let page = 1; page <= Math.ceil(total / size); page++) {
          all.push(...((await ask(page, size))?.records ?? []))
        }
        return all
      }
      const whole = await inPages(Math.min(total, MOST_ON_PAGE))
      expect(whole).toHaveLength(total)
      for (const cut of isDear ? CUTS.slice(-1) : CUTS) {
        const size = Math.min(Math.ceil(total / cut), MOST_ON_PAGE)
        expect(asListed(name, await inPages(size))).toEqual(asListed(name, whole))
        expect(await ask(Math.ceil(total / size) + 1, size)).toEqual({ records: [], total })
      }
      expect(new Set(whole).size).toBe(total)
    }
  })
})
