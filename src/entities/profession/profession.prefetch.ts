import type { QueryClient } from '@tanstack/react-query'
import { type CataloguePath, cataloguePath } from '~/entities/catalogue/catalogue-path'
import { isTreeAsked } from '~/entities/catalogue/tree-in-view'
import { tryFetch } from '~/shared/api/query'
import { professionCalls } from './profession.calls'
import { groupsOf } from './profession-groups'

/**
 * Asks where a type or a profession stands: the tree where it is in view, else its category. Gives the place; undefined
 * when it is not told.
 */
export async function prefetchProfessionPath(
  client: QueryClient,
  code: string,
): Promise<CataloguePath | undefined> {
  const whole = professionCalls.tree()
  const tree = isTreeAsked(client, whole) ? await tryFetch(client, whole) : await askCategory(client, code)
  return tree && cataloguePath(groupsOf(tree), code)
}

async function askCategory(client: QueryClient, code: string) {
  const category = await tryFetch(client, professionCalls.category(code))
  return category && [category]
}
