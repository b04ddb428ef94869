import type { FamilyReply } from '~/rules/list/share/family-reply'
import { keepListNotes, notesOfList } from '../notes/list-notes'
import { withReply } from './stored-replies'

/** Keeps a reply beside a list. Gives whether this browser keeps it. */
export function keepReply(listId: string, reply: FamilyReply): boolean {
  return keepListNotes(listId, { replies: withReply(notesOfList(listId).replies ?? [], reply) })
}
