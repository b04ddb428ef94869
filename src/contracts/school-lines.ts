import * as z from 'zod/mini'
import { BATCH_SPELLINGS, EarlyBatchQuery, hasBatch, MajorAdmissionQuery } from './admission.schemas'
import { post } from './endpoint'
import { pageOf } from './envelope'
import { SOURCED } from './figure-source'
import { Phrase, Word } from './limits'
import { among, falling, OF_GROUPS, PAGE } from './meaning/said'
import { AverageScore, Count, MOST_AT_ONCE, ProvinceName, Rank, Score, Text, Year, Yuan } from './primitives'

/** Which lines of a school are asked for (S2 §7); without a year those of every year. */
export const SchoolScoreLineQuery = z.object({
  schoolId: Word,
  province: ProvinceName,
  year: z.nullish(Year),
  subjectSelection: z.nullish(Phrase),
})
export type SchoolScoreLineQuery = z.infer<typeof SchoolScoreLineQuery>

/** Extension: the lines of many schools, and of many years, in one call. */
export const SchoolsScoreLineQuery = z.object({
  schoolIds: z.array(Word).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
  province: ProvinceName,
  years: z.array(Year).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
  subjectSelection: z.nullish(Phrase),
})
export type SchoolsScoreLineQuery = z.infer<typeof SchoolsScoreLineQuery>

/** Lowest score and rank with which a school admitted in one year and batch (S2 §3); figures of the provincial examination authority. */
export const SchoolScoreLine = z
  .object({
    year: Year,
    ...BATCH_SPELLINGS,
    /** 普通类, 国家专项 …. */
    admissionType: z.nullish(z.string()),
    /** Absent where the authority publishes the rank of the last one alone. */
    lowestScore: z.nullish(Score),
    /** Absent where the authority publishes no ranks. */
    lowestRank: z.nullish(Rank),
    provincialControlLine: z.nullish(Score),
    /** Absent where the unit of application has no groups. */
    majorGroupCode: z.nullish(Text),
    subjectRequirement: z.nullish(z.string()),
    ...SOURCED,
  })
  .check(hasBatch)
export type SchoolScoreLine = z.infer<typeof SchoolScoreLine>

/** The lines of one school in the asked years; none where it admitted nobody. */
export const LinesOfSchool = z.object({ schoolId: Text, lines: z.array(SchoolScoreLine) })
export type LinesOfSchool = z.infer<typeof LinesOfSchool>

/** Scores and plan of one major in one year (S2 §3); lowest ≤ average ≤ highest. */
export const MajorScoreLine = z.object({
  subject: Text,
  batch: Text,
  majorName: Text,
  majorEnrollCode: z.nullish(Text),
  schoolName: z.nullish(Text),
  note: z.nullish(z.string()),
  highestScore: z.nullish(Score),
  planNum: z.nullish(Count),
  admittedCount: z.nullish(Count),
  /** Absent where the authority publishes the rank of the last one alone. */
  lowestScore: z.nullish(Score),
  /** Absent where the authority publishes no ranks. */
  lowestRank: z.nullish(Rank),
  averageScore: z.nullish(AverageScore),
  majorGroup: z.nullish(z.string()),
  /** Years of study, for reading: 四年. */
  schoolSystem: z.nullish(z.string()),
  /** Tuition, yuan a year. */
  fee: z.nullish(Yuan),
  ...SOURCED,
})
export type MajorScoreLine = z.infer<typeof MajorScoreLine>

/** The majors of one group (S2 §3). `majorGroupCode` is absent where the unit of application has no groups. */
export const MajorScoreLineGroup = z.object({
  majorGroupCode: z.nullish(Text),
  admissionDirection: z.nullish(z.string()),
  subjectRequirement: z.nullish(z.string()),
  details: z.array(MajorScoreLine),
})
export type MajorScoreLineGroup = z.infer<typeof MajorScoreLineGroup>

/** Extension: the lines of one major at many schools, in one call. */
export const MajorInSchoolsQuery = z.object({
  schoolIds: z.array(Word).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
  province: ProvinceName,
  year: Year,
  subject: Word,
  majorId: Word,
})
export type MajorInSchoolsQuery = z.infer<typeof MajorInSchoolsQuery>

/** The rows of one school that enrol for a major, alone or with its type; none where it does not. */
export const MajorLinesOfSchool = z.object({ schoolId: Text, lines: z.array(MajorScoreLine) })
export type MajorLinesOfSchool = z.infer<typeof MajorLinesOfSchool>

