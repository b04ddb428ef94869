import type { QueryClient } from '@tanstack/react-query'
import { isTreeInSight } from '~/entities/catalogue/tree-in-sight'
import { startFetching } from '~/shared/api/query'
import { levelOfMajorCode } from '~/shared/domain/major-code'
import { majorCalls } from './major.calls'

/** Asks where a major stands: the tree where it is in sight, else the major itself, which weighs a seventh. */
export function askMajorPath(client: QueryClient, code: string): void {
  if (isTreeInSight()) startFetching(client, majorCalls.tree(levelOfMajorCode(code)))
  else startFetching(client, majorCalls.detail(code))
}
