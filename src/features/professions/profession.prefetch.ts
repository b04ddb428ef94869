import type { QueryClient } from '@tanstack/react-query'
import { professionCalls } from '~/entities/profession/profession.calls'
import { prefetchProfessionPath } from '~/entities/profession/profession.prefetch'
import { prefetch } from '~/shared/api/query'
import { askPositions } from './positions.calls'

/** Asks for what a type is about, as soon as the type of the code has a name. */
export async function prefetchOverview(client: QueryClient, code: string): Promise<void> {
  const path = await prefetchProfessionPath(client, code)
  if (path) prefetch(client, professionCalls.typeOverview(path.type.name))
}

/** Asks for the positions of a type or a profession. */
export function prefetchPositions(client: QueryClient, code: string): void {
  prefetch(client, askPositions(code))
}
