import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { Ask } from '~/shared/api/call'

/** How many calls of one kind are on their way at the same time. */
const AT_ONCE = 6

/** The answers to many questions of one kind, in their order; a few are asked at once, the first ones first. */
export function useFewAtOnce<T>(asks: readonly Ask<T>[]) {
  const client = useQueryClient()
  let free = AT_ONCE
  return useQueries({
    queries: asks.map((ask) => {
      const known = client.getQueryState(ask.queryKey)
      const settled = known !== undefined && known.status !== 'pending'
      if (!settled) free -= 1
      return { ...ask, enabled: settled || free >= 0 }
    }),
  })
}
