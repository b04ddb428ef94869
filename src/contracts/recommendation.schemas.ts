import * as z from 'zod/mini'
import { Risk } from './enumerations'
import { PAGE_REQUEST } from './envelope'
import { SOURCED } from './figure-source'
import { Keyword, several, Word } from './limits'
import { Address, Count, Percent, ProvinceName, Rank, Score, Text, Year, Yuan } from './primitives'

/** What a unit or a major took in one earlier year. The equivalent score is that of the lowest rank in the year of the asking score. */
export const YearLine = z.object({
  year: Year,
  /** Absent where the rank of the last one is all that is known. */
  lowestScore: z.nullish(Score),
  lowestRank: Rank,
  planNum: z.nullish(Count),
  admittedCount: z.nullish(Count),
  equivalentScore: z.nullish(Score),
  ...SOURCED,
})
export type YearLine = z.infer<typeof YearLine>

/** How likely a rank is admitted, in percent. All absent where there is nothing to compare with; a range only where there is one year. */
const CHANCE = {
  risk: z.nullish(Risk),
  probability: z.nullish(Percent),
  probabilityLow: z.nullish(Percent),
  probabilityHigh: z.nullish(Percent),
  /** Why, in one line of Chinese with the figures that decided. */
  reason: z.nullish(z.string()),
}

/** A major that can be named inside a unit. */
export const UnitMajor = z.object({
  majorEnrollCode: Text,
  majorName: Text,
  /** Its code in the ministry's catalogue. */
  majorCode: z.nullish(Text),
  note: z.nullish(z.string()),
  planNum: Count,
  schoolSystem: z.nullish(z.string()),
  /** Tuition, yuan a year. */
  fee: z.nullish(Yuan),
  ...CHANCE,
  /** The newest year first. */
  history: z.array(YearLine),
  ...SOURCED,
})
export type UnitMajor = z.infer<typeof UnitMajor>

/** What one choice of an application list names: a major group, a major of a school, or a school, by the rules of the province. */
export const RecommendedUnit = z.object({
  unitId: Text,
  schoolId: Text,
  schoolName: Text,
  schoolCrestUrl: z.nullish(Address),
  schoolFeatures: z.nullish(z.array(Text)),
  provinceName: ProvinceName,
  cityName: z.nullish(z.string()),
  schoolInstitution: z.nullish(z.string()),
  batch: Text,
  schoolEnrollCode: z.nullish(Text),
  majorGroupCode: z.nullish(Text),
  subjectRequirement: z.nullish(z.string()),
  planNum: Count,
  /** An addition to the specification: the year of the plan. */
  planYear: z.nullish(Year),
  /** Plan of the year before, for the change between the two. */
  lastPlanNum: z.nullish(Count),
  ...CHANCE,
  /** The newest year first; empty for a unit that is new. */
  history: z.array(YearLine),
  /** What to mind before choosing it, each as one line of Chinese. */
  warnings: z.nullish(z.array(Text)),
  majors: z.array(UnitMajor),
})
export type RecommendedUnit = z.infer<typeof RecommendedUnit>

/** A school with those of its units that were asked for, so that one school is one card. */
export const RecommendedSchool = z.object({
  schoolId: Text,
  schoolName: Text,
  schoolCrestUrl: z.nullish(Address),
  schoolFeatures: z.nullish(z.array(Text)),
  provinceName: ProvinceName,
  cityName: z.nullish(z.string()),
  schoolInstitution: z.nullish(z.string()),
  units: z.array(RecommendedUnit),
})
export type RecommendedSchool = z.infer<typeof RecommendedSchool>

/** The order of candidates: the hardest first, the safest first, the lowest tuition first, the largest plan first. */
export const CandidateOrder = z.enum(['hard', 'safe', 'fee', 'plan'])
export type CandidateOrder = z.infer<typeof CandidateOrder>

/** What a recommendation is asked with: a score record, a batch, and filters. Units whose requirement excludes the student are left out. */
export const RecommendQuery = z.object({
  ...PAGE_REQUEST,
  preferenceScoreId: Word,
  batch: Word,
  query: z.nullish(Keyword),
  risks: z.optional(several(Risk)),
  provinces: z.optional(several(ProvinceName)),
  types: z.optional(several(Word)),
  schoolInstitutions: z.optional(several(Word)),
  features: z.optional(several(Word)),
  /** Types or majors of the catalogue by code. */
  majorCodes: z.optional(several(Word)),
  /** An addition to the specification: types or majors by code. A unit that has nothing else is left out. */
  excludedMajorCodes: z.optional(several(Word)),
  /** The highest tuition, yuan a year. */
  maxFee: z.nullish(Yuan),
  /** An addition to the specification, like the order: schools that the student does not want to see. */
  excludedSchoolIds: z.optional(several(Word)),
  /** Additions to the specification: units whose expected lowest rank lies between these, both included. */
  lineFrom: z.nullish(Rank),
  lineTo: z.nullish(Rank),
  /** The hardest first when absent. */
  order: z.optional(CandidateOrder),
})
export type RecommendQuery = z.infer<typeof RecommendQuery>
