import { QueryClient } from '@tanstack/react-query'
import { provinceList } from '~/entities/province/province-list.calls'
import { schoolOptions } from '~/entities/school/school-options.calls'
import type { Ask } from '~/shared/api/call'

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
  const held = [
    hold(holding, provinceList()),
    hold(holding, schoolOptions.types()),
    hold(holding, schoolOptions.institutions()),
    hold(holding, schoolOptions.features()),
  ]
  const loads = held.map(({ answer }) => answer.catch((error) => console.warn('启动数据加载失败', error)))
  const patience = new Promise((resolve) => setTimeout(resolve, STARTUP_PATIENCE_MS))
  return {
    loaded: Promise.race([Promise.all(loads), patience]),
    handOver(client) {
      for (const { give } of held) give(client)
    },
  }
}

/** One call whose answer is held; what is still on its way when it is given is not asked a second time. */
function hold<T>(holding: QueryClient, asked: Ask<T>) {
  const answer = holding.fetchQuery(asked)
  const give = (client: QueryClient) => {
    const { queryKey } = asked
    const { data, fetchStatus } = holding.getQueryState<T>(queryKey) ?? {}
    if (data !== undefined) client.setQueryData<T>(queryKey, data)
    else if (fetchStatus === 'fetching') void client.prefetchQuery({ ...asked, queryFn: () => answer })
  }
  return { answer, give }
}
