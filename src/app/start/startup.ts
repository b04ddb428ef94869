import { QueryClient, type QueryState } from '@tanstack/react-query'
import { logOnly } from '~/app/errors/logged-errors'
import { province } from '~/contracts/province'
import { school } from '~/contracts/school'
import { type StartupLists, startup } from '~/contracts/startup'
import { ask, type Call, call } from '~/shared/api/call'

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
 * Asks for provinces, school types, institutions and features (S1 §4), in one call; each alone where that one has failed or
 * is not known. The answers are held apart until the page is mounted: HTML that was rendered at build time was rendered
 * without them.
 */
export function loadStartupData(): StartupData {
  const holding = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const lists = holding.fetchQuery(ask(call(startup.lists, {})))
  const held = [
    hold(holding, call(province.list, {}), partOf(lists, 'provinces')),
    hold(holding, call(school.types, {}), partOf(lists, 'types')),
    hold(holding, call(school.institutions, {}), partOf(lists, 'institutions')),
    hold(holding, call(school.features, {}), partOf(lists, 'features')),
  ]
  const loads = held.map(({ answer }) => answer.catch((error) => logOnly('启动数据加载失败', error)))
  const patience = new Promise((resolve) => setTimeout(resolve, STARTUP_PATIENCE_MS))
  return {
    loaded: Promise.race([Promise.all(loads), patience]),
    handOver(client) {
      for (const { give } of held) give(client)
    },
  }
}

const partOf = async <K extends keyof StartupLists>(lists: Promise<StartupLists>, part: K) =>
  (await lists)[part]

/** One list that is held. What is on its way or has failed by then is not asked a second time at once. */
function hold<T>(holding: QueryClient, alone: Call<T>, part: Promise<T>) {
  const asked = ask({ ...alone, send: (signal) => part.catch(() => alone.send(signal)) })
  const answer = holding.fetchQuery(asked)
  const give = (client: QueryClient) => {
    const { queryKey } = asked
    const state = holding.getQueryState<T>(queryKey)
    if (state?.data !== undefined) client.setQueryData<T>(queryKey, state.data)
    else if (state?.fetchStatus === 'fetching') void client.prefetchQuery({ ...asked, queryFn: () => answer })
    // The parts that need it say that it is missing, and offer to ask again.
    else if (state?.status === 'error') failedIn(client, queryKey, state)
  }
  return { answer, give }
}

function failedIn<T>(client: QueryClient, queryKey: readonly unknown[], state: QueryState<T>): void {
  client.getQueryCache().build(client, { queryKey }, state)
}
