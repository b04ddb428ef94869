import * as z from 'zod/mini'
import { Count, Month, Percent, ProvinceName, Text, Year, Yuan } from './primitives'

/** A profession; its code is the code of its type and two more characters (S1 §7). */
export const ProfessionVo = z.object({ professionCode: Text, professionName: Text })

/** A type of professions; its code has five characters (S1 §4). */
export const ProfessionType = z.object({
  typeCode: Text,
  typeName: Text,
  professionVos: z.array(ProfessionVo),
})
export type ProfessionType = z.infer<typeof ProfessionType>

/** One category of the profession tree (S1 §3, S2 §3). */
export const ProfessionCategory = z.object({
  categoryCode: Text,
  categoryName: Text,
  professionTypes: z.array(ProfessionType),
})
export type ProfessionCategory = z.infer<typeof ProfessionCategory>

/** Openings of one month, in jobs. */
export const MonthHiring = z.object({ month: Month, hiringNum: Count })

/** Openings of one year by month (S1 §3, S2 §3). */
export const YearHiring = z.object({ year: Year, hiringMonth: z.array(MonthHiring) })

/** Pay offered in one month, yuan a month: the ends of the range and, between them, the ends of its middle half (S1 §3, S2 §3). */
export const MonthSalary = z.object({
  month: Month,
  salaryMin: Yuan,
  salaryMax: Yuan,
  salaryMedianL: Yuan,
  salaryMedianH: Yuan,
})

/** Openings of the last year and pay by province, largest first. */
export const ProvinceHiring = z.object({
  provinceName: ProvinceName,
  hiringNum: Count,
  /** Of all openings of the country, with decimals; pages round it, minimum 1 (S2 §9). */
  percentage: Percent,
  /** A typical offer, yuan a month. */
  salary: z.nullish(Yuan),
})

/** Openings by kind of employer or by employer, most first (S2 §3); `companyName` is empty in a list by nature. */
export const CompanyHiring = z.object({
  companyNature: z.string(),
  companyName: z.string(),
  companyHiring: Count,
  /** Of the openings of the same year, with decimals; pages round it, minimum 1 (S2 §9). */
  percentage: z.nullish(Percent),
})

/**
 * Openings of two years by month, and pay of the last twelve months (S1 §3, S2 §3); without a sample openings are 0 and pay is
 * empty. The last three are additions to the specification: where they are absent, pages count them from the job details.
 */
export const ProfessionStats = z.object({
  hiring: z.array(YearHiring),
  salary: z.array(MonthSalary),
  provinces: z.nullish(z.array(ProvinceHiring)),
  companyNatures: z.nullish(z.array(CompanyHiring)),
  companies: z.nullish(z.array(CompanyHiring)),
})
export type ProfessionStats = z.infer<typeof ProfessionStats>

/** Share of openings that ask for an education, 0–100. */
export const EducationRatio = z.object({ edu: Text, ratio: Percent })

/** Education asked for over a year (`eduForFan`) and month by month (`edu`), S2 §3; no months without a sample. */
export const QualificationTrend = z.object({
  eduForFan: z.array(EducationRatio),
  edu: z.array(z.object({ month: Month, ratios: z.array(EducationRatio) })),
})
export type QualificationTrend = z.infer<typeof QualificationTrend>

/** How often openings ask for a major, 0–100, the most frequent first (S1 §3). */
export const MajorRequirement = z.object({
  majorName: Text,
  majorPercentage: Percent,
  /** Addition to the specification: leads to the major and to the schools that offer it. */
  majorCode: z.nullish(Text),
})
export type MajorRequirement = z.infer<typeof MajorRequirement>

/** What a type of professions is about, and how many openings that rests on (S2 §3). */
export const TypeOverview = z.object({
  /** Paragraphs separated by a line break. */
  overview: z.string(),
  sampleSize: Count,
})
export type TypeOverview = z.infer<typeof TypeOverview>

/** A position of a profession type with its openings, most first (S1 §3). */
export const JobPosition = z.object({
  jobTitle: Text,
  /** For reading: 9000-14000元/月. */
  salaryRange: z.string(),
  companyNum: Count,
  hiringNum: Count,
})
export type JobPosition = z.infer<typeof JobPosition>

/** One opening (S1 §3). */
export const JobDetail = z.object({
  job: Text,
  provinceName: z.nullish(z.string()),
  edu: z.nullish(z.string()),
  /** For reading: 9000-14000元/月. */
  salaryStr: z.nullish(z.string()),
  companyHiring: Count,
  companyName: Text,
  companyNature: z.nullish(z.string()),
  companyScale: z.nullish(z.string()),
  /** Where the opening was published. */
  source: z.nullish(z.string()),
  /** Joined by 、. */
  welfare: z.nullish(z.string()),
  /** Joined by 、. */
  majors: z.nullish(z.string()),
})
export type JobDetail = z.infer<typeof JobDetail>
