import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setClientHost } from '~/shared/api/client'
import { matchTable } from './match-table'

const NAMES = [{ id: '10357', schoolName: '安徽大学' }]

const answered = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })

/** Reads a table with one row against a server that answers for the codes of 安徽 with `codes`. */
function read(codes: () => Response) {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (url: string) =>
    new URL(url).searchParams.has('province')
      ? codes()
      : answered({ code: 200, message: 'success', data: NAMES }),
  )
  setClientHost({ origin: 'http://api.test', token: () => 't', expired: () => undefined })
  return matchTable({
    client: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    book: { kind: '粘贴的表格', sheets: [{ cells: [['院校代码'], ['0101']] }] },
    form: { unit: '院校专业组' },
    preferenceScoreId: 'c-1',
    batch: '本科批',
    province: '安徽',
  })
}

afterEach(() => vi.unstubAllGlobals())

describe('a row with the code of its province alone', () => {
  it('is not found, and that is said, where the server refuses to tell the codes', async () => {
    const table = await read(() => answered({ code: 400, message: '参数有误：province', data: null }))
    expect(table).toMatchObject({ knowsCodes: false, rows: [{ lines: [2], match: { nearest: [] } }] })
  })

  it('is not found either where it answers as without a province', async () => {
    const table = await read(() => answered({ code: 200, message: 'success', data: NAMES }))
    expect(table).toHaveProperty('knowsCodes', false)
  })

  it('is not said to be unknown where the answer was lost', async () => {
    const lost = () => {
      throw new TypeError('Failed to fetch')
    }
    await expect(read(lost)).rejects.toThrow()
  })
})