/** Extension: the lines of one school's majors in many years. Each stands under its subject's name in that year. */
export const MajorYearsQuery = z.object({
  schoolId: Word,
  province: ProvinceName,
  years: z.array(z.object({ year: Year, subject: Word })).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
  /** Electives of the combined option, 1–3 (S2 §5). */
  subSubject: z.nullish(z.array(Word).check(z.maxLength(3))),
})
export type MajorYearsQuery = z.infer<typeof MajorYearsQuery>

/** The lines of the majors of a school in one year, in the order of the asked years; none where it admitted nobody. */
export const MajorLinesOfYear = z.object({
  year: Year,
  /** As the call for one year has them. */
  groups: z.array(MajorScoreLineGroup),
})
export type MajorLinesOfYear = z.infer<typeof MajorLinesOfYear>

/** Extension: the years before which the lines of a province and subject are compared, each with the one before it. */
export const LineDriftQuery = z.object({
  province: ProvinceName,
  subject: Word,
  years: z.array(Year).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
})
export type LineDriftQuery = z.infer<typeof LineDriftQuery>

/** How far the lines of one band of ranks moved: what all of them did is no news of one. */
export const LineDriftBand = z.object({
  level: z.enum(['本科', '专科']),
  /** The last rank of the band, counted in the year itself; absent where it has no end. */
  lastRank: z.nullish(Rank),
  /** Median of ln(line / line of the year before) over units of at least ten places in both; absent for fewer than 20 units. */
  drift: z.nullish(z.number()),
  /** How many units it is the median of. */
  units: Count,
})

/** The bands of one year, by rising rank; none where the year before does not compare. */
export const LineDrift = z.object({
  year: Year,
  /** The bands of 本科 and of 专科, each from the first rank on. */
  bands: z.array(LineDriftBand),
})
export type LineDrift = z.infer<typeof LineDrift>

const EARLY_SCORE = {
  schoolId: z.nullish(Text),
  schoolName: Text,
  schoolEnrollCode: z.nullish(Text),
  majorEnrollCode: z.nullish(Text),
  majorName: z.nullish(Text),
  majorGroup: z.nullish(z.string()),
  subject: z.nullish(z.string()),
  admittedCount: z.nullish(Count),
  highestScore: z.nullish(Score),
  lowestScore: Score,
  /** Absent where the authority publishes no ranks, as for arts and sports. */
  lowestRank: z.nullish(Rank),
}

/** A line of the early batch: a school or a group, with its majors as `children` (S1 §3). */
export const EarlyScoreRow = z.object({
  ...EARLY_SCORE,
  children: z.nullish(z.array(z.object(EARLY_SCORE))),
})
export type EarlyScoreRow = z.infer<typeof EarlyScoreRow>

export const schoolLines = {
  ofSchool: post('/api/score-line/school', {
    summary: '院校录取分数线',
    body: SchoolScoreLineQuery,
    payload: z.array(SchoolScoreLine),
    source: 'S1 §7, S2 §7',
    orders: [falling('', '/year')],
    filters: { year: among('', '/year') },
  }),
  ofSchools: post('/api/score-line/schools', {
    summary: '多所院校的录取分数线',
    body: SchoolsScoreLineQuery,
    payload: z.array(LinesOfSchool),
    extension: true,
    source: 'a page of schools asks once; without it each school and year is asked for alone',
  }),
  ofMajors: post('/api/score-line/major', {
    summary: '专业录取分数线',
    body: MajorAdmissionQuery,
    payload: pageOf(MajorScoreLineGroup),
    source: 'S1 §7, S2 §7',
    filters: OF_GROUPS,
    cut: PAGE,
  }),
  ofMajorsInYears: post('/api/score-line/major/years', {
    summary: '一所院校多年的专业录取分数线',
    body: MajorYearsQuery,
    payload: z.array(MajorLinesOfYear),
    extension: true,
    source: 'years that stand beside each other are asked for once; without it each is asked for alone',
  }),
  ofMajor: post('/api/score-line/major/schools', {
    summary: '一个专业在多所院校的录取分数线',
    body: MajorInSchoolsQuery,
    payload: z.array(MajorLinesOfSchool),
    extension: true,
    source:
      'a page of schools that offer a major asks once; without it the majors of each school are read as a whole',
  }),
  drift: post('/api/score-line/drift', {
    summary: '全省的线比上一年动了多少',
    body: LineDriftQuery,
    payload: z.array(LineDrift),
    extension: true,
    source: 'a line is harder or easier beside its province; without it no page says so',
  }),
  earlyBatch: post('/api/score-line/major/early-batch', {
    summary: '提前批分数线',
    body: EarlyBatchQuery,
    payload: pageOf(EarlyScoreRow),
    source: 'S1 §7, S2 §9',
    cut: PAGE,
  }),
}
