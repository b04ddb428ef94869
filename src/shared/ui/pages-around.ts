/** How many neighbours of the current page are offered on each side. */
const NEIGHBOURS = 2

/** The pages that a pager offers, ascending: the first, the last, and those around the current one. `last` is at least 1. */
export function pagesAround(current: number, last: number): number[] {
  const low = Math.max(1, Math.min(current, last) - NEIGHBOURS)
  const high = Math.min(last, Math.max(current, 1) + NEIGHBOURS)
  const pages = new Set([1, last])
  for (let page = low; page <= high; page += 1) pages.add(page)
  return [...pages].sort((a, b) => a - b)
}
