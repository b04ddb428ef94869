import { useAtomValue } from 'jotai'
import * as z from 'zod/mini'
import { OPINIONS } from '~/contracts/reference'
import type { Opinion, Opinions } from '~/rules/list/share/family-reply'
import { store } from '~/shared/lib/storage/store'
import { workAtoms } from '~/shared/session/work-atom'

const AnswerDraft = z.object({
  name: z.string(),
  words: z.string(),
  opinions: z.record(z.string(), z.object({ opinion: z.enum(OPINIONS), words: z.optional(z.string()) })),
})
export type AnswerDraft = z.infer<typeof AnswerDraft>

const EMPTY: AnswerDraft = { name: '', words: '', opinions: {} }
const draftOf = workAtoms('family-answer', AnswerDraft, EMPTY)

/** What was ticked and typed beside a list, by the name of the list; this device keeps it until it is sent and after. */
export const useAnswerDraft = (listName: string): AnswerDraft => useAtomValue(draftOf(listName), { store })

export function changeAnswer(listName: string, change: Partial<AnswerDraft>): void {
  const draft = draftOf(listName)
  store.set(draft, { ...store.get(draft), ...change })
}

/** Ticks an opinion of a row, or takes it back where it is ticked. Words beside the row stay with another opinion. */
export function tickOpinion(listName: string, key: string, opinion: Opinion): void {
  const { opinions } = store.get(draftOf(listName))
  changeAnswer(listName, { opinions: toggledOpinion(opinions, key, opinion) })
}

export function toggledOpinion(opinions: Opinions, key: string, opinion: Opinion): AnswerDraft['opinions'] {
  const { [key]: before, ...others } = opinions
  const after = before?.opinion === opinion ? others : { ...others, [key]: { ...before, opinion } }
  return after as AnswerDraft['opinions']
}

/** Writes words beside a row that has an opinion. */
export function noteOpinion(listName: string, key: string, words: string): void {
  const { opinions } = store.get(draftOf(listName))
  const said = opinions[key]
  if (said) changeAnswer(listName, { opinions: { ...opinions, [key]: { ...said, words } } })
}
