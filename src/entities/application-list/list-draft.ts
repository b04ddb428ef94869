import * as z from 'zod/mini'
import { ApplicationItem } from '~/contracts/application-lists'
import { browserStorage } from '~/shared/lib/storage'
import { UNSAVED } from '~/shared/session/session'
import type { Saved } from './session'

/** What was changed in this browser and not saved yet, and the version it was changed from. */
const Draft = z.object({ version: z.int().check(z.gte(1)), items: z.array(ApplicationItem) })

const keyOf = (listId: string) => `${UNSAVED}list.${listId}`

/** The draft of a list; undefined where there is none, or none that can be read. */
export function listDraft(listId: string): Saved | undefined {
  const text = browserStorage.get(keyOf(listId))
  if (text === undefined) return undefined
  try {
    return Draft.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Gives whether the browser keeps it; if not, it is lost when the page is closed. */
export function keepListDraft(listId: string, { version, items }: Saved): boolean {
  return browserStorage.set(keyOf(listId), JSON.stringify({ version, items }))
}

export function forgetListDraft(listId: string): void {
  browserStorage.remove(keyOf(listId))
}
