import type { ListStudent } from '../check-up/list-input'
import { hasSwung, isWellKnown } from '../check-up/safety'
import type { Frame } from '../list/frame'
import { isMajorBarred } from './barred'
import {
  type Candidate,
  type CandidateMajor,
  FEW_PLACES,
  isSmall,
  type Kind,
  kindOf,
  type ListWishes,
} from './candidate'
import { isUsual, isWantedMajor, type NamingQuery, nameMajors } from './name-majors'
import type { Stepped } from './steps'
import { classOf, type Heed, heedOf, isAsked, type Nearness, nearnessTo, wishOrder, worthOf } from './wishes'

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
  /** A 保 to be counted on. */
  readonly sound: boolean
}

export interface Preparation {
  readonly frame: Frame
  readonly wishes: ListWishes
  /** What is known of the body, the language and the papers of the student. */
  readonly student?: Partial<ListStudent> | undefined
}

/** The units that may stand in a list, with their majors named; those that go against a condition are left out. */
export function prepare(
  candidates: readonly Candidate[],
  { frame, wishes, student }: Preparation,
): readonly Prepared[] {
  const order = wishOrder(wishes)
  const near = nearnessTo(frame.province)
  const naming = {
    most: frame.form.majorsPerChoice,
    majorCodes: wishes.majorCodes,
    excludedMajorCodes: wishes.excludedMajorCodes,
    maxFee: wishes.maxFee,
    schoolInstitutions: wishes.schoolInstitutions,
    rank: frame.rank,
    isBarred: student && ((name: string) => isMajorBarred(name, student)),
  }
  return candidates.flatMap((candidate): Prepared[] => {
    const { judged } = candidate
    const kind = kindOf(judged)
    if (kind === undefined || !judged.line || judged.fit === 'not-met') return []
    if (!isAsked(candidate, wishes)) return []
    if (!candidate.majors.some((major) => isOpen(major, naming))) return []
    const named = nameMajors(candidate.majors, naming)
    if (kind > 0 && isTrap(candidate, naming)) return []
    if (leadsToUnwanted(candidate, named, naming.excludedMajorCodes, frame)) return []
    const heed = heedOf(candidate, wishes)
    const place = near(candidate.province)
    return [
      {
        candidate,
        kind,
        named,
        heed,
        meetsFirst: order[0] === undefined || heed[order[0]],
        rank: classOf(heed, order),
        near: place,
        small: isSmall(candidate),
        sound: isSound(candidate, frame),
        centre: judged.line.centre,
        worth: worthOf({ ...candidate, share: judged.chance?.share ?? 0 }, wishes, place),
      },
    ]
  })
}

function isOpen(major: CandidateMajor, { excludedMajorCodes, maxFee, isBarred }: NamingQuery): boolean {
  if (isWantedMajor(major, excludedMajorCodes ?? []) || isBarred?.(major.name)) return false
  return typeof maxFee !== 'number' || major.fee === undefined || major.fee <= maxFee
}

/** A unit whose usual majors are all less likely than this part of it is entered by the others alone. */
const TRAP = 0.5

/**
 * A unit that looks open, while only what most families would leave is: cold majors, dear ones, those that need more than
 * the exam. A unit that has nothing else is no trap: everybody sees what it is.
 */
function isTrap({ judged, majors }: Candidate, naming: NamingQuery): boolean {
  const unit = judged.chance?.share ?? 0
  const isLikely = ({ share }: CandidateMajor) => (share ?? unit) >= unit * TRAP
  const isPlain = (major: CandidateMajor) => isUsual(major, { ...naming, rank: undefined })
  const plain = majors.filter(isPlain)
  return plain.length > 0 && plain.length < majors.length && !plain.some(isLikely)
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

/** Enough known of it, a plan that has not shrunk, more than two places, and no year that was much too easy. */
function isSound({ judged, plan, row }: Candidate, { reform }: Frame): boolean {
  const { tier, chance, undersubscribed } = judged
  if (tier !== 3 || !chance || plan <= FEW_PLACES) return false
  const isSure = undersubscribed || chance.share >= SOUND_SHARE
  return (
    isSure && isWellKnown(judged, reform) && plan >= (row.lastPlan ?? plan) * 0.8 && !hasSwung(judged.past)
  )
}
