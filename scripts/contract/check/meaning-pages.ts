import { isObject, member } from './deviation'
import { inputValue } from './exchange'
import type { Json, MeaningRule, Part } from './meaning'

export interface Page {
  readonly records: readonly unknown[]
  readonly total: number
  readonly current: number
  readonly size: number
}

export function pageOf(value: unknown): Page | undefined {
  if (!isObject(value)) return undefined
  const { records, total, current, size } = value
  if (!Array.isArray(records) || typeof total !== 'number') return undefined
  if (typeof current !== 'number' || typeof size !== 'number') return undefined
  return { records, total, current, size }
}

function pages(objects: readonly Part<Json>[]): (Part<Json> & { page: Page })[] {
  return objects.flatMap((part) => {
    const page = pageOf(part.value)
    return page ? [{ ...part, page }] : []
  })
}

export const pageRules: readonly MeaningRule[] = [
  {
    name: 'total-below-records',
    says: 'total 不少于到这一页为止的记录数',
    *check(_, { objects }) {
      for (const { page, at } of pages(objects)) {
        const before = page.records.length > 0 ? (page.current - 1) * page.size : 0
        const least = before + page.records.length
        if (page.total < least)
          yield { ...member(at, 'total'), expected: `≥ ${least}`, got: String(page.total) }
      }
    },
  },
  {
    name: 'page-too-long',
    says: '一页的记录数不超过 size',
    *check(_, { objects }) {
      for (const { page, at } of pages(objects)) {
        const got = `${page.records.length} records`
        if (page.records.length > page.size)
          yield { ...member(at, 'records'), expected: `≤ ${page.size} records`, got }
      }
    },
  },
  {
    name: 'page-too-short',
    says: '不是最后一页的一页是满的',
    *check(_, { objects }) {
      for (const { page, at } of pages(objects)) {
        const wanted = Math.max(0, Math.min(page.size, page.total - (page.current - 1) * page.size))
        const got = `${page.records.length} records`
        if (page.records.length < wanted)
          yield { ...member(at, 'records'), expected: `${wanted} records`, got }
      }
    },
  },
  {
    name: 'other-page',
    says: 'current 和 size 是所要的页码和页长',
    *check({ input }, { objects }) {
      const asked = { current: inputValue(input, 'page'), size: inputValue(input, 'pageSize') }
      for (const { page, at } of pages(objects)) {
        for (const name of ['current', 'size'] as const) {
          const wanted = asked[name]
          if (wanted === undefined || Number(wanted) === page[name]) continue
          yield { ...member(at, name), expected: `${wanted}, as asked`, got: String(page[name]) }
        }
      }
    },
  },
]
