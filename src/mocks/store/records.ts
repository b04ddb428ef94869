import * as z from 'zod/mini'
import { ApplicationItem } from '~/contracts/application-lists'

/** Somebody who can sign in. */
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
