import * as z from 'zod/mini'
import { get } from './endpoint'
import { SOURCED } from './figure-source'
import { several, Word } from './limits'
import { falling } from './meaning/said'
import { Count, DateTime, ProvinceName, Score, Text, Year } from './primitives'

/** What can be asked of score lines in one year: the subject options and the batches (S2 §3, province rule). */
export const ProvinceRule = z.object({
  year: Year,
  /** Subject options; 综合 stands for the combined option with its picker of electives. */
  course: z.array(Text),
  batches: z.array(Text),
})
export type ProvinceRule = z.infer<typeof ProvinceRule>

/** Of which subjects how many are chosen beside the first choice: two of four under 3+1+2, three of six or seven under 3+3, none under the old exam. */
export const RemainingSubjectRule = z.object({
  choose: z.int().check(z.gte(0), z.lte(3)),
  subjects: z.array(Text),
})
export type RemainingSubjectRule = z.infer<typeof RemainingSubjectRule>

/** How a province lets its students choose subjects in a year (S2 §3). */
export const SubjectRule = z.object({
  provinceName: ProvinceName,
  year: Year,
  /** The first choice: 物理 and 历史 under 3+1+2, 理科 and 文科 under the old exam, none under 3+3. */
  prioritySubjects: z.array(Text),
  remainingSubjectRule: RemainingSubjectRule,
})
export type SubjectRule = z.infer<typeof SubjectRule>

/** A batch of a province in a year, in the order of admission. */
export const ProvinceBatch = z.object({
  batch: Text,
  /** Admits before the regular batches. */
  early: z.boolean(),
})
export type ProvinceBatch = z.infer<typeof ProvinceBatch>

/** What one choice of an application list is (rules of the provincial examination authority). */
export const ApplicationUnit = z.enum(['院校专业组', '专业+院校', '院校'])
export type ApplicationUnit = z.infer<typeof ApplicationUnit>

/** The rules by which a batch is filled in. */
export const BatchRule = z.object({
  province: ProvinceName,
  year: Year,
  batch: Text,
  unit: ApplicationUnit,
  /** How many choices a list may have; absent where not known: in most early batches, and before the new exam. */
  choiceCount: z.nullish(z.int().check(z.gte(1))),
  /** How many majors may be named in one choice. */
  majorsPerChoice: z.int().check(z.gte(1)),
  /** Whether 服从调剂 exists; it never does where the unit is 专业+院校. */
  adjustment: z.boolean(),
  /** Parallel choices are read by rank of the candidate; sequential ones by place in the list. */
  parallel: z.boolean(),
  /** Rounds of 征集志愿; absent where not known. */
  supplementaryRounds: z.nullish(Count),
})
export type BatchRule = z.infer<typeof BatchRule>

/** When a batch is filled in and decided; a date that is not announced yet is absent. */
export const BatchCalendar = z.object({
  batch: Text,
  fillStart: z.nullish(DateTime),
  fillEnd: z.nullish(DateTime),
  resultTime: z.nullish(DateTime),
  /** Whether the days are those of the year's own notice; else they are taken from past years. */
  announced: z.nullish(z.boolean()),
  note: z.nullish(z.string()),
})
export type BatchCalendar = z.infer<typeof BatchCalendar>

/** A segment of a province's score table and the batch that it stands for: 1段 for 本科, 2段 for 专科 (S1 §9). */
export const BatchSegment = z.object({
  segment: Text,
  batch: Text,
  controlScore: z.nullish(Score),
  ...SOURCED,
})
export type BatchSegment = z.infer<typeof BatchSegment>

/** The scores that can be entered for a province, year and subject; both ends count. */
export const ScoreRange = z.object({ minScore: Score, maxScore: Score })
export type ScoreRange = z.infer<typeof ScoreRange>

/** How many choices of each tier an automatic list of a batch gets; together they are the choices of the batch. */
export const SmartRecommendBatch = z.object({
  batch: Text,
  choiceCount: z.int().check(z.gte(1)),
  reachCount: Count,
  matchCount: Count,
  safetyCount: Count,
})

/** What one-key filling offers to a student of a province with these electives. */
export const SmartRecommendConfig = z.object({
  province: ProvinceName,
  year: Year,
  /** The score table that the electives lead to. */
  subject: Text,
  batches: z.array(SmartRecommendBatch),
})
export type SmartRecommendConfig = z.infer<typeof SmartRecommendConfig>

const ofProvinceName = z.object({ provinceName: ProvinceName, year: z.optional(Year) })
const ofProvince = z.object({ province: ProvinceName, year: z.optional(Year), subject: z.optional(Word) })

export const provinceRules = {
  smartRecommendConfig: get('/api/province/smart-recommend-config', {
    summary: '一键填报的配置',
    query: z.object({
      province: ProvinceName,
      subjects: z.optional(several(z.int().check(z.gte(1), z.lte(10)))),
    }),
    payload: SmartRecommendConfig,
    source: 'S1 §7',
  }),
  batchSegmentConfig: get('/api/province/batchSegmentConfig', {
    summary: '分数段与批次的对应',
    query: z.object({ provinceName: ProvinceName }),
    payload: z.array(BatchSegment),
    source: 'S1 §7',
  }),
  scoreConfigs: get('/api/province/majorScoreConfigs', {
    summary: '分数线查询的年份、科目和批次',
    query: ofProvinceName,
    payload: z.array(ProvinceRule),
    source: 'S1 §7, S2 §7 (province rule query)',
    orders: [falling('', '/year')],
  }),
  subjectRule: get('/api/province/subject-rule', {
    summary: '一个省份的选科规则',
    query: ofProvinceName,
    payload: SubjectRule,
    source: 'S1 §7, S2 §7 (subject rule query)',
  }),
  subjectRules: get('/api/province/subject-rule/list', {
    summary: '各省的选科规则',
    payload: z.array(SubjectRule),
    source: 'S1 §7, S2 §7 (subject rule list)',
  }),
  batches: get('/api/province/batches', {
    summary: '一个省份的批次',
    query: ofProvince,
    payload: z.array(ProvinceBatch),
    source: 'S1 §7',
  }),
  batchDetail: get('/api/province/batch-detail', {
    summary: '一个批次的填报规则',
    query: z.object({ province: ProvinceName, batch: Word, year: z.optional(Year) }),
    payload: BatchRule,
    source: 'S1 §7',
  }),
  splitsIntoBatches: get('/api/province/is-batches', {
    summary: '本科是否分为多个批次',
    query: z.object({ province: ProvinceName, year: z.optional(Year) }),
    payload: z.boolean(),
    source: 'S1 §7',
  }),
  scoreRange: get('/api/province/score-range', {
    summary: '可以输入的分数范围',
    query: ofProvince,
    payload: ScoreRange,
    source: 'S1 §7',
  }),
  batchInfo: get('/api/province/batch-info', {
    summary: '各批次的填报时间',
    query: z.object({ province: ProvinceName, year: z.optional(Year) }),
    payload: z.array(BatchCalendar),
    source: 'S1 §7',
  }),
}
