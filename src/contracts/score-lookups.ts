import * as z from 'zod/mini'
import { get, post } from './endpoint'
import { Phrase, Word } from './limits'
import { Count, Percent, ProvinceName, Rank, Score, Text, Year } from './primitives'
import { CompetitionLevel, CurvePoint } from './score-tables'

/** Asks a score table the other way round: which score holds a rank. */
export const ScoreOfRankQuery = z.object({
  province: ProvinceName,
  year: Year,
  subject: Word,
  batch: z.optional(Phrase),
  rank: Rank,
})
export type ScoreOfRankQuery = z.infer<typeof ScoreOfRankQuery>

/** A unit of application whose line was at or near the asked score, in the year asked: a school, a group or a major. */
export const SameScoreDestination = z.object({
  schoolId: Text,
  schoolName: Text,
  /** Where the school is. */
  provinceName: z.nullish(z.string()),
  cityName: z.nullish(z.string()),
  schoolFeatures: z.nullish(z.array(Text)),
  batch: z.nullish(z.string()),
  majorGroupCode: z.nullish(Text),
  /** Extension: the major, where one applies for majors of schools (专业+院校). */
  majorName: z.nullish(Text),
  /** Extension: 普通类, 中外合作办学 …, as in the lines of a school. */
  admissionType: z.nullish(z.string()),
  subjectRequirement: z.nullish(z.string()),
  planNum: z.nullish(Count),
  lowestScore: Score,
  lowestRank: Rank,
})
export type SameScoreDestination = z.infer<typeof SameScoreDestination>

/** Who else has a score: the row of the score table, how crowded it is (S1 §9), and where such a score was just enough. */
export const SameScoreInfo = z.extend(CurvePoint, {
  competitionLevel: CompetitionLevel,
  destinations: z.nullish(z.array(SameScoreDestination)),
})
export type SameScoreInfo = z.infer<typeof SameScoreInfo>

export const scoreLookups = {
  score: post('/api/batch-lines/get-score', {
    summary: '位次对应的分数',
    body: ScoreOfRankQuery,
    payload: CurvePoint,
    source: 'S1 §7',
  }),
  sameScoreInfo: get('/api/batch-lines/same-score-info', {
    summary: '同分考生的情况',
    query: z.object({
      province: ProvinceName,
      year: Year,
      subject: Word,
      score: Score,
      /** How far the lines may lie from the rank of the score, in percent of it; the server's own choice when absent. */
      within: z.optional(Percent),
    }),
    payload: SameScoreInfo,
    source: 'S1 §7',
  }),
}
