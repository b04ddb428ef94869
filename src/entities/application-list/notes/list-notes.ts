import { useAtomValue } from 'jotai'
import * as z from 'zod/mini'
import { ApplicationItem } from '~/contracts/application-lists'
import { FamilyReply } from '~/rules/list/share/family-reply'
import { store } from '~/shared/lib/storage/store'
import { workAtoms } from '~/shared/session/work-atom'

/** What somebody has written beside a list. The API keeps none of it: it stays on this device. */
export const ListNotes = z.object({
  /** Beside the list as a whole; on a planner's proposal, words to the planner. */
  whole: z.optional(z.string()),
  /** Beside a row, by its unit. */
  rows: z.optional(z.record(z.string(), z.string())),
  /** Kinds of findings that were taken note of, by check: what each had found then. */
  accepted: z.optional(z.record(z.string(), z.string())),
  /** Rows that were typed into the official form, by unit: the place and what each said then. */
  typed: z.optional(z.record(z.string(), z.string())),
  /** The version that is typed, where somebody has frozen one. */
  frozen: z.optional(z.object({ at: z.string(), items: z.array(ApplicationItem) })),
  /** What was copied from the confirmation of the official form, to be compared. */
  confirmed: z.optional(z.string()),
  /** What the family has answered, one reply a person. */
  replies: z.optional(z.array(FamilyReply)),
  /** The version of a proposal that was declined, and that was opened, where the server keeps neither. */
  declined: z.optional(z.number()),
  opened: z.optional(z.number()),
  /** Words that are typed and not sent yet, by the row that they are about; those about the whole under an empty name. */
  unsent: z.optional(z.record(z.string(), z.string())),
  /** Rows that somebody has looked at before signing, by unit: what each said then. */
  seen: z.optional(z.record(z.string(), z.string())),
  /** Why findings that were taken note of may stand, by check: asked for by who signs. */
  words: z.optional(z.record(z.string(), z.string())),
})
export type ListNotes = z.infer<typeof ListNotes>

const NONE: ListNotes = {}
const notesOf = workAtoms('notes', ListNotes, NONE)

export const LONGEST_NOTE = 500

/** The notes beside one list. */
export function useListNotes(listId: string): ListNotes {
  return useAtomValue(notesOf(listId))
}

/** The notes beside one list as they are now. */
export const notesOfList = (listId: string): ListNotes => store.get(notesOf(listId))

/** Lays a change over the notes of a list. Gives whether this browser keeps them. */
export function keepListNotes(listId: string, change: ListNotes): boolean {
  const notes = notesOf(listId)
  return store.set(notes, { ...store.get(notes), ...change })
}

/** The notes with one beside a row; an empty one is taken away. */
export function withRowNote(notes: ListNotes, unitId: string, text: string): ListNotes {
  const { [unitId]: _, ...others } = notes.rows ?? {}
  return { ...notes, rows: text === '' ? others : { ...others, [unitId]: text } }
}
