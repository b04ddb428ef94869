import * as z from 'zod/mini'
import { OPINIONS } from '~/contracts/reference'
import type { SharedList, SharedRow } from './shared-list'

/** What somebody of the family thinks of a row: 想去, 不想去, 问问. */
export type Opinion = (typeof OPINIONS)[number]

/** Most characters of what somebody calls themselves, of words beside a row, and of words beside the whole. */
export const REPLY_LENGTHS = { name: 12, row: 40, words: 80 } as const

const Text = z.string().check(z.maxLength(200))
const Key = z.string().check(z.minLength(1), z.maxLength(160))

const ReplyRow = z.object({
  /** Of the row, as `rowKey` names it. */
  key: Key,
  school: Text,
  /** The unit's code as the province prints it. */
  unit: z.optional(Text),
  opinion: z.enum(OPINIONS),
  words: z.optional(z.string().check(z.minLength(1), z.maxLength(REPLY_LENGTHS.row))),
})
export type ReplyRow = z.infer<typeof ReplyRow>

/** What one person answers to a shared list. Of that person it says what they typed, and nothing else. */
export const FamilyReply = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(REPLY_LENGTHS.name)),
  /** The list that is answered to: its batch, for lists have no name of their own in a link. */
  province: Text,
  year: z.int().check(z.gte(2000), z.lte(2100)),
  batch: Text,
  words: z.optional(z.string().check(z.minLength(1), z.maxLength(REPLY_LENGTHS.words))),
  rows: z.array(ReplyRow).check(z.maxLength(200)),
})
export type FamilyReply = z.infer<typeof FamilyReply>

/** What names a row in a reply: its unit, or its school and code in links that do not say the unit. */
export function rowKey({ unitId, schoolId, unit }: Pick<SharedRow, 'unitId' | 'schoolId' | 'unit'>): string {
  return unitId ?? `${schoolId} ${unit ?? ''}`
}

/** What somebody ticked and wrote beside the rows of a shared list, by row key. */
export type Opinions = Readonly<
  Record<string, { readonly opinion: Opinion; readonly words?: string | undefined }>
>

/** An answer of one person to a list. Rows without an opinion, and empty words, do not travel. */
export function replyTo(
  { province, year, batch, rows }: SharedList,
  answer: { readonly name: string; readonly words: string; readonly opinions: Opinions },
): FamilyReply {
  const words = answer.words.trim()
  return {
    name: answer.name.trim(),
    province,
    year,
    batch,
    ...(words && { words }),
    rows: rows.flatMap((row): ReplyRow[] => {
      const key = rowKey(row)
      const said = answer.opinions[key]
      if (!said) return []
      const wordsOfRow = said.words?.trim()
      return [
        {
          key,
          school: row.school,
          ...(row.unit && { unit: row.unit }),
          opinion: said.opinion,
          ...(wordsOfRow && { words: wordsOfRow }),
        },
      ]
    }),
  }
}

/** The rows of a reply of which a list has none: they were taken out since. */
export function rowsGone({ rows }: FamilyReply, keys: ReadonlySet<string>): readonly ReplyRow[] {
  return rows.filter(({ key }) => !keys.has(key))
}

/** What a list has to say of itself to be answered to. */
export interface AnsweredList {
  readonly province: string
  readonly year: number
  readonly batch?: string | null | undefined
  readonly unitIds: readonly string[]
}

/** How many rows of a reply a list has; undefined where the reply is to a list of another batch, or of other rows. */
export function rowsAnswered(reply: FamilyReply, list: AnsweredList): number | undefined {
  const { province, year, batch, unitIds } = list
  const isOfBatch = reply.province === province && reply.year === year && reply.batch === (batch ?? '')
  if (!isOfBatch) return undefined
  const here = reply.rows.length - rowsGone(reply, new Set(unitIds)).length
  return here === 0 && reply.rows.length > 0 ? undefined : here
}
