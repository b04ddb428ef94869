import * as z from 'zod/mini'
import type { TierName } from '../../chance/tier-name'

const Text = z.string().check(z.maxLength(200))
const Id = z.string().check(z.minLength(1), z.maxLength(64))

/** What a row of a list can be called, in the order in which a link counts them: a change of it is a new version. */
export const LIST_TIERS = ['圆梦', '冲', '稳', '保', '无数据', '无效'] as const satisfies readonly TierName[]

/** One choice as it travels. Figures do not: who opens the link sees the public ones of that day. */
const SharedRow = z.object({
  schoolId: Id,
  school: Text,
  unitId: z.optional(Id),
  /** The unit's code as the province prints it. */
  unit: z.optional(Text),
  majors: z.array(z.object({ code: Text, name: Text })).check(z.maxLength(30)),
  adjust: z.optional(z.boolean()),
  /** Of the list that it was made from; with the rank alone, which it would tell. */
  tier: z.optional(z.enum(LIST_TIERS)),
})

/** Which rows of a long list these are: a QR code holds a few of them. */
const ListPart = z.object({
  /** Names the whole list, so that its parts find each other. */
  list: Id,
  /** Place of the first row, from 1. */
  from: z.int().check(z.gte(1), z.lte(200)),
  /** How many rows the whole list has. */
  of: z.int().check(z.gte(1), z.lte(200)),
})

/** A list that travels in an address: public facts, and of the person only what she chose to add. */
export const SharedList = z.object({
  title: z.optional(Text),
  province: Text,
  year: z.int().check(z.gte(2000), z.lte(2100)),
  subject: Text,
  batch: Text,
  /** Absent unless she chose to show it. */
  rank: z.optional(z.int().check(z.gte(1))),
  electives: z.optional(z.array(Text).check(z.maxLength(6))),
  rows: z.array(SharedRow).check(z.maxLength(200)),
  /** Absent where the rows are all of them. */
  part: z.optional(ListPart),
})

export type SharedList = z.infer<typeof SharedList>
export type SharedRow = z.infer<typeof SharedRow>
