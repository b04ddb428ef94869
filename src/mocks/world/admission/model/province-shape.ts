import type { Subject } from '~/rules/exam/exam-mode'
import { interpolate } from '../../kit/interpolate'
import { remember } from '../../kit/remember'
import { list, type Row, rows, text } from '../../kit/table'
import { isKeySchool, type School } from '../../schools/schools'
import { DEPTHS, PROVINCE_SCALES, SCALE_STAND_INS } from '../facts/province-scales'

/** Tiers of schools in the order of the table. */
const TIERS = ['985', '211', '双一流', 'public', 'private'] as const
export type Tier = (typeof TIERS)[number]

type Counts = Readonly<Partial<Record<Tier, number>>>

/** How schools stand in a province; depths are ln of shares of the candidates at the undergraduate line, 0 or less, the deepest first. */
export interface ProvinceShape {
  readonly low: readonly number[]
  readonly middle: readonly number[]
  /** How much easier lines are at home, in ln of rank. */
  readonly home: { readonly public: number; readonly private: number }
  /** Median number of majors of a school. */
  readonly majors: { readonly away: Counts; readonly home: Counts }
}

/** Where a province has no figure of its own: the median of those that have. */
const USUAL_HOME = { public: 0.16, private: 0.05 } as const

/** Positions of the depths on the scale of 安徽, rising. */
export const POSITIONS: readonly number[] = DEPTHS.map((depth) => -depth)

/** The tier of a school in the tables of lines. */
export function strengthTier(school: School): Tier {
  const key = (['985', '211', '双一流'] as const).find((feature) => school.schoolFeatures.includes(feature))
  if (key && isKeySchool(school)) return key
  return school.schoolInstitution === '公办' ? 'public' : 'private'
}

const COLUMNS = {
  province: text,
  subject: text,
  low: list(),
  middle: list(),
  home: list(),
  majorsAway: list(),
  majorsAtHome: list(),
}

const written: ReadonlyMap<string, Row<typeof COLUMNS>> = new Map(
  rows({ PROVINCE_SCALES }, COLUMNS).map((row) => [`${row.province}|${row.subject}`, row]),
)

/** The same side under the other exam, and the table of everybody; the first that a province has counts. */
export const ALIKE: Readonly<Record<Subject, readonly Subject[]>> = {
  物理: ['物理', '理科', '综合'],
  理科: ['理科', '物理', '综合'],
  历史: ['历史', '文科', '综合'],
  文科: ['文科', '历史', '综合'],
  综合: ['综合', '物理', '理科'],
}

/** The shape of a province for the candidates of a subject; undefined for an unknown province. */
export const provinceShape: (province: string, subject: Subject) => ProvinceShape | undefined = remember(
  96,
  (province, subject) => `${province}|${subject}`,
  (province: string, subject: Subject) => {
    const name = SCALE_STAND_INS[province] ?? province
    const row = ALIKE[subject].map((alike) => written.get(`${name}|${alike}`)).find((found) => found)
    return row && read(row)
  },
)

/** Where nothing is known of a province. */
const USUAL_TAIL = 0.2

/**
 * How far the median major of a school stands ahead of its last one: ln of rank, from 0. `position` is the school's
 * depth below the undergraduate line on the scale of 安徽.
 */
export function tailOf(province: string, subject: Subject, position: number): number {
  const shape = provinceShape(province, subject)
  if (!shape) return USUAL_TAIL
  const knots = POSITIONS.map((at, i) => [at, (shape.low[i] ?? 0) - (shape.middle[i] ?? 0)] as const)
  return interpolate(position, knots)
}

function read({ low, middle, home, majorsAway, majorsAtHome }: Row<typeof COLUMNS>): ProvinceShape {
  const depths = (cells: readonly string[]) => cells.map((depth) => -Number(depth) / 100)
  const [ofPublic, ofPrivate] = home.map((cell) => (cell === '-' ? undefined : Number(cell) / 100))
  return {
    low: depths(low),
    middle: depths(middle),
    home: { public: ofPublic ?? USUAL_HOME.public, private: ofPrivate ?? USUAL_HOME.private },
    majors: { away: counts(majorsAway), home: counts(majorsAtHome) },
  }
}

function counts(values: readonly string[]): Counts {
  return Object.fromEntries(
    TIERS.flatMap((tier, i) => (values[i] === '-' ? [] : [[tier, Number(values[i])]])),
  )
}
