import * as z from 'zod/mini'
import { get, post } from './endpoint'
import { SOURCED } from './figure-source'
import { Keyword, Phrase, several, Word } from './limits'
import type { Filter } from './meaning/meaning'
import { among, falling } from './meaning/said'
import {
  Count,
  PageNumber,
  PageSize,
  Percent,
  ProvinceName,
  Rank,
  Score,
  Text,
  Year,
  Yuan,
} from './primitives'
import { FacetCount } from './school.schemas'
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
  /** Extension: 公办, 民办 …. */
  schoolInstitution: z.nullish(z.string()),
  /** Extension: 理工类, 师范类 …. */
  schoolType: z.nullish(z.array(Text)),
  batch: z.nullish(z.string()),
  majorGroupCode: z.nullish(Text),
  /** Extension: the major, where one applies for majors of schools (专业+院校). */
  majorName: z.nullish(Text),
  /** Extension: 普通类, 中外合作办学 …, as in the lines of a school. */
  admissionType: z.nullish(z.string()),
  subjectRequirement: z.nullish(z.string()),
  planNum: z.nullish(Count),
  /** Extension: the lowest tuition of its majors, yuan a year. */
  fee: z.nullish(Yuan),
  /** Absent where the rank of the last one is all that is known. */
  lowestScore: z.nullish(Score),
  lowestRank: Rank,
  /**
   * Extension, where `tells` asks for it: how the line moved against the year before, beyond its province. Whole
   * percent of the earlier rank, below 0 where it got harder. Null where few people make the figures, or no two years
   * compare.
   */
  swing: z.nullish(z.int()),
  ...SOURCED,
})
export type SameScoreDestination = z.infer<typeof SameScoreDestination>

/** What narrows the lines near a score. Values of one filter widen, filters narrow; an absent or empty one is 全部. */
export const NEAR_NARROWING = {
  /** Where the schools are. */
  provinces: z.optional(several(ProvinceName)),
  /** In which cities, as `cityName` writes them. */
  cities: z.optional(several(Word)),
  schoolInstitutions: z.optional(several(Word)),
  types: z.optional(several(Word)),
  features: z.optional(several(Word)),
  /** What units ask for, as printed, or beside the first choice alone: 再选化学; under 3+3 物理和化学. */
  electives: z.optional(several(Word)),
  /** Words in the name of a major of the unit. */
  majorWord: z.optional(Keyword),
  /** The most that the cheapest major of the unit may cost, yuan a year. */
  maxFee: z.optional(Yuan),
}
const Narrowing = z.object(NEAR_NARROWING)
export type NearNarrowing = z.infer<typeof Narrowing>

/**
 * How many lines each value would leave, the other filters as they are; counted over all of them, not over a page. Province
 * and city are one filter here: neither narrows the counts of the other.
 */
export const SameScoreFacets = z.object({
  provinces: z.array(FacetCount),
  cities: z.array(z.extend(FacetCount, { provinceName: z.nullish(z.string()) })),
  schoolInstitutions: z.array(FacetCount),
  types: z.array(FacetCount),
  features: z.array(FacetCount),
  electives: z.array(FacetCount),
})
export type SameScoreFacets = z.infer<typeof SameScoreFacets>

/**
 * Who else has a score: the row of the score table, how crowded it is (S1 §9), and where such a score was just enough. The
 * pages of `destinations` go from the nearest lines to the furthest; on a page they stand by falling score.
 */
export const SameScoreInfo = z.extend(CurvePoint, {
  competitionLevel: CompetitionLevel,
  destinations: z.nullish(z.array(SameScoreDestination)),
  /**
   * Extension: how many lines match, those of other pages included. Who says it takes the narrowing and the pages; who
   * does not gives all lines that match, or is asked in narrower windows.
   */
  total: z.optional(Count),
  /** Extension: the page, from 1, and how many lines a page has. */
  current: z.optional(PageNumber),
  size: z.optional(z.int().check(z.gte(1))),
  facets: z.nullish(SameScoreFacets),
})
export type SameScoreInfo = z.infer<typeof SameScoreInfo>

/** A school by which people find their way on an axis of ranks. */
export const LineLandmark = z.object({
  schoolId: Text,
  schoolName: Text,
  provinceName: z.nullish(z.string()),
  /** Its line in the first batch in which it has one. */
  lowestRank: Rank,
  ...SOURCED,
})
export type LineLandmark = z.infer<typeof LineLandmark>

/**
 * Extension: where the lines of all schools lie in a province, year and subject, as bars of an axis of ranks. A school has
 * one line in each batch: the lowest rank that its ordinary units took. The axis goes by the logarithm: each bar holds as
 * many times more ranks as the one before it.
 */
export const LineDistribution = z.object({
  /** The ranks at the ends of the axis. */
  firstRank: Rank,
  lastRank: Rank,
  /** How many lines lie in each bar, from the best rank on. */
  bins: z.array(Count).check(z.minLength(1), z.maxLength(400)),
  /** How many lines there are: the sum of the bars. */
  total: Count,
  /** Well-known schools, by rising rank. */
  landmarks: z.array(LineLandmark),
})
export type LineDistribution = z.infer<typeof LineDistribution>

const NEAR = '/destinations'

/** A server that says no total takes no narrowing. */
const KNOWN = { where: '/total', orSilent: true } as const

const OF_LINES = {
  provinces: { ...among(NEAR, '/provinceName'), ...KNOWN },
  cities: { ...among(NEAR, '/cityName'), ...KNOWN },
  schoolInstitutions: { ...among(NEAR, '/schoolInstitution'), ...KNOWN },
  types: { ...among(NEAR, '/schoolType/*'), ...KNOWN },
  features: { ...among(NEAR, '/schoolFeatures/*'), ...KNOWN },
  maxFee: { list: NEAR, at: '/fee', keeps: 'atMost', ...KNOWN },
} as const satisfies Readonly<Record<string, Filter>>

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
      ...NEAR_NARROWING,
      /** Extension: what takes a server longer to find, and is told of each line where somebody asks: swing. */
      tells: z.optional(several(Word)),
      page: z.optional(PageNumber),
      pageSize: z.optional(PageSize),
    }),
    payload: SameScoreInfo,
    source: 'S1 §7',
    orders: [falling('/destinations', '/lowestScore')],
    filters: OF_LINES,
    cut: {
      list: '/destinations',
      total: '/total',
      // Documents list no total: who says none gives all.
      wholeWithoutTotal: true,
      window: { of: 'score', around: '/lowestRank', at: '/lowestRank', within: 'within' },
    },
  }),
  lineDistribution: get('/api/batch-lines/line-distribution', {
    summary: '全省的最低位次分布在哪里',
    query: z.object({ province: ProvinceName, year: Year, subject: Word }),
    payload: LineDistribution,
    extension: true,
    source: 'a ruler of ranks shows where a score stands among all lines; without it there is no ruler',
  }),
}
