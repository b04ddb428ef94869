import * as z from 'zod/mini'
import { EarlyBatchQuery, MajorAdmissionQuery } from './admission.schemas'
import { get, post } from './endpoint'
import { PAGE_REQUEST, pageOf } from './envelope'
import { SOURCED } from './figure-source'
import { Phrase, Word } from './limits'
import { among, OF_GROUPS, PAGE, RECORDS } from './meaning/said'
import { Count, MOST_AT_ONCE, ProvinceName, Text, Year, Yuan } from './primitives'

/** Places that a school offers in one major, year and province. */
export const MajorPlan = z.object({
  subject: Text,
  batch: Text,
  majorName: Text,
  majorEnrollCode: z.nullish(Text),
  note: z.nullish(z.string()),
  /** Absent where a plan lists the major without its places; 0 where it stopped. */
  planNum: z.nullish(Count),
  majorGroup: z.nullish(z.string()),
  subjectRequirement: z.nullish(z.string()),
  /** Years of study, for reading: 四年. */
  schoolSystem: z.nullish(z.string()),
  /** Tuition, yuan a year. */
  fee: z.nullish(Yuan),
  ...SOURCED,
})
export type MajorPlan = z.infer<typeof MajorPlan>

/** The plans of one group; the plan of the group is the sum of its majors. `majorGroupCode` is absent where there are no groups. */
export const MajorPlanGroup = z.object({
  majorGroupCode: z.nullish(Text),
  admissionDirection: z.nullish(z.string()),
  subjectRequirement: z.nullish(z.string()),
  details: z.array(MajorPlan),
})
export type MajorPlanGroup = z.infer<typeof MajorPlanGroup>

/** Extension: how many places many schools offer in one province and subject, by year. */
export const PlannedPlacesQuery = z.object({
  schoolIds: z.array(Word).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
  province: ProvinceName,
  years: z.array(Year).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
  subject: Word,
})
export type PlannedPlacesQuery = z.infer<typeof PlannedPlacesQuery>

/** Places of a school in one year: the sum of its regular plans. */
export const PlannedPlaces = z.object({ schoolId: Text, year: Year, planNum: Count, ...SOURCED })
export type PlannedPlaces = z.infer<typeof PlannedPlaces>

/** Early-batch plans are asked for by page, and may be narrowed to one directory (S1 §7; S1 §9: page 1, pageSize 999). */
export const EarlyPlanQuery = z.extend(EarlyBatchQuery, {
  ...PAGE_REQUEST,
  directory: z.nullish(Phrase),
})
export type EarlyPlanQuery = z.infer<typeof EarlyPlanQuery>

const EARLY_PLAN = {
  schoolId: z.nullish(Text),
  schoolName: Text,
  schoolEnrollCode: z.nullish(Text),
  majorEnrollCode: z.nullish(Text),
  majorName: z.nullish(Text),
  note: z.nullish(z.string()),
  planNumber: Count,
  /** Tuition, yuan a year; absent in a row that stands for several majors. */
  fee: z.nullish(Yuan),
  /** Years of study, for reading: 四年. */
  schoolSystem: z.nullish(z.string()),
  subjectRequirement: z.nullish(z.string()),
}

/** A plan of the early batch: a school or a group, with its majors as `subMajors`, or a single major (S1 §3). */
export const EarlyPlanRow = z.object({
  ...EARLY_PLAN,
  /** Directories that the row belongs to: 军队院校, 公费师范 …. */
  directoryList: z.nullish(z.array(Text)),
  subMajors: z.nullish(z.array(z.object(EARLY_PLAN))),
})
export type EarlyPlanRow = z.infer<typeof EarlyPlanRow>

export const admissionPlan = {
  query: post('/api/admission-plan/query', {
    summary: '招生计划',
    body: MajorAdmissionQuery,
    payload: pageOf(MajorPlanGroup),
    source: 'S1 §7',
    filters: OF_GROUPS,
    cut: PAGE,
  }),
  places: post('/api/admission-plan/places', {
    summary: '多所院校的计划总数',
    body: PlannedPlacesQuery,
    payload: z.array(PlannedPlaces),
    extension: true,
    source: 'a table of schools asks once for two figures a row; without it each plan is read as a whole',
  }),
  early: post('/api/admission-plan/early/query', {
    summary: '提前批招生计划',
    body: EarlyPlanQuery,
    payload: pageOf(EarlyPlanRow),
    source: 'S1 §7',
    filters: { directory: among(RECORDS, '/directoryList/*') },
    cut: PAGE,
  }),
  earlyDirectories: get('/api/admission-plan/early-admission-directories', {
    summary: '提前批的招生目录',
    query: z.object({ province: ProvinceName, year: z.optional(Year), batch: z.optional(Phrase) }),
    payload: z.array(Text),
    source: 'S1 §7',
  }),
}
