import { isObject, member } from '../../exchange/deviation'
import { type CallInput, inputValue } from '../../exchange/exchange'
import type { Json, MeaningRule, Part } from './rule'

export interface Page {
  /** The member that has them. */
  readonly list: string
  readonly records: readonly unknown[]
  readonly total: number
  readonly current: number
  readonly size: number
}

/** The names of lists that come in pages. */
const LISTS = ['records', 'destinations']

export function pageOf(value: unknown): Page | undefined {
  if (!isObject(value)) return undefined
  const { total, current, size } = value
  const list = LISTS.find((name) => Array.isArray(value[name]))
  const records = list === undefined ? undefined : value[list]
  if (list === undefined || !Array.isArray(records) || typeof total !== 'number') return undefined
  if (typeof current !== 'number' || typeof size !== 'number') return undefined
  return { list, records, total, current, size }
}

interface FoundPage extends Part<Json> {
  readonly page: Page
  /** What was asked for, or else what the page says of itself. */
  readonly asked: { readonly current: number; readonly size: number }
}

function pages(input: CallInput, objects: readonly Part<Json>[]): FoundPage[] {
  return objects.flatMap((part) => {
    const page = pageOf(part.value)
    if (!page) return []
    const current = Number(inputValue(input, 'page') ?? page.current)
    const size = Number(inputValue(input, 'pageSize') ?? page.size)
    return [{ ...part, page, asked: { current, size } }]
  })
}

export const pageRules: readonly MeaningRule[] = [
  {
    name: 'other-page',
    says: 'current 和 size 是所要的页码和页长',
    *check({ input }, { objects }) {
      for (const { page, asked, at } of pages(input, objects)) {
        for (const name of ['current', 'size'] as const) {
          if (asked[name] === page[name]) continue
          yield { ...member(at, name), expected: `${asked[name]}, as asked`, got: String(page[name]) }
        }
      }
    },
  },
  {
    name: 'total-below-records',
    says: 'total 不少于到这一页为止的记录数',
    *check({ input }, { objects }) {
      for (const { page, asked, at } of pages(input, objects)) {
        const before = page.records.length > 0 ? (asked.current - 1) * asked.size : 0
        const least = before + page.records.length
        if (page.total >= least) continue
        yield { ...member(at, 'total'), expected: `≥ ${least}`, got: String(page.total) }
      }
    },
  },
  {
    name: 'page-too-long',
    says: '一页的记录数不超过 size',
    *check({ input }, { objects }) {
      for (const { page, asked, at } of pages(input, objects)) {
        if (page.records.length <= asked.size) continue
        const got = `${page.records.length} records`
        yield { ...member(at, page.list), expected: `≤ ${asked.size} records`, got }
      }
    },
  },
  {
    name: 'page-too-short',
    says: '不是最后一页的一页是满的',
    *check({ input }, { objects }) {
      for (const { page, asked, at } of pages(input, objects)) {
        const before = (asked.current - 1) * asked.size
        const wanted = Math.max(0, Math.min(asked.size, page.total - before))
        if (page.records.length >= wanted) continue
        const got = `${page.records.length} records`
        yield { ...member(at, page.list), expected: `${wanted} records`, got }
      }
    },
  },
]
