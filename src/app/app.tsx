import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { Provider as StoreProvider } from 'jotai'
import { store } from '~/shared/lib/store'

interface AppProps {
  readonly router: AnyRouter
  readonly queryClient: QueryClient
}

export function App({ router, queryClient }: AppProps) {
  return (
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StoreProvider>
  )
}
