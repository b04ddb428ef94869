import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { parseSearch, stringifySearch } from '~/shared/address/search'

export interface Known {
  /** The answers that are there, by the key of their question. */
  readonly answers?: readonly (readonly [{ readonly queryKey: readonly unknown[] }, unknown])[]
  /** `/?tables=薪酬` has a chart stand as its table. */
  readonly address?: string
}

/** A page that has a part and nothing else, with the answers that are known. */
export async function knownPage(part: ReactNode, { answers = [], address = '/' }: Known) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  for (const [{ queryKey }, answer] of answers) client.setQueryData(queryKey, answer)
  const routeTree = createRootRoute({
    component: () => <QueryClientProvider client={client}>{part}</QueryClientProvider>,
    notFoundComponent: () => null,
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch })
  await router.load()
  return <RouterProvider router={router} />
}
