import { HIGHEST_SCORE } from '../bounds'
import type { Unit } from './meaning'

const FEE: Unit = { unit: '元/年', typical: [500, 300_000] }
const PAY: Unit = { unit: '元/月', typical: [1_000, 200_000] }
const PERCENT: Unit = { unit: '%（0–100）', ofHundred: true }
const SCORE: Unit = { unit: '分', typical: [80, HIGHEST_SCORE] }
const RANK: Unit = { unit: '名次，从 1 起，数越小越靠前' }
const PLACES: Unit = { unit: '个招生计划', severalOf: 20 }
const PEOPLE: Unit = { unit: '人' }

/** What the numbers of answers and inputs count, by the name of the member. */
export const UNITS: Readonly<Record<string, Unit>> = {
  fee: FEE,
  maxFee: FEE,
  salary: PAY,
  salaryMin: PAY,
  salaryMax: PAY,
  salaryMedianL: PAY,
  salaryMedianH: PAY,
  probability: PERCENT,
  probabilityLow: PERCENT,
  probabilityHigh: PERCENT,
  percentage: PERCENT,
  employmentPercentage: PERCENT,
  majorPercentage: PERCENT,
  ratio: PERCENT,
  furtherEducationRate: PERCENT,
  postgraduateRecommendationRate: PERCENT,
  dreamPercent: PERCENT,
  reachPercent: PERCENT,
  matchPercent: PERCENT,
  safetyPercent: PERCENT,
  score: SCORE,
  lowestScore: SCORE,
  highestScore: SCORE,
  averageScore: SCORE,
  controlScore: SCORE,
  provincialControlLine: SCORE,
  historicalEquivalentScore: SCORE,
  equivalentScore: SCORE,
  rank: RANK,
  lowestRank: RANK,
  highestRank: RANK,
  suggestedRank: RANK,
  schoolRank: RANK,
  schoolRankBefore: RANK,
  planNum: PLACES,
  planNumber: PLACES,
  lastPlanNum: PLACES,
  admittedCount: PEOPLE,
  sameScoreCount: PEOPLE,
  numStudent: { unit: '人', typical: [50, 500_000] },
  studentCount: PEOPLE,
  height: { unit: '厘米' },
  weight: { unit: '千克' },
  leftEyesight: { unit: '五分记录（GB/T 11533）' },
  rightEyesight: { unit: '五分记录（GB/T 11533）' },
}

/** Times without an offset are of this zone. */
export const TIME_ZONE = 'Asia/Shanghai'
