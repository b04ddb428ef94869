import type { ApplicationItem } from '~/contracts/application-lists'
import type { Items } from '~/entities/application-list/edits'
import { keepListNotes, type ListNotes, notesOfList } from '~/entities/application-list/notes/list-notes'

type Seen = Pick<ListNotes, 'seen'>

/** A row as it was looked at: other majors, or another word on 服从, are looked at again. */
const seenText = ({ majors, adjust }: Pick<ApplicationItem, 'majors' | 'adjust'>) =>
  [...majors.map(({ majorEnrollCode }) => majorEnrollCode), adjust].join(' ')

/** Whether somebody has looked at a row as it stands. */
export const isSeen = (item: ApplicationItem, { seen = {} }: Seen) => seen[item.unitId] === seenText(item)

/** The places, from 1, of rows that nobody has looked at yet. */
export const unseenPlaces = (items: Items, notes: Seen): number[] =>
  items.flatMap((item, index) => (isSeen(item, notes) ? [] : index + 1))

/** Keeps on this device that a row was looked at, or that it was not. */
export function keepSeen(listId: string, item: ApplicationItem, isLookedAt: boolean): void {
  const { [item.unitId]: _, ...others } = notesOfList(listId).seen ?? {}
  keepListNotes(listId, { seen: isLookedAt ? { ...others, [item.unitId]: seenText(item) } : others })
}
