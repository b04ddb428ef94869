import type { Subject } from '~/rules/exam/exam-mode'
import { remember } from '../../kit/remember'
import { hundredths, rows, text } from '../../kit/table'
import { type Standing, standing } from '../../schools/model/school-facts'
import { nearness, type School, schools } from '../../schools/schools'
import { PLACES_AT_HOME } from '../facts/places-at-home'
import { SMALL_SCHOOLS } from '../facts/small-schools'
import { ALIKE } from './province-shape'
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
const USUAL_PLACES: Readonly<Record<Standing, readonly [home: number, away: number]>> = {
  leading: [14, 4.1],
  strong: [36, 4.1],
  public: [50, 4.5],
  private: [80, 5.8],
  junior: [45, 2.5],
}
/** Key schools are larger at home in a province with few places: leading ones by this power, others up to `STRONG_MOST` times. */
const LEADING_POWER = 0.5
const STRONG_MOST = 2
/**
 * A major takes many more than this in one province only under several names: at home, and in 安徽 of a school from
 * outside (the largest row of 135 schools there has 26 places).
 */
const LARGE_ROW = { home: 200, away: 14 } as const
const BEYOND_LARGE = 0.35

const smallSchools: ReadonlyMap<string, number> = new Map(
  rows({ SMALL_SCHOOLS }, { id: text, size: hundredths }).map(({ id, size }) => [id, size]),
)

/** Usual places of one major of a school in a province before it is weighed by its own fortune. */
export function usualPlaces(school: School, province: string, demand: ProvinceDemand): number {
  const kind = standing(school)
  const near = nearness(school, province)
  const [home, away] = USUAL_PLACES[kind]
  if (near !== 'home') return away * (near === 'neighbour' ? 1.4 : 1) * demand.away
  return home * homeFactor(kind, demand.home) * (smallSchools.get(school.id) ?? 1)
}

function homeFactor(kind: Standing, usual: number): number {
  if (kind === 'leading') return usual ** LEADING_POWER
  return kind === 'strong' ? Math.min(usual, STRONG_MOST) : usual
}

/** What a school mostly teaches is larger before it counts as large, by so many times at most. */
const MOST_LARGER = 2.2

/** Places of a row after the largest rows are made smaller; `share` of the usual row of its school. */
export function rowPlaces(
  places: number,
  where: 'home' | 'away',
  demand: ProvinceDemand,
  share: number,
): number {
  const usual = where === 'home' ? LARGE_ROW.home : LARGE_ROW.away * Math.max(demand.away, 1)
  const large = usual * Math.min(Math.max(share, 1), MOST_LARGER)
  return places <= large ? places : large * (places / large) ** BEYOND_LARGE
}

/** Candidates of 安徽 by side and level: the size from which on schools come with all that they bring elsewhere. */
const ANHUI: Readonly<Record<Level, Readonly<Record<Subject, number>>>> = {
  本科: { 物理: 191_000, 理科: 157_000, 历史: 44_700, 文科: 40_500, 综合: 236_000 },
  专科: { 物理: 129_000, 理科: 122_000, 历史: 96_700, 文科: 79_700, 综合: 226_000 },
}
/** Weight of the candidates without an undergraduate place in the places of junior colleges at home; fitted so that plans stay near their number. */
const JUNIOR_HOME_SHARE: Readonly<Record<Subject, number>> = {
  物理: 0.6,
  理科: 0.6,
  历史: 0.55,
  文科: 0.5,
  综合: 0.45,
}
/** Majors of a junior college that candidates of one side can choose. */
const JUNIOR_MAJORS = 34
const BREADTH_POWER = 0.7
const AWAY_POWER = 0.5
/** To a large province schools bring more places, but not in proportion. */
const LARGE_POWER = 0.6

/** How many places a province has for each school, from its candidates and from the schools it has itself; the same every year. */
export const provinceDemand: (province: string, subject: Subject, level: Level) => ProvinceDemand = remember(
  192,
  (province, subject, level) => `${province}|${subject}|${level}`,
  (province: string, subject: Subject, level: Level) => {
    const pool = provincePools(province, subject)[level]
    const ratio = pool / ANHUI[level][subject]
    const away = ratio < 1 ? ratio ** AWAY_POWER : ratio ** LARGE_POWER
    const breadth = Math.min(ratio, 1) ** BREADTH_POWER
    const home =
      level === '专科' ? collegesAtHome(province, subject, pool) : placesAtHome(province, subject, pool)
    return { home, away, breadth }
  },
)

const LARGEST_JUNIOR_HOME = 2.5

function collegesAtHome(province: string, subject: Subject, pool: number): number {
  const colleges = schools().filter(
    ({ provinceName, level }) => provinceName === province && level === '专科',
  ).length
  const usual = Math.max(colleges * JUNIOR_MAJORS * USUAL_PLACES.junior[0], 1)
  return Math.min((JUNIOR_HOME_SHARE[subject] * pool) / usual, LARGEST_JUNIOR_HOME)
}

const atHome: ReadonlyMap<string, number> = new Map(
  rows({ PLACES_AT_HOME }, { province: text, subject: text, relative: hundredths }).map(
    ({ province, subject, relative }) => [`${province}|${subject}`, relative],
  ),
)

/** Before its new exam a province had as many places for each candidate as since then. */
function placesAtHome(province: string, subject: Subject, pool: number): number {
  const alike = ALIKE[subject].find((name) => atHome.has(`${province}|${name}`))
  if (alike === undefined) return 1
  const fitted = atHome.get(`${province}|${alike}`) ?? 1
  return alike === subject ? fitted : (fitted * pool) / provincePools(province, alike).本科
}
