import { TIER_FROM } from '../chance/tier-name'
import type { ListStudent } from '../check-up/list-input'
import { hasSwung, isWellKnown } from '../check-up/safety'
import type { Frame } from '../list/frame'
import type { Judgement } from '../list/judge'
import { isMajorBarred } from './barred'
import {
  type Candidate,
  type CandidateMajor,
  DREAM_CHANCE,
  isSmall,
  type Kind,
  kindOf,
  type ListWishes,
  SOME_PLACES,
  TOP_RANK,
} from './candidate'
import { isUsual, isWantedMajor, type NamingQuery, nameMajors } from './name-majors'
import type { Stepped } from './steps'
import {
  classOf,
  type Heed,
  heedOf,
  isAsked,
  isTooFar,
  type Nearness,
  nearnessTo,
  wishOrder,
  worthOf,
} from './wishes'

/** A unit with all that the making of a list asks of it. */
export interface Prepared extends Stepped {
  readonly candidate: Candidate
  readonly kind: Kind
  readonly named: readonly CandidateMajor[]
  readonly heed: Heed
  /** The wish that counts most; true where there is none. */
  readonly meetsFirst: boolean
  /** Units of a higher class of wishes are taken first. */
  readonly rank: number
  readonly near: Nearness
  readonly small: boolean
  /** It leads to what is asked for, or to what most families would take, and is no idle dream; others hold a list at most. */
  readonly liked: boolean
  /** A 保 to be counted on. */
  readonly sound: boolean
  /** The same whatever major it leads to: better than a 保 of which little is known. */
  readonly steady: boolean
  /** Private, or run with others, and nobody has asked for it: it holds a list where nothing else does. */
  readonly reserve: boolean
}

export interface Preparation {
  readonly frame: Frame
  readonly wishes: ListWishes
  /** What is known of the body, the language and the papers of the student. */
  readonly student?: Partial<ListStudent> | undefined
  /** Ids of units that a planner wants in every list: what most families would leave is their own to weigh. */
  readonly must?: readonly string[] | undefined
}

/** Why a unit may not stand in a list. */
export type Objection =
  | 'no-chance'
  | 'subjects'
  | 'no-major'
  | 'trap'
  | 'leads-to-unpopular'
  | 'leads-to-unwanted'

/** The units that may stand in a list, with their majors named; those that go against a condition are left out. */
export function prepare(candidates: readonly Candidate[], preparation: Preparation): readonly Prepared[] {
  const look = looking(preparation)
  return candidates.flatMap((candidate) => {
    const seen = look(candidate)
    return typeof seen === 'string' ? [] : seen
  })
}

/** What speaks against a unit; undefined where it may stand in a list. */
export function objectionTo(candidate: Candidate, preparation: Preparation): Objection | undefined {
  const seen = looking(preparation)(candidate)
  return typeof seen === 'string' ? seen : undefined
}

/** What nobody has asked for costs no more than this, yuan a year. */
const DEAR = 30_000

