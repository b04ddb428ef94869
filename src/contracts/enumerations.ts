import * as z from 'zod/mini'
import {
  ETHNIC_GROUPS,
  EXAM_TYPES,
  FOREIGN_LANGUAGES,
  MAJOR_LEVELS,
  MASTER_TYPES,
  ORDER_STATUSES,
  RANKING_TYPES,
  RISKS,
  SEXES,
  SUBJECTS,
} from './reference'

/** The ids of `reference.ts` as schemas. An id that the specification does not list is an error. */

/** Subject of the exam, 1 语文 to 10 技术 (S1 §3). */
export const SubjectId = z.literal(SUBJECTS.map(({ id }) => id))

/** 1 男, 2 女 (S1 §3). */
export const SexId = z.literal(SEXES.map(({ id }) => id))

/** Kind of a planner: 1 督导, 2 全职, 3 兼职 (S1 §3). */
export const MasterType = z.literal(MASTER_TYPES.map(({ id }) => id))
export type MasterType = z.infer<typeof MasterType>

/** Where a score comes from: 1 模考, 2 高考 (S1 §3). */
export const ExamType = z.literal(EXAM_TYPES.map(({ id }) => id))
export type ExamType = z.infer<typeof ExamType>

/** Tier of a choice: 1 冲, 2 稳, 3 保 (S1 §3). */
export const Risk = z.literal(RISKS.map(({ id }) => id))
export type Risk = z.infer<typeof Risk>

/** Level of a major: 1 本科, 2 专科, 3 职业本科 (S1 §3). */
export const MajorLevel = z.literal(MAJOR_LEVELS.map(({ id }) => id))
export type MajorLevel = z.infer<typeof MajorLevel>

/** A major level as a query parameter: an address carries text, and only a numeric schema reads it as a number. */
export const MajorLevelQuery = z.int().check(z.gte(1), z.lte(MAJOR_LEVELS.length))

/** Status of an order, which only rises: 1 待分配规划师, 2 待规划师处理, 3 规划师服务中, 4 服务期已完成 (S1 §3). */
export const OrderStatus = z.literal(ORDER_STATUSES.map(({ id }) => id))
export type OrderStatus = z.infer<typeof OrderStatus>

/** Whose ranking of schools: ruanke, qs or usnews (S1 §3, S2 §2). */
export const RankingType = z.literal(RANKING_TYPES.map(({ id }) => id))
export type RankingType = z.infer<typeof RankingType>

/** One of the 56 ethnic groups by its full name (S1 §3). */
export const EthnicGroup = z.literal(ETHNIC_GROUPS)

/** The foreign language that a student sits. */
export const ForeignLanguage = z.literal(FOREIGN_LANGUAGES)
