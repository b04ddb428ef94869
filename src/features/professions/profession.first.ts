import type { QueryClient } from '@tanstack/react-query'
import { professionCalls } from '~/entities/profession/profession.calls'
import { askProfessionPath } from '~/entities/profession/profession.first'
import { startFetching } from '~/shared/api/query'
import { askPositions } from './positions.calls'

/** Asks for what a type is about, as soon as the type of the code has a name. */
export async function askOverview(client: QueryClient, code: string): Promise<void> {
  const path = await askProfessionPath(client, code)
  if (path) startFetching(client, professionCalls.typeOverview(path.type.name))
}

/** Asks for the positions of a type or a profession. */
export function startPositions(client: QueryClient, code: string): void {
  startFetching(client, askPositions(code))
}
