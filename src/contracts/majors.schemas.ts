import * as z from 'zod/mini'
import { MajorLevel } from './enumerations'
import { Count, Percent, Text } from './primitives'
import { ProfessionStats, QualificationTrend } from './professions.schemas'

/** A leaf of the major tree (S2 §3). */
export const TreeMajor = z.object({ id: Text, majorName: Text, majorCode: Text })

/** A type of majors (专业类). */
export const TreeMajorType = z.object({ type: Text, typeCode: Text, majors: z.array(TreeMajor) })

/** One category of the major tree (S2 §3), in the order of the ministry's catalogue. */
export const MajorCategory = z.object({
  majorCategory: Text,
  majorCategoryCode: Text,
  majorTypes: z.array(TreeMajorType),
})
export type MajorCategory = z.infer<typeof MajorCategory>

/** A major in full (S2 §3). Texts separate their paragraphs by a line break; the last three are absent where there is nothing to say. */
export const MajorDetail = z.object({
  id: Text,
  majorName: Text,
  majorCode: Text,
  type: z.nullish(Text),
  typeCode: z.nullish(Text),
  majorCategory: z.nullish(Text),
  majorCategoryCode: z.nullish(Text),
  level: MajorLevel,
  /** For reading: 四年. */
  years: z.string(),
  degree: z.string(),
  /** Men to women, for reading: 62:38. */
  genderRatio: z.nullish(z.string()),
  introduction: z.string(),
  cultivationGoal: z.string(),
  cultivationRequirements: z.string(),
  subjectRequirements: z.string(),
  knowledgeAndSkills: z.string(),
  postgraduateDirections: z.nullish(z.array(Text)),
  mainCourses: z.nullish(z.array(Text)),
  /** Name and deed, joined by ：. */
  famousPersons: z.nullish(z.array(Text)),
})
export type MajorDetail = z.infer<typeof MajorDetail>

/** What the majors of a type have in common: the overview and career direction of its node in the tree (S2 §2). */
export const MajorTypeOverview = z.object({
  type: Text,
  typeCode: Text,
  level: MajorLevel,
  majorCount: Count,
  overview: z.string(),
  jobDirection: z.string(),
  mainCourses: z.nullish(z.array(Text)),
  majors: z.array(TreeMajor),
})
export type MajorTypeOverview = z.infer<typeof MajorTypeOverview>

/** Where graduates of a major go: words, and the openings, pay and education of those professions (S2 §2). */
export const MajorEmployment = z.object({
  jobDirection: z.string(),
  stats: ProfessionStats,
  qualifications: QualificationTrend,
})
export type MajorEmployment = z.infer<typeof MajorEmployment>

/** Share of a major's graduates who go into a profession type, 0–100, the largest first (S2 §3). */
export const ProfessionShare = z.object({ typeCode: Text, typeName: Text, employmentPercentage: Percent })
export type ProfessionShare = z.infer<typeof ProfessionShare>
