import { QueryClient } from '@tanstack/react-query'
import { provinceList } from '~/entities/province/province-list.calls'
import { schoolOptions } from '~/entities/school/school-options.calls'

/** A mount must not wait for a server that hangs: after this the pages ask again themselves. */
const STARTUP_PATIENCE_MS = 3000

/** What the product asks for before it mounts. */
export interface StartupData {
  /** Resolves when all have answered, failed or taken too long; a failure is only logged (S1 §4). */
  readonly loaded: Promise<unknown>
  /** Gives what has arrived to the product's cache. */
  handOver(client: QueryClient): void
}

/**
 * Asks for provinces, school types, institutions and features (S1 §4). The answers are held apart until the page is
 * mounted: HTML that was rendered at build time was rendered without them.
 */
export function loadStartupData(): StartupData {
  const holding = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const loads = [
    holding.fetchQuery(provinceList()),
    holding.fetchQuery(schoolOptions.types()),
    holding.fetchQuery(schoolOptions.institutions()),
    holding.fetchQuery(schoolOptions.features()),
  ].map((load) => load.catch((error) => console.warn('启动数据加载失败', error)))
  const patience = new Promise((resolve) => setTimeout(resolve, STARTUP_PATIENCE_MS))
  return {
    loaded: Promise.race([Promise.all(loads), patience]),
    handOver(client) {
      for (const query of holding.getQueryCache().getAll()) {
        if (query.state.data !== undefined) client.setQueryData(query.queryKey, query.state.data)
      }
    },
  }
}
