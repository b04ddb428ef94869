import { isObject, ROOT } from '../exchange/deviation'
import type { CallInput } from '../exchange/exchange'
import { findPage } from '../judge/judge'

/** A page that is long, and still as long as people ask for. */
const LONG_PAGE = 30

/** The second page, the last one and the one after it, and a long one; a list of one page is asked again in two halves. */
export function furtherPages(input: CallInput, payload: unknown): CallInput[] {
  const page = findPage(payload, ROOT)?.page
  if (!page || page.total < 2) return []
  const size = page.total > page.size ? page.size : Math.ceil(page.total / 2)
  const last = Math.ceil(page.total / size)
  const first = size === page.size ? [] : [1]
  const pages = [...new Set([...first, 2, last, last + 1])].map((number) => atPage(input, number, size))
  return page.total > page.size ? [...pages, atPage(input, 1, LONG_PAGE)] : pages
}

function atPage(input: CallInput, page: number, pageSize: number): CallInput {
  const inQuery = 'page' in input.query
  return inQuery
    ? { ...input, query: { ...input.query, page, pageSize } }
    : { ...input, body: { ...(isObject(input.body) ? input.body : {}), page, pageSize } }
}
