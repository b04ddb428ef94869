import type { QueryClient } from '@tanstack/react-query'
import { isTreeAsked } from '~/entities/catalogue/tree-in-view'
import { startFetching } from '~/shared/api/query'
import { levelOfMajorCode } from '~/shared/domain/major-code'
import { majorCalls } from './major.calls'

/** Asks where a major stands: the tree, or the major itself, which weighs a seventh. */
export function askMajorPath(client: QueryClient, code: string): void {
  const tree = majorCalls.tree(levelOfMajorCode(code))
  if (isTreeAsked(client, tree)) startFetching(client, tree)
  else startFetching(client, majorCalls.detail(code))
}
