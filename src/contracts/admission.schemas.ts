import * as z from 'zod/mini'
import { PAGE_REQUEST } from './envelope'
import { Keyword, Phrase, Word } from './limits'
import { PageNumber, PageSize, ProvinceName, Text, Year } from './primitives'

/** Both names of the batch appear in answers (S2 §3); one of the two is always there. */
export const BATCH_SPELLINGS = { batch: z.nullish(Text), admissionBatch: z.nullish(Text) }

interface NamesBatch {
  readonly batch?: string | null | undefined
  readonly admissionBatch?: string | null | undefined
}

/** Refuses a record that names its batch under neither spelling. */
export const hasBatch = z.refine<NamesBatch>((record) => Boolean(record.batch || record.admissionBatch), {
  path: ['batch'],
  error: '缺少 batch 或 admissionBatch',
})

/** Which lines or plans of majors are asked for (S2 §7). Null or absent narrows nothing; `majorGroup` is one group's code. */
export const MajorAdmissionQuery = z.object({
  ...PAGE_REQUEST,
  schoolId: Word,
  province: ProvinceName,
  year: Year,
  subject: z.nullish(Word),
  /** Electives of the combined option, 1–3 (S2 §5). */
  subSubject: z.nullish(z.array(Word).check(z.maxLength(3))),
  batch: z.nullish(Phrase),
  majorGroup: z.nullish(Phrase),
})
export type MajorAdmissionQuery = z.infer<typeof MajorAdmissionQuery>

/** Which rows of the early batch are asked for (S1 §7). With a school id nothing is held back from those without VIP (S1 §6). */
export const EarlyBatchQuery = z.object({
  province: ProvinceName,
  year: Year,
  batch: z.nullish(Phrase),
  schoolId: z.nullish(Phrase),
  /** Leaves what candidates of this subject may apply for (S2 §2). */
  subject: z.nullish(Word),
  /** Electives beside the subject, 1–3 (S2 §5): leaves majors that ask for no other. */
  subSubject: z.nullish(z.array(Word).check(z.maxLength(3))),
  /** Extension: part of the name of a school, or of one of its majors. */
  query: z.nullish(Keyword),
  page: z.optional(PageNumber),
  pageSize: z.optional(PageSize),
})
export type EarlyBatchQuery = z.infer<typeof EarlyBatchQuery>
