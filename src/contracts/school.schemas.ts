import * as z from 'zod/mini'
import { pageOf } from './envelope'
import { Keyword, several, Word } from './limits'
import { Address, Count, Html, Percent, ProvinceName, Rank, Text, Year } from './primitives'

/** A school as lists show it (S2 §3). */
export const SchoolListItem = z.object({
  id: Text,
  schoolName: Text,
  schoolCrestUrl: z.nullish(Address),
  /** 985, 211, 双一流 …; absent or empty for a school without any. */
  schoolFeatures: z.nullish(z.array(Text)),
  provinceName: ProvinceName,
  cityName: z.string(),
  schoolType: z.array(Text),
  /** 公办, 民办 …. */
  schoolInstitution: Text,
  /** The authority that runs the school. */
  belongs: z.nullish(z.string()),
  /** Place in the asked ranking, from 1. */
  schoolRank: z.nullish(Rank),
  /** Extension: its place in the same ranking a year earlier, null where it had none. Absent where the server does not say. */
  schoolRankBefore: z.nullish(Rank),
})
export type SchoolListItem = z.infer<typeof SchoolListItem>

/** How many schools a filter value would leave, the other filters as they are. */
export const FacetCount = z.object({ value: Text, count: Count })
export type FacetCount = z.infer<typeof FacetCount>

/** What narrows a list of schools, but for the nature. Values of one filter widen, an absent or empty one is 全部. */
export const SCHOOL_FILTERS = {
  query: z.nullish(Keyword),
  provinces: z.optional(several(ProvinceName)),
  types: z.optional(several(Word)),
  features: z.optional(several(Word)),
}

/** Counts beside the values of the four filter rows. */
export const SchoolFacets = z.object({
  provinces: z.array(FacetCount),
  types: z.array(FacetCount),
  schoolInstitutions: z.array(FacetCount),
  features: z.array(FacetCount),
})
export type SchoolFacets = z.infer<typeof SchoolFacets>

/** A page of schools. `facets` is an addition to the specification: where it is absent the filters show no counts. */
export const SchoolPage = z.extend(pageOf(SchoolListItem), { facets: z.nullish(SchoolFacets) })
export type SchoolPage = z.infer<typeof SchoolPage>

/** A school with the facts of its header (S2 §2, §3); a fact that nobody has published is absent. */
export const SchoolBase = z.extend(SchoolListItem, {
  createYear: z.nullish(z.int().check(z.gte(800), z.lte(2100))),
  /** One of `SCHOOL_LEVELS`; another word of the server is shown as it is. */
  schoolLevel: z.nullish(z.string()),
  /** Doctoral points. */
  numDoctor: z.nullish(Count),
  /** Master points. */
  numMaster: z.nullish(Count),
  numStudent: z.nullish(Count),
  numAcademician: z.nullish(Count),
  /** Further-study count by fresh graduates, 0–100; 2022 graduate employment quality report (S2 §2). */
  furtherEducationRate: z.nullish(Percent),
  /** 2024, from the school or a third party, 0–100 (S2 §2). */
  postgraduateRecommendationRate: z.nullish(Percent),
})
export type SchoolBase = z.infer<typeof SchoolBase>

/** A picture or film of the campus; `type` is image unless the server says video. */
export const CampusMedia = z.object({ type: z.nullish(z.string()), url: Address })

/** Medians of shares over the schools of a level that publish them. */
export const SchoolMedians = z.object({
  furtherEducationRate: z.nullish(Percent),
  postgraduateRecommendationRate: z.nullish(Percent),
})
export type SchoolMedians = z.infer<typeof SchoolMedians>

/** The overview of a school (S1 §3, S2 §3). The three ranks count from 1 and are absent for a school outside of the ranking. */
export const SchoolDetail = z.object({
  schoolId: Text,
  schoolName: Text,
  mainImageUrl: z.nullish(Address),
  schoolPicUrl: z.nullish(Address),
  ruankeRank: z.nullish(Rank),
  qsWorldRank: z.nullish(Rank),
  usWorldRank: z.nullish(Rank),
  officialWebsites: z.nullish(z.array(Text)),
  admissionPhones: z.nullish(z.array(Text)),
  emails: z.nullish(z.array(Text)),
  schoolOverview: z.nullish(Html),
  campusSceneryMedia: z.nullish(z.array(CampusMedia)),
  /** Extension: what its shares stand beside, the medians of all schools of its level in the country. Absent where nobody has worked them out. */
  medians: z.nullish(SchoolMedians),
})
export type SchoolDetail = z.infer<typeof SchoolDetail>

/** Featured majors of one level (S2 §3); `level` is 国家级, 省级 …, in the words of the server. */
export const SpecialMajorGroup = z.object({
  level: Text,
  count: Count,
  majors: z.array(z.object({ majorId: Text, majorName: Text })),
})
export type SpecialMajorGroup = z.infer<typeof SpecialMajorGroup>

/** A department with the names of its majors (S2 §3). */
export const Department = z.object({ departmentName: Text, majors: z.array(Text) })
export type Department = z.infer<typeof Department>

/** A report that the school publishes, such as the employment quality of its graduates. */
export const SchoolReport = z.object({
  id: Text,
  title: Text,
  year: Year,
  type: z.nullish(z.string()),
  url: z.nullish(Address),
  content: z.nullish(Html),
})
export type SchoolReport = z.infer<typeof SchoolReport>

/** Doctoral and master points, and their disciplines where they are known. */
export const DegreePoints = z.object({
  numDoctor: Count,
  numMaster: Count,
  doctorDisciplines: z.nullish(z.array(Text)),
  masterDisciplines: z.nullish(z.array(Text)),
})
export type DegreePoints = z.infer<typeof DegreePoints>

/** An academician who works at the school. */
export const Academician = z.object({
  name: Text,
  /** 中国科学院院士 or 中国工程院院士. */
  title: z.nullish(z.string()),
  field: z.nullish(z.string()),
})
export type Academician = z.infer<typeof Academician>

/** A well-known graduate, as the list shows one. */
export const AlumnusListItem = z.object({
  id: Text,
  name: Text,
  title: z.nullish(z.string()),
  photoUrl: z.nullish(Address),
})

/** A well-known graduate with an account of their life. */
export const Alumnus = z.extend(AlumnusListItem, { schoolId: Text, introduction: z.string() })
export type Alumnus = z.infer<typeof Alumnus>