function looking({ frame, wishes, student, must = [] }: Preparation) {
  const order = wishOrder(wishes)
  const near = nearnessTo(frame.province)
  const asAsked = {
    most: frame.form.majorsPerChoice,
    majorCodes: wishes.majorCodes,
    excludedMajorCodes: wishes.excludedMajorCodes,
    maxFee: wishes.maxFee,
    schoolInstitutions: wishes.schoolInstitutions,
    rank: frame.rank,
    subject: frame.subject,
    isBarred: student && ((name: string) => isMajorBarred(name, student)),
  }
  const ofReserve = { ...asAsked, schoolInstitutions: ['民办', '合作'], maxFee: wishes.maxFee ?? DEAR }
  return (candidate: Candidate): Prepared | Objection => {
    const { judged } = candidate
    const kind = kindOf(judged)
    if (judged.fit === 'not-met') return 'subjects'
    if (kind === undefined || !judged.line) return 'no-chance'
    const isMust = must.includes(candidate.id)
    const reserve = !isMust && !isAsked(candidate, wishes)
    const naming = reserve ? ofReserve : asAsked
    if (!candidate.majors.some((major) => isOpen(major, naming))) return 'no-major'
    const named = nameMajors(candidate.majors, naming)
    const plain = candidate.majors.filter((major) => isUsual(major, { ...naming, rank: undefined }))
    const way = wayInto(candidate, plain)
    const isChosen = kind === 0 || isMust
    if (!isChosen && way === 'trap') return 'trap'
    const left = leftShare(candidate, plain)
    if (!isChosen && way === 'plain' && left > leftAtMost(kind, frame.rank)) return 'leads-to-unpopular'
    if (leadsToUnwanted(candidate, named, naming.excludedMajorCodes, frame)) return 'leads-to-unwanted'
    const heed = heedOf(candidate, wishes)
    const place = near(candidate.province)
    return {
      candidate,
      kind,
      named,
      heed,
      meetsFirst: order[0] === undefined || heed[order[0]],
      rank: classOf(heed, order),
      near: place,
      small: isSmall(candidate),
      liked:
        way === 'plain' && !isTooFar(candidate, wishes, place) && (order.length > 0 || !isIdle(kind, judged)),
      sound: isSound(candidate, frame, way === 'plain' ? safePlaces(candidate, naming) : candidate.plan),
      steady: isSound(candidate, frame, candidate.plan),
      reserve,
      centre: judged.line.centre,
      worth: worthOf({ ...candidate, share: judged.chance?.share ?? 0 }, wishes, place),
      price:
        LEFT_PRICE * left +
        FEW_PRICE * fewness(candidate, plain) +
        UNNAMED_PRICE * unnamedShare(candidate, named, frame),
    }
  }
}

/** A dream that next to nobody reaches takes a row from one that somebody does; what a family asks for may be as far. */
function isIdle(kind: Kind, { chance }: Judgement): boolean {
  return kind === 0 && (chance?.share ?? 0) < DREAM_CHANCE
}

function isOpen(major: CandidateMajor, { excludedMajorCodes, maxFee, isBarred }: NamingQuery): boolean {
  if (isWantedMajor(major, excludedMajorCodes ?? []) || isBarred?.(major.name)) return false
  return typeof maxFee !== 'number' || major.fee === undefined || major.fee <= maxFee
}

/** A unit whose usual majors are all less likely than this part of it is entered by the others alone. */
const TRAP = 0.5

const isLikely = ({ share }: CandidateMajor, unit: number) => (share ?? unit) >= unit * TRAP

/**
 * How a unit is entered. `plain`: by what most families would take, or what is asked for. `trap`: it has that too, but only
 * what most would leave is likely, such as cold or dear majors. `unpopular`: it has nothing else, as everybody sees.
 */
function wayInto({ judged }: Candidate, plain: readonly CandidateMajor[]): 'plain' | 'trap' | 'unpopular' {
  const unit = judged.chance?.share ?? 0
  if (plain.length === 0) return 'unpopular'
  return plain.some((major) => isLikely(major, unit)) ? 'plain' : 'trap'
}

/** What it costs to end in what most families leave, in ln rank. Measured: docs/lists.md. */
const LEFT_PRICE = 0.3

/** A unit is left out where a larger part of those let in reaches nothing else; where it is likely, a smaller part counts. */
const LEFT_AT_MOST: Readonly<Record<Kind, number>> = { 0: 1, 1: 0.4, 2: 0.1, 3: 0.1 }
/** Above the first of a province there is little, and whoever stands there is wanted by most of it. */
const TOP_LEFT_AT_MOST = 0.7

function leftAtMost(kind: Kind, rank: number): number {
  return kind === 1 && rank <= TOP_RANK ? TOP_LEFT_AT_MOST : LEFT_AT_MOST[kind]
}

/**
 * The part, from 0 to 1, of those let in who reach no major that most families would take. Those that are about as
 * likely as the unit may have few places between them. Others as likely then take the rest.
 */
