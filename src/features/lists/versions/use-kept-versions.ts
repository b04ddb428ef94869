import { useEffect } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { SELF_CREATED } from '~/contracts/reference'
import type { Editing } from '~/entities/application-list/use-editing'
import { now } from '~/shared/lib/clock'
import { keepState } from './kept-versions'

/** Keeps every state of a list that the server has, as this device comes to know it. */
export function useKeptVersions(list: ApplicationListDetail, { session, saveState }: Editing): void {
  const { id, createdType } = list
  const { base } = session
  const isOwn = base !== list && saveState.kind === 'saved'
  const author = createdType !== SELF_CREATED ? 'planner' : isOwn ? 'here' : 'elsewhere'
  // biome-ignore lint/correctness/useExhaustiveDependencies: A state is kept when it arrives, by whoever made it then.
  useEffect(() => {
    keepState(id, { version: base.version, items: base.items, at: now().toISOString(), author })
  }, [id, base])
}
