import * as z from 'zod/mini'
import { get, post } from './endpoint'
import { Risk } from './enumerations'
import { pageOf } from './envelope'
import { Phrase, several, Word } from './limits'
import type { Filter } from './meaning/meaning'
import { among, falling, KNOWN_ID, named, ofAnother, PAGE, RECORDS, unknown } from './meaning/said'
import { Count, Html, MOST_AT_ONCE, Percent, ProvinceName, Rank, Text, Year } from './primitives'
import { RecommendedSchool, RecommendedUnit, RecommendQuery, UnitMajor } from './recommendation.schemas'
import { FacetCount } from './school.schemas'

/** How many units each filter value would leave, the other filters as they are. */
export const RecommendOptions = z.object({
  risks: z.array(z.object({ value: Risk, count: Count })),
  provinces: z.array(FacetCount),
  types: z.array(FacetCount),
  schoolInstitutions: z.array(FacetCount),
  features: z.array(FacetCount),
})
export type RecommendOptions = z.infer<typeof RecommendOptions>

/** Shares of a list, in percent; those of the three tiers sum to 100. */
const SHARES = {
  reachPercent: Percent,
  matchPercent: Percent,
  safetyPercent: Percent,
  /** An addition to the specification: the part of the reaches that is out of reach by a little (圆梦). */
  dreamPercent: z.optional(Percent),
}

/** A way to spread choices over the tiers. */
export const FillingStyle = z.object({ id: Text, label: Text, ...SHARES })
export type FillingStyle = z.infer<typeof FillingStyle>

/** For whom and within what bounds a whole list is made. */
const MADE_FOR = {
  preferenceScoreId: Word,
  batch: Word,
  useIntention: z.optional(z.boolean()),
  /** An addition to the specification: units that have to stand in the list, and units and schools that may not. */
  mustUnitIds: z.optional(several(Word)),
  excludedUnitIds: z.optional(several(Word)),
  excludedSchoolIds: z.optional(several(Word)),
}

/** Shares of a list of one's own. */
export const ListShares = z.object(SHARES)
export type ListShares = z.infer<typeof ListShares>

/** One-key filling: a whole list for a score record and batch, in one style, with the student's intention if that is wanted. */
export const EasyRecommendQuery = z.object({
  ...MADE_FOR,
  styleId: z.nullish(Word),
  /** An addition to the specification: shares of one's own instead of a style. */
  rule: z.optional(ListShares),
})
export type EasyRecommendQuery = z.infer<typeof EasyRecommendQuery>

export const RiskCurveQuery = z.object(MADE_FOR)
export type RiskCurveQuery = z.infer<typeof RiskCurveQuery>

/** A whole list that could be made: what it risks, and what it may reach. */
export const RiskPoint = z.object({
  rule: ListShares,
  /** Choices of the list. */
  rows: Count,
  /** In so many of a hundred years that might come no choice takes the file (滑档); with decimals. */
  slip: Percent,
  /** Where the better half of the years ends: the lowest rank expected there, on average. */
  halfRank: Rank,
  /** Choices that are wanted more than where the better half of the most careful list ends. */
  better: Count,
})
export type RiskPoint = z.infer<typeof RiskPoint>

/** What the maker of a list says of one of its rows. */
export const MadeChoice = z.object({
  unitId: Text,
  /** The majors to name, in their order. */
  majorEnrollCodes: z.array(Text),
  /** Why it is there, where that is not plain: a wish that it does not meet, the end that holds the list. */
  reason: z.optional(z.string()),
})
export type MadeChoice = z.infer<typeof MadeChoice>

/** The choices that were found, in the order of the list. Nothing is saved yet. */
export const EasyRecommendation = z.object({
  batch: Text,
  units: z.array(RecommendedUnit),
  /** An addition to the specification: without it the page names the majors and gives no reasons. */
  choices: z.optional(z.array(MadeChoice)),
  /** What the list lacks and what to prepare beside it, in sentences for reading; absent when it lacks nothing. */
  notes: z.optional(z.array(Text)),
})
export type EasyRecommendation = z.infer<typeof EasyRecommendation>

/** The units of one school that a student may choose from. */
export const CollegeAdmissionDetail = z.object({
  schoolId: Text,
  schoolName: Text,
  units: z.array(RecommendedUnit),
  /**
   * An addition to the specification: the other units of the plan, which the student may not apply for as far as the server
   * knows: without places this year, or for other electives. Without a chance. Lists name them from before.
   */
  closedUnits: z.nullish(z.array(RecommendedUnit)),
})
export type CollegeAdmissionDetail = z.infer<typeof CollegeAdmissionDetail>

/** What a school's admission regulations say, for candidates of one province. */
export const AdmissionRule = z.object({
  schoolId: Text,
  province: ProvinceName,
  year: Year,
  title: Text,
  /** Single points such as 投档比例, 单科要求 or 体检要求. */
  points: z.array(z.object({ name: Text, text: Text })),
  content: z.nullish(Html),
})
export type AdmissionRule = z.infer<typeof AdmissionRule>