function leftShare(candidate: Candidate, plain: readonly CandidateMajor[]): number {
  const { judged, majors } = candidate
  const unit = judged.chance?.share ?? 0
  if (plain.length === majors.length || unit === 0) return 0
  const missed = 1 - Math.max(0, ...plain.map(({ share }) => share ?? unit)) / unit
  const places = (some: readonly CandidateMajor[]) =>
    sumOf(some.filter((major) => isLikely(major, unit)).map(({ plan }) => plan))
  const others = 1 - places(plain) / (places(majors) || 1)
  return Math.max(missed, others * fewness(candidate, plain), 0)
}

/** What it costs where all hangs on single places, and where 服从 leads to any of many, in ln rank. Measured: docs/lists.md. */
const FEW_PRICE = 0.1
const UNNAMED_PRICE = 0.1

/** The part, from 0 to 1, of some places that the majors lack which would be had: liked, and about as likely as their unit. */
function fewness({ judged }: Candidate, plain: readonly CandidateMajor[]): number {
  const unit = judged.chance?.share ?? 0
  const places = sumOf(plain.filter((major) => isLikely(major, unit)).map((major) => major.plan))
  return Math.max(1 - places / SOME_PLACES, 0)
}

/** The part, from 0 to 1, of the places of a unit that no named major has; 0 where nobody is sent to them. */
function unnamedShare({ majors }: Candidate, named: readonly CandidateMajor[], { form }: Frame): number {
  if (!form.adjustment) return 0
  const places = (some: readonly CandidateMajor[]) => sumOf(some.map(({ plan }) => plan))
  return 1 - places(named) / (places(majors) || 1)
}

/** This many spreads better than the easiest named major, 服从 leads nowhere. */
const FAR_AHEAD = 2

/** Whether 服从 may lead to a major that the family has ruled out. */
function leadsToUnwanted(
  { judged, majors }: Candidate,
  named: readonly CandidateMajor[],
  excluded: readonly string[],
  { form, rank }: Frame,
): boolean {
  if (excluded.length === 0 || !form.adjustment || !judged.line) return false
  const hasUnwanted = majors.some((major) => !named.includes(major) && isWantedMajor(major, excluded))
  if (!hasUnwanted) return false
  const unit = Math.max(...majors.map((major) => major.rank ?? 0))
  const easiest = Math.max(...named.map((major) => major.rank ?? 0))
  if (unit === 0 || easiest === 0) return true
  const ahead = judged.line.centre + Math.log(easiest / unit) - Math.log(rank)
  return ahead <= FAR_AHEAD * judged.line.spread
}

/** A 保 that a list may end on is this likely, from 0 to 1. */
const SOUND_SHARE = 0.97

/**
 * Places of the majors that most families would take and that are 保 themselves. One of them must be as sound as the
 * unit: a family counts on no others.
 */
function safePlaces({ judged, majors, plan }: Candidate, naming: NamingQuery): number {
  const { undersubscribed, chance } = judged
  const isSafe = ({ share = chance?.share ?? 0 }: CandidateMajor) =>
    undersubscribed || share * 100 >= TIER_FROM.safety
  const safe = majors.filter((major) => isUsual(major, naming) && isSafe(major))
  const isSure = ({ share = chance?.share ?? 0 }: CandidateMajor) => undersubscribed || share >= SOUND_SHARE
  if (!safe.some(isSure)) return 0
  return Math.min(plan, sumOf(safe.map((major) => major.plan)))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** Enough known of it, a plan that has not shrunk, enough places, and no year that was much too easy. */
function isSound({ judged, plan, row }: Candidate, { reform }: Frame, places: number): boolean {
  const { tier, chance, undersubscribed } = judged
  if (tier !== 3 || !chance || places < SOME_PLACES) return false
  const isSure = undersubscribed || chance.share >= SOUND_SHARE
  return (
    isSure && isWellKnown(judged, reform) && plan >= (row.lastPlan ?? plan) * 0.8 && !hasSwung(judged.past)
  )
}
