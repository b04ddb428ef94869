import * as z from 'zod/mini'
import { ApplicationItem } from '~/contracts/application-lists'
import { Article } from '~/contracts/articles'
import { AuditEntry } from '~/contracts/audit'
import { CalendarEntry } from '~/contracts/calendar-entries'
import { ListComment, ListSignature } from '~/contracts/list-advice'
import { ListVersionContent } from '~/contracts/list-versions'
import { Planner } from '~/contracts/planner-admin'
import { PreferenceScore } from '~/contracts/score-records'
import { ServiceOrder } from '~/contracts/service-orders'
import { AssessmentResult, EnrollmentIntention, OtherInfo, PhysicalTest } from '~/contracts/student-profile'
import { StudentRecord } from '~/contracts/student-record'
import { isStaff } from '~/shared/domain/access'

/** A person who can sign in. */
export const AccountRecord = z.object({
  id: z.string(),
  tel: z.string(),
  roleId: z.number(),
  auth: z.boolean(),
  signUp: z.boolean(),
  name: z.string(),
  province: z.nullable(z.string()),
  year: z.nullable(z.number()),
  subjects: z.array(z.number()),
  /** When they signed up; absent for an account made by signing in. */
  createTime: z.optional(z.string()),
})
export type AccountRecord = z.infer<typeof AccountRecord>

/** An application list as it is kept. What its items name was looked up when they were saved, and stays what it was then. */
export const ListRecord = z.object({
  id: z.string(),
  studentId: z.string(),
  name: z.string(),
  createdType: z.number(),
  province: z.string(),
  year: z.number(),
  /** Absent: the first regular batch of the province. */
  batch: z.nullable(z.string()),
  preferenceScoreId: z.nullable(z.string()),
  note: z.nullable(z.string()),
  confirmed: z.boolean(),
  version: z.number(),
  updateTime: z.string(),
  items: z.array(ApplicationItem),
})
export type ListRecord = z.infer<typeof ListRecord>

/** The three forms of a student, each under the student's id. */
const OF_STUDENT = { id: z.string() }

/** A whole record of each kind that people change. Its members are plain values and lists. */
export const RECORDS = {
  /** Tokens that are signed in. */
  credential: z.object({
    token: z.string(),
    accountId: z.string(),
    /** Names the session for others than its holder. */
    id: z.optional(z.string()),
    device: z.optional(z.string()),
    startTime: z.optional(z.string()),
    lastTime: z.optional(z.string()),
  }),
  /** The last verification code sent to a number. */
  smsCode: z.object({
    tel: z.string(),
    code: z.string(),
    /** Used, or void after too many wrong tries: it is none any more. */
    state: z.enum(['good', 'used', 'void']),
    wrongTries: z.number(),
    /** When the codes of the last hour were sent, the newest last, ms since 1970. */
    sentAt: z.array(z.number()),
  }),
  account: AccountRecord,
  /** What a call that makes a record has answered, by who called and its key: the same call is answered the same. */
  creation: z.object({ id: z.string(), answer: z.string() }),
  details: z.pick(StudentRecord, {
    id: true,
    sex: true,
    ethnicGroup: true,
    foreignLanguage: true,
    city: true,
    district: true,
    highSchool: true,
  }),
  physical: z.extend(PhysicalTest, OF_STUDENT),
  intention: z.extend(EnrollmentIntention, OF_STUDENT),
  ext: z.object({
    ...OF_STUDENT,
    studentId: z.string(),
    assessments: z.array(AssessmentResult),
    ...OtherInfo.shape,
  }),
  score: PreferenceScore,
  list: ListRecord,
  /** How far a planner's list has come, under its id; without one it was handed over as it was made. */
  proposal: z.object({
    id: z.string(),
    makerId: z.nullable(z.string()),
    /** Absent for a draft. */
    handOverTime: z.nullable(z.string()),
    openTime: z.nullable(z.string()),
    answerTime: z.nullable(z.string()),
    answer: z.nullable(z.string()),
  }),
  comment: ListComment,
  /** A saved state of a list: `l-1/3`. */
  version: z.extend(ListVersionContent, { id: z.string(), listId: z.string(), isDraft: z.boolean() }),
  /** The newest signature of a list, under its id. */
  signature: z.extend(ListSignature, { id: z.string() }),
  order: z.omit(ServiceOrder, { plannerName: true, version: true }),
  planner: z.omit(Planner, { name: true, tel: true, servingCount: true }),
  /** A nationwide article, the drafts among them. */
  article: Article,
  entry: z.omit(CalendarEntry, { version: true }),
  /** What staff have done. */
  audit: AuditEntry,
  /** A record of the world, or a made one, that is gone: `list/l-1`. */
  removal: z.object({ key: z.string(), kind: z.string(), recordId: z.string() }),
}
export type Kind = keyof typeof RECORDS
export type RecordOf<K extends Kind> = z.infer<(typeof RECORDS)[K]>

/** The member that tells the records of a kind apart: `id` unless said. */
export const KEYS: Readonly<Partial<Record<Kind, string>>> = {
  credential: 'token',
  smsCode: 'tel',
  removal: 'key',
}

export function isStudent({ roleId }: AccountRecord): boolean {
  return !isStaff({ roleId })
}
