import { keepListNotes, notesOfList } from '~/entities/application-list/notes/list-notes'
import { withReply } from '~/entities/application-list/notes/stored-replies'
import type { FamilyReply } from '~/rules/list/share/family-reply'

/** Keeps a reply beside a list. Gives whether this browser keeps it. */
export function keepReply(listId: string, reply: FamilyReply): boolean {
  return keepListNotes(listId, { replies: withReply(notesOfList(listId).replies ?? [], reply) })
}
