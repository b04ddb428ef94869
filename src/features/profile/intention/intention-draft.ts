import * as z from 'zod/mini'
import { type EnrollmentIntention, IntentionPriority } from '~/contracts/student-profile'

/** What the page holds while it is being filled in; empty is no wish. */
export const IntentionDraft = z.object({
  provinces: z.array(z.string()),
  schoolTypes: z.array(z.string()),
  schoolFeatures: z.array(z.string()),
  schoolInstitutions: z.array(z.string()),
  majorCodes: z.array(z.string()),
  excludedMajorCodes: z.array(z.string()),
  priority: z.string(),
  /** Yuan a year. */
  maxFee: z.string(),
  note: z.string(),
})
export type IntentionDraft = z.infer<typeof IntentionDraft>

export const PRIORITIES = IntentionPriority.options

export function intentionDraftOf(intention: EnrollmentIntention): IntentionDraft {
  const { provinces, schoolTypes, schoolFeatures, schoolInstitutions, majorCodes, excludedMajorCodes } =
    intention
  return {
    provinces,
    schoolTypes,
    schoolFeatures,
    schoolInstitutions,
    majorCodes,
    excludedMajorCodes,
    priority: intention.priority ?? '',
    maxFee: String(intention.maxFee ?? ''),
    note: intention.note ?? '',
  }
}

/** What is sent: the draft, and what the record keeps beside it. */
export function intentionOf(draft: IntentionDraft, kept: EnrollmentIntention): EnrollmentIntention {
  const { priority, maxFee, note, ...wishes } = draft
  return {
    ...kept,
    ...wishes,
    priority: PRIORITIES.find((known) => known === priority) ?? null,
    maxFee: maxFee === '' ? null : Number(maxFee),
    note: note.trim() || null,
  }
}
