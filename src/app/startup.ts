import { QueryClient } from '@tanstack/react-query'
import { provinceList } from '~/entities/province/province-list.calls'
import { schoolOptions } from '~/entities/school/school-options.calls'

/** A mount must not wait for a server that hangs: after this the pages ask again themselves. */
const STARTUP_PATIENCE_MS = 3000

/**
 * Loads provinces, school types, institutions and features (S1 §4). Resolves when all have answered, failed or
 * taken too long; a failure is only logged. Gives a function that hands the answers to the product's cache, to be
 * called once the page is mounted: HTML that was rendered at build time was rendered without them.
 */
export async function loadStartupData(): Promise<(client: QueryClient) => void> {
  const holding = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const loads = [
    holding.fetchQuery(provinceList()),
    holding.fetchQuery(schoolOptions.types()),
    holding.fetchQuery(schoolOptions.institutions()),
    holding.fetchQuery(schoolOptions.features()),
  ].map((load) => load.catch((error) => console.warn('启动数据加载失败', error)))
  const patience = new Promise((resolve) => setTimeout(resolve, STARTUP_PATIENCE_MS))
  await Promise.race([Promise.all(loads), patience])
  return (client) => {
    for (const query of holding.getQueryCache().getAll()) {
      if (query.state.data !== undefined) client.setQueryData(query.queryKey, query.state.data)
    }
  }
}
