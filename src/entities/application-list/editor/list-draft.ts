import * as z from 'zod/mini'
import { ApplicationItem, type ApplicationListDetail } from '~/contracts/application-lists'
import type { Draft } from '~/shared/lib/storage/drafts'
import type { Items } from '../edits'

/** A list as the server has it. */
export type Saved = Pick<ApplicationListDetail, 'version' | 'items'>

/** Names the drafts of lists among what this device keeps. */
export const LIST_WORK = 'list'

const Base = z.object({ version: z.int().check(z.gte(1)), items: z.array(ApplicationItem) })

/** What it takes to make a list of a draft whose list is gone. */
const Origin = z.object({
  studentId: z.string(),
  preferenceScoreId: z.optional(z.string()),
  batch: z.optional(z.string()),
})

const ListContent = z.object({
  /** What the changes were made on. */
  base: Base,
  items: z.array(ApplicationItem),
  /** What was sent and not answered: a server that has it has it from here. */
  sent: z.optional(z.array(z.string())),
  of: Origin,
})

/** What was changed in this browser and not saved yet. */
export interface ListDraft {
  readonly base: Saved
  readonly items: Items
  readonly sent?: readonly string[] | undefined
  readonly of: z.infer<typeof Origin>
}

/** A draft that was left, with the way to take it up or to throw it away. */
export interface FoundListDraft extends ListDraft {
  readonly kept: Draft
}

/** The drafts of lists that can be read. */
export function listDrafts(found: readonly Draft[]): FoundListDraft[] {
  return found.flatMap((kept) => {
    const read = ListContent.safeParse(kept.content)
    return read.success ? [{ ...read.data, kept }] : []
  })
}
