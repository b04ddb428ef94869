import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { parseSearch, stringifySearch } from '~/shared/address/search'

interface Known {
  /** The answers that are there, by the key of their question. */
  readonly answers?: readonly (readonly [{ readonly queryKey: readonly unknown[] }, unknown])[]
  /** `/?tables=薪酬` has a chart stand as its table. */
  readonly address?: string
}

/** What a part of a page shows as soon as its answers are there, as markup: to a guest, without a step of its own. */
export async function drawn(part: ReactNode, { answers = [], address = '/' }: Known = {}): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  for (const [{ queryKey }, answer] of answers) client.setQueryData(queryKey, answer)
  const routeTree = createRootRoute({
    component: () => <QueryClientProvider client={client}>{part}</QueryClientProvider>,
    notFoundComponent: () => null,
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch })
  await router.load()
  // What is printed has the address of the page.
  Object.assign(globalThis, { location: new URL(address, 'https://here.invalid') })
  try {
    return renderToString(<RouterProvider router={router} />)
  } finally {
    Reflect.deleteProperty(globalThis, 'location')
  }
}

/** The text of markup, a blank between its elements. */
export function textIn(markup: string): string {
  return markup
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The texts of the cells of all tables, row by row, with their heads. */
export function rowsIn(markup: string): string[][] {
  return (markup.match(/<tr[\s>].*?<\/tr>/gs) ?? []).map((row) =>
    (row.match(/<t[dh][\s>].*?<\/t[dh]>/gs) ?? []).map(textIn),
  )
}

/** The texts of all elements of a kind, in their order. */
export function textsOf(element: string, markup: string): string[] {
  return (markup.match(new RegExp(`<${element}[\\s>].*?</${element}>`, 'gs')) ?? []).map(textIn)
}

/** The links of markup in their order: their text and where they lead. */
export function linksIn(markup: string): [text: string, href: string][] {
  return [...markup.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', text = '']) => [
    textIn(text),
    href,
  ])
}
