import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Provider as StoreProvider } from 'jotai'
import { store } from '~/shared/lib/store'
import type { AppRouter } from './router'

interface AppProps {
  readonly router: AppRouter
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
