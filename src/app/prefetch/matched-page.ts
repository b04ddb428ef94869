import { decoded } from '~/shared/lib/text/decoded'
import { type PageEntry, type PageTable, pathOf } from './table'

export interface MatchedPage {
  readonly page: PageEntry
  readonly params: Readonly<Record<string, string>>
  readonly search: Readonly<Record<string, unknown>>
}

/** The page that an address names, and what it asks of it; undefined for an address that is not in the table. */
export function matchedPage(
  { base, pages }: Pick<PageTable, 'base' | 'pages'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): MatchedPage | undefined {
  if (!pathname.startsWith(base)) return undefined
  const steps = stepsOf(pathname.slice(base.length))
  for (const page of pages) {
    const params = paramsOf(stepsOf(pathOf(page.id)), steps)
    if (params) return { page, params, search: searchOf(page, new URLSearchParams(search)) }
  }
  return undefined
}

const stepsOf = (path: string) => path.split('/').filter(Boolean)

function paramsOf(pattern: readonly string[], steps: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== steps.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, step] of pattern.entries()) {
    const text = steps[at] ?? ''
    if (step.startsWith('$')) params[step.slice(1)] = decoded(text)
    else if (step !== text) return undefined
  }
  return params
}

/** Search params as the page's schema would read sound ones; calls for damaged ones are made in vain. */
function searchOf({ numbers, lists, defaults }: PageEntry, params: URLSearchParams): Record<string, unknown> {
  const search: Record<string, unknown> = { ...defaults }
  for (const [key, text] of params) {
    if (text === '') continue
    if (lists.includes(key)) search[key] = text.split(',')
    else if (!numbers.includes(key)) search[key] = text
    else if (Number.isFinite(Number(text))) search[key] = Number(text)
  }
  return search
}
