import type { QueryClient } from '@tanstack/react-query'
import { cataloguePath } from '~/entities/catalogue/catalogue-path'
import { professionCalls } from '~/entities/profession/profession.calls'
import { groupsOf } from '~/entities/profession/profession-groups'
import { firstAnswer, startFetching } from '~/shared/api/query'
import { askPositions } from './positions.calls'

/** Asks for what a type is about, as soon as the tree has named the type of the code. */
export async function askOverview(client: QueryClient, code: string): Promise<void> {
  const tree = await firstAnswer(client, professionCalls.tree())
  const path = tree && cataloguePath(groupsOf(tree), code)
  if (path) startFetching(client, professionCalls.typeOverview(path.type.name))
}

/** Asks for the positions of a type or a profession. */
export function startPositions(client: QueryClient, code: string): void {
  startFetching(client, askPositions(code))
}
