import { useEffect } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { SELF_CREATED } from '~/contracts/reference'
import type { SavedListEditor } from '~/entities/application-list/editor/use-list-editor'
import { now } from '~/shared/lib/time/clock'
import type { SavedState } from './stored-versions'

/** Keeps every state of a list that the server has, as this device comes to know it. */
export function useStoredVersions(list: ApplicationListDetail, { base, saveState }: SavedListEditor): void {
  const { id, createdType } = list
  const isOwn = base !== list && saveState.kind === 'saved'
  const author = createdType !== SELF_CREATED ? 'planner' : isOwn ? 'here' : 'elsewhere'
  // biome-ignore lint/correctness/useExhaustiveDependencies: A state is kept when it arrives, by whoever made it then.
  useEffect(() => {
    void keepLate(id, { version: base.version, items: base.items, at: now().toISOString(), author })
  }, [id, base])
}

/** Keeps a state; the code for it comes after the page. */
async function keepLate(listId: string, state: SavedState): Promise<void> {
  try {
    const { keepState } = await import('./stored-versions')
    keepState(listId, state)
  } catch {
    // Without its code this one state is not kept here; the server has it.
  }
}
