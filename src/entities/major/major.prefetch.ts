import type { QueryClient } from '@tanstack/react-query'
import { isTreeAsked } from '~/entities/catalogue/tree-in-view'
import { prefetch } from '~/shared/api/query'
import { levelOfMajorCode } from '~/shared/domain/major-code'
import { majorCalls } from './major.calls'

/** Asks where a major stands: the tree, or the major itself, which weighs a seventh. */
export function prefetchMajorPath(client: QueryClient, code: string): void {
  const tree = majorCalls.tree(levelOfMajorCode(code))
  if (isTreeAsked(client, tree)) prefetch(client, tree)
  else prefetch(client, majorCalls.detail(code))
}
