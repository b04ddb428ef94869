import * as z from 'zod/mini'
import { get, post } from './endpoint'
import { SOURCED } from './figure-source'
import { Phrase, Word } from './limits'
import { falling } from './meaning/said'
import { Count, ProvinceName, Rank, Score, Text, Year } from './primitives'

/** What can be asked in one province: the batches of each subject of each year. A subject may have no batches. */
export const RankFilter = z.object({
  yearSubjectBatchMap: z.record(
    z.string(),
    z.object({
      subjectBatchMap: z.record(z.string(), z.array(Text)),
      /** Subjects whose score table of that year is modelled, wholly or in part: it must be shown as 示例. */
      sampleSubjects: z.optional(z.array(Text)),
    }),
  ),
})
export type RankFilter = z.infer<typeof RankFilter>

/** A score table is one province, year and subject; a batch narrows it to the scores at and above that batch's line. */
export const RankQuery = z.object({
  province: ProvinceName,
  year: Year,
  subject: Word,
  batch: z.optional(Phrase),
  score: z.optional(Score),
})
export type RankQuery = z.infer<typeof RankQuery>

/** One row of a score table: how many candidates share a score (or the scores from `score` to `highScore`) and the ranks they hold. */
export const CurvePoint = z.object({
  score: Score,
  highScore: Score,
  highestRank: Rank,
  lowestRank: Rank,
  sameScoreCount: Count,
  ...SOURCED,
})
export type CurvePoint = z.infer<typeof CurvePoint>

/** 'high' from 1000 same-score candidates, 'medium' from 300, else 'low' (S1 §9). */
export const CompetitionLevel = z.enum(['high', 'medium', 'low'])
export type CompetitionLevel = z.infer<typeof CompetitionLevel>

/** No candidate has the entered score (S1 §5, the server code in the message). */
export const NO_RANK_CODE = 200

/** No candidate has the score: the code, and nothing else. */
export const UnrankedScore = z.object({ code: z.literal(NO_RANK_CODE) })

/** The ranks that the candidates of one score hold: the two ends of the interval go together. */
export const RankedScore = z.object({
  highestRank: Rank,
  lowestRank: Rank,
  sameScoreCount: z.optional(Count),
  /** The rank to work with when choosing: the lowest of the interval, the careful side. */
  suggestedRank: z.optional(Rank),
  competitionLevel: z.optional(CompetitionLevel),
  /** Says when the table merges several scores into one row. */
  scorePrompt: z.optional(z.string()),
  /** From a modelled table, to be shown as 示例. */
  sample: z.optional(z.boolean()),
  ...SOURCED,
})
export type RankedScore = z.infer<typeof RankedScore>

/** Where one score stands. */
export const ScoreSegment = z.union([UnrankedScore, RankedScore])
export type ScoreSegment = z.infer<typeof ScoreSegment>

/** The score that held the same rank in an earlier year. */
export const HistoricalEquivalent = z.object({
  year: Year,
  highestRank: Rank,
  lowestRank: Rank,
  historicalEquivalentScore: Score,
  /** From a modelled table, to be shown as 示例. */
  sample: z.optional(z.boolean()),
  ...SOURCED,
})
export type HistoricalEquivalent = z.infer<typeof HistoricalEquivalent>

export const scoreTables = {
  select: get('/api/batch-lines/batch-line-select', {
    summary: '位次查询的年份、科类和批次',
    query: z.object({ province: ProvinceName }),
    payload: RankFilter,
    source: 'S1 §7',
  }),
  rows: post('/api/batch-lines/batch-line-segment-default', {
    summary: '一分一段表',
    body: RankQuery,
    payload: z.array(CurvePoint),
    source: 'S1 §7',
    orders: [falling('', '/score')],
  }),
  segment: post('/api/batch-lines/batch-line-segment', {
    summary: '分数的位次区间',
    body: z.required(RankQuery, { score: true }),
    payload: ScoreSegment,
    source: 'S1 §7',
  }),
  equivalents: post('/api/batch-lines/historical-equivalent-score', {
    summary: '历年等位分',
    body: z.required(RankQuery, { score: true }),
    payload: z.array(HistoricalEquivalent),
    source: 'S1 §7',
    orders: [falling('', '/year')],
  }),
}
