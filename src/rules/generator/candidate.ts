import type { ListRow } from '../check-up/list-input'
import { FEW_PLACES } from '../filing/places'
import type { Judgement } from '../list/judge'

/** A major that can be named inside a unit. */
export interface CandidateMajor {
  /** The code it is enrolled under. */
  readonly code: string
  readonly name: string
  /** Its codes in the ministry's catalogue, digits alone: of majors or of types. */
  readonly catalogueCodes: readonly string[]
  /** Places. */
  readonly plan: number
  /** Yuan a year; absent where it is not known. */
  readonly fee?: number | undefined
  /** The lowest rank of its newest year; absent where it is not known. */
  readonly rank?: number | undefined
  /** The chance at it, from 0 to 1; absent where it is not known. */
  readonly share?: number | undefined
}

/** A unit that a list may name, judged for one candidate. */
export interface Candidate {
  readonly id: string
  readonly schoolId: string
  /** The short name of the school's province. */
  readonly province: string
  readonly types: readonly string[]
  readonly features: readonly string[]
  /** 公办, 民办 … */
  readonly institution: string
  /** A programme run with a foreign school. */
  readonly joint: boolean
  /** Places this year. */
  readonly plan: number
  readonly judged: Judgement
  readonly majors: readonly CandidateMajor[]
  /** The facts of its row as the check-up reads them, without the choices. */
  readonly row: ListRow
}

/** What a family wants; an empty list means no wish. Majors are codes of the catalogue, a type standing for all of its majors. */
export interface ListWishes {
  readonly provinces: readonly string[]
  readonly schoolTypes: readonly string[]
  readonly schoolFeatures: readonly string[]
  readonly schoolInstitutions: readonly string[]
  readonly majorCodes: readonly string[]
  readonly excludedMajorCodes: readonly string[]
  /** Schools that are kept in mind, by id. */
  readonly schoolIds?: readonly string[] | undefined
  /** What counts most; without it places count before majors, and majors before schools. */
  readonly priority?: '院校优先' | '专业优先' | '地区优先' | null | undefined
  /** The highest tuition, yuan a year. */
  readonly maxFee?: number | null | undefined
}

export const NO_WISHES: ListWishes = {
  provinces: [],
  schoolTypes: [],
  schoolFeatures: [],
  schoolInstitutions: [],
  majorCodes: [],
  excludedMajorCodes: [],
}

/** How rows are spread over the tiers, in percent. The three shares of the tiers sum to 100. */
export interface ListRule {
  /** Rows out of reach by a little (圆梦): a part of the reaches. */
  readonly dreamPercent: number
  readonly reachPercent: number
  readonly matchPercent: number
  readonly safetyPercent: number
}

/** The tiers of a row, and 0 for a dream: out of reach by a little. */
export type Kind = 0 | 1 | 2 | 3

/** Less than this is no dream but a waste of a row; a share from 0 to 1. */
export const LEAST_CHANCE = 0.01

/** A dream that nobody has asked for is at least so likely; a share from 0 to 1. Measured: docs/lists.md. */
export const DREAM_CHANCE = 0.03

/** The kind of a row; undefined where nothing is known or nothing can be hoped for. */
export function kindOf({ chance, tier }: Judgement): Kind | undefined {
  if (!chance) return undefined
  return tier ?? (chance.share >= LEAST_CHANCE ? 0 : undefined)
}

export function isSmall({ plan }: Pick<Candidate, 'plan'>): boolean {
  return plan <= FEW_PLACES
}

/** A unit that takes so many of a wanted major hangs no longer on single candidates. */
export const SOME_PLACES = 5

/** The first of a province have few units above them: their list is short, and goes by schools before places. */
export const TOP_RANK = 500