const OF_CANDIDATES = {
  provinces: among(RECORDS, '/provinceName'),
  schoolInstitutions: among(RECORDS, '/schoolInstitution'),
  features: among(RECORDS, '/schoolFeatures/*'),
  excludedSchoolIds: { list: RECORDS, at: '/schoolId', keeps: 'without' },
  query: named(RECORDS, '/schoolName'),
} as const satisfies Readonly<Record<string, Filter>>

/** What could be chosen, and how likely it is. */
export const recommendation = {
  easy: post('/api/preferences/recommend/easy', {
    summary: '一键填报',
    body: EasyRecommendQuery,
    payload: EasyRecommendation,
    access: 'member',
    about: { record: 'score', in: 'preferenceScoreId' },
    fresh: 'own',
    source: 'S1 §7',
  }),
  /** From the most careful list to the boldest; empty where choices are read in sequence, or nothing fits. */
  riskCurve: post('/api/preferences/recommend/risk-curve', {
    summary: '一键填报：多冒一点险能换来什么',
    body: RiskCurveQuery,
    payload: z.array(RiskPoint),
    access: 'member',
    about: { record: 'score', in: 'preferenceScoreId' },
    fresh: 'own',
    extension: true,
    source: 'a style says shares of rows, not of risk; without it the page compares the styles alone',
  }),
  units: post('/api/preferences/recommend', {
    summary: '智能填报：可选的志愿',
    body: RecommendQuery,
    payload: pageOf(RecommendedUnit),
    access: 'member',
    about: { record: 'score', in: 'preferenceScoreId' },
    latestOnly: true,
    fresh: 'own',
    source: 'S1 §7, S1 §5',
    orders: [
      falling('/records/*/history', '/year'),
      { ...falling('/records', '/planNum'), asked: { input: 'order', value: 'plan' } },
    ],
    filters: {
      ...OF_CANDIDATES,
      // Without chances there is no risk to tell.
      risks: { ...among(RECORDS, '/risk'), orSilent: true },
      maxFee: { list: RECORDS, at: '/majors/*/fee', keeps: 'atMost', orSilent: true },
    },
    cut: PAGE,
    refuses: [unknown('preferenceScoreId'), ofAnother('preferenceScoreId')],
  }),
  schools: post('/api/preferences/recommend-list', {
    summary: '智能填报：按院校归并的志愿',
    body: RecommendQuery,
    payload: pageOf(RecommendedSchool),
    access: 'member',
    about: { record: 'score', in: 'preferenceScoreId' },
    latestOnly: true,
    fresh: 'own',
    source: 'S1 §7, S1 §5',
    orders: [falling('/records/*/units/*/history', '/year')],
    filters: {
      ...OF_CANDIDATES,
      risks: { ...among(`${RECORDS}/*/units`, '/risk'), orSilent: true },
    },
    cut: PAGE,
    refuses: [unknown('preferenceScoreId'), ofAnother('preferenceScoreId')],
  }),
  options: post('/api/preferences/recommend-opt', {
    summary: '智能填报：筛选项和数量',
    body: RecommendQuery,
    payload: RecommendOptions,
    access: 'member',
    about: { record: 'score', in: 'preferenceScoreId' },
    latestOnly: true,
    fresh: 'own',
    source: 'S1 §7, S1 §5',
  }),
  styles: get('/api/preferences/style', {
    summary: '填报风格',
    payload: z.array(FillingStyle),
    access: 'member',
    fresh: 'session',
    source: 'S1 §7',
  }),
  unitMajors: get('/api/preferences/majors/{id}', {
    summary: '一个志愿内的专业',
    query: z.object({ preferenceScoreId: z.optional(Phrase) }),
    payload: z.array(UnitMajor),
    access: 'member',
    about: { record: 'score', in: 'preferenceScoreId' },
    fresh: 'own',
    source: 'S1 §7',
    orders: [falling('/*/history', '/year')],
    refuses: KNOWN_ID,
  }),
  collegeAdmission: get('/api/preferences/college-admission-detail', {
    summary: '一所院校的全部志愿',
    query: z.object({ schoolId: Word, preferenceScoreId: Word, batch: Word }),
    payload: CollegeAdmissionDetail,
    access: 'member',
    about: { record: 'score', in: 'preferenceScoreId' },
    fresh: 'own',
    offline: true,
    source: 'S1 §7',
    orders: [falling('/units/*/history', '/year')],
  }),
  collegeAdmissions: post('/api/preferences/college-admission-details', {
    summary: '多所院校的全部志愿',
    body: z.object({
      schoolIds: z.array(Word).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
      preferenceScoreId: Word,
      batch: Word,
    }),
    payload: z.array(CollegeAdmissionDetail),
    access: 'member',
    about: { record: 'score', in: 'preferenceScoreId' },
    fresh: 'own',
    offline: true,
    extension: true,
    source: 'a list of many schools asks once; without it each school is asked for alone',
  }),
  admissionRule: get('/api/preferences/admission-rule/{schoolId}', {
    summary: '招生章程要点',
    query: z.object({ province: ProvinceName }),
    payload: AdmissionRule,
    source: 'S1 §7',
  }),
}
