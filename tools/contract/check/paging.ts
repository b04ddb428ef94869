import { isObject, ROOT } from './deviation'
import type { CallInput } from './exchange'
import { findPage } from './judge'

/** The second page, the last one and the one after it; a list of one page is asked again in two halves. */
export function furtherPages(input: CallInput, payload: unknown): CallInput[] {
  const page = findPage(payload, ROOT)?.page
  if (!page || page.total < 2) return []
  const size = page.total > page.size ? page.size : Math.ceil(page.total / 2)
  const last = Math.ceil(page.total / size)
  const first = size === page.size ? [] : [1]
  return [...new Set([...first, 2, last, last + 1])].map((number) => atPage(input, number, size))
}

function atPage(input: CallInput, page: number, pageSize: number): CallInput {
  const inQuery = 'page' in input.query
  return inQuery
    ? { ...input, query: { ...input.query, page, pageSize } }
    : { ...input, body: { ...(isObject(input.body) ? input.body : {}), page, pageSize } }
}
