import type { Subject } from '~/shared/domain/exam-mode'
import { remember } from '../kit/remember'
import { type Standing, standing } from '../schools/school-facts'
import { schools } from '../schools/schools'
import { provincePools } from './strength-scale'

type Level = '本科' | '专科'

/** What a province can fill, relative to 安徽. */
export interface ProvinceDemand {
  /** Factors on the usual places of one major, at home and further away. */
  readonly home: number
  readonly away: number
  /** Share of the majors that a school brings from elsewhere which it brings to a small province; 1 from the size of 安徽 on. */
  readonly breadth: number
}

/** Usual places of one major: relative weights at home; further away the median in 安徽. Demonstration values. */
export const USUAL_PLACES: Readonly<Record<Standing, readonly [home: number, away: number]>> = {
  leading: [10, 1.9],
  strong: [28, 1.7],
  public: [42, 1.4],
  private: [70, 2],
  junior: [45, 2.5],
}
/** Majors of a school that candidates of one side can choose, for weighing the schools of a province. */
const MAJORS: Readonly<Record<Standing, number>> = {
  leading: 60,
  strong: 55,
  public: 48,
  private: 38,
  junior: 34,
}

/** Candidates of 安徽 by side and level: the size from which on schools come with all that they bring elsewhere. */
const ANHUI: Readonly<Record<Level, Readonly<Record<Subject, number>>>> = {
  本科: { 物理: 191_000, 理科: 157_000, 历史: 44_700, 文科: 40_500, 综合: 236_000 },
  专科: { 物理: 129_000, 理科: 122_000, 历史: 96_700, 文科: 79_700, 综合: 226_000 },
}
/** Weight of the candidates of a level in the places at home; fitted so that about half of them find one there and all plans stay near the number of candidates. */
const HOME_SHARE: Readonly<Record<Level, Readonly<Record<Subject, number>>>> = {
  本科: { 物理: 0.5, 理科: 0.4, 历史: 1.15, 文科: 0.9, 综合: 0.42 },
  专科: { 物理: 0.6, 理科: 0.6, 历史: 0.55, 文科: 0.5, 综合: 0.45 },
}
const BREADTH_POWER = 0.7
const AWAY_POWER = 0.2
const LARGEST_HOME = 2.5

/** How many places a province has for each school, from its candidates and from the schools it has itself; the same every year. */
export const provinceDemand: (province: string, subject: Subject, level: Level) => ProvinceDemand = remember(
  192,
  (province, subject, level) => `${province}|${subject}|${level}`,
  (province: string, subject: Subject, level: Level) => {
    const pool = provincePools(province, subject)[level]
    const ratio = pool / ANHUI[level][subject]
    const weight = schools()
      .filter((school) => school.provinceName === province && school.level === level)
      .reduce((sum, school) => sum + MAJORS[standing(school)] * USUAL_PLACES[standing(school)][0], 0)
    return {
      home: Math.min((HOME_SHARE[level][subject] * pool) / Math.max(weight, 1), LARGEST_HOME),
      away: ratio < 1 ? ratio ** AWAY_POWER : ratio,
      breadth: Math.min(ratio, 1) ** BREADTH_POWER,
    }
  },
)
