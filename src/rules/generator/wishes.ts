import { findProvince } from '../exam/provinces'
import { type Candidate, isSmall, type ListWishes, SOME_PLACES } from './candidate'
import { asksFor, isWantedMajor, type OfferedMajor } from './name-majors'

/** What a family wants, by what counts: a wish of the first kind goes before all of the others. */
export type WishKind = 'place' | 'major' | 'school'

/** How a unit stands to the wishes that are there. */
export interface Heed {
  readonly place: boolean
  readonly major: boolean
  readonly school: boolean
}

const USUAL: readonly WishKind[] = ['place', 'major', 'school']
const FIRST: Readonly<Record<string, WishKind>> = {
  地区优先: 'place',
  专业优先: 'major',
  院校优先: 'school',
}

/** The kinds of wishes that are there, what counts most first. */
export function wishOrder(wishes: ListWishes): readonly WishKind[] {
  const first = FIRST[wishes.priority ?? '']
  const order = first ? [first, ...USUAL.filter((kind) => kind !== first)] : USUAL
  return order.filter((kind) => isWished(kind, wishes))
}

function isWished(kind: WishKind, wishes: ListWishes): boolean {
  if (kind === 'place') return wishes.provinces.length > 0
  if (kind === 'major') return wishes.majorCodes.length > 0
  const { schoolTypes, schoolFeatures, schoolInstitutions } = wishes
  return schoolTypes.length + schoolFeatures.length + schoolInstitutions.length > 0
}

/** A unit as far as its worth goes. */
export interface Wanted extends Pick<Candidate, 'schoolId' | 'province' | 'types' | 'features' | 'plan'> {
  /** The chance at the unit, from 0 to 1. */
  readonly share: number
  readonly majors: readonly (OfferedMajor & { readonly share?: number | undefined })[]
}

function wanted(candidate: Candidate): Wanted {
  return { ...candidate, share: candidate.judged.chance?.share ?? 0 }
}

/** A wanted major counts when it is at least so likely beside its unit. */
const LIKELY = 0.5

/** Which wishes a unit meets; a wish that is not there counts as met. */
export function heedOf(candidate: Candidate, wishes: ListWishes): Heed {
  return {
    place: !isWished('place', wishes) || wishes.provinces.includes(candidate.province),
    major: !isWished('major', wishes) || reachableShare(wanted(candidate), wishes.majorCodes) > 0,
    school: meetsSchool(candidate, wishes),
  }
}

/** The share of the plan, from 0 to 1, of wanted majors that are not much harder than their unit. */
function reachableShare(candidate: Wanted, codes: readonly string[]): number {
  const unit = candidate.share
  return planShare(
    candidate,
    (major) => isWantedMajor(major, codes) && (major.share ?? unit) >= unit * LIKELY,
  )
}

/** The same, less where the places are few: a wish that hangs on one place is hardly met. */
function wantedShare(candidate: Wanted, codes: readonly string[]): number {
  const share = reachableShare(candidate, codes)
  return share * Math.min((share * candidate.plan) / SOME_PLACES, 1)
}

function planShare({ majors }: Wanted, isMeant: (major: Wanted['majors'][number]) => boolean): number {
  let [meant, all] = [0, 0]
  for (const major of majors) {
    all += major.plan
    if (isMeant(major)) meant += major.plan
  }
  return all > 0 ? meant / all : 0
}

const has = (wanted: readonly string[], own: readonly string[]) =>
  wanted.length === 0 || wanted.some((name) => own.includes(name))

function meetsSchool({ types, features, institution }: Candidate, wishes: ListWishes): boolean {
  return (
    has(wishes.schoolTypes, types) &&
    has(wishes.schoolFeatures, features) &&
    has(wishes.schoolInstitutions, [institution])
  )
}

/** The rank of a unit among the wishes: units of a higher one are taken first. 0 where nothing is wished for. */
export function classOf(heed: Heed, order: readonly WishKind[]): number {
  return order.reduce((sum, kind, place) => sum + (heed[kind] ? 2 ** (order.length - 1 - place) : 0), 0)
}

/** Worth of what is wanted, in ln rank; of what counts most so many times as much: a wished major at most .30. */
const WORTH = { major: 0.2, unwanted: -0.4, place: 0.12, feature: 0.08, kept: 0.1, small: -0.05 } as const
const FIRST_COUNTS = 1.5
/** Worth of a place that nobody has asked for: most families begin at home. */
const NEARNESS = { home: 0.07, neighbour: 0.035, far: 0 } as const

export type Nearness = keyof typeof NEARNESS

/** Where a school lies, seen from a province. */
export function nearnessTo(home: string): (province: string) => Nearness {
  const neighbours = new Set(findProvince(home)?.neighbours)
  return (province) => (province === home ? 'home' : neighbours.has(province) ? 'neighbour' : 'far')
}

/** Provinces that most families leave to those who live there or ask for them: next door they are as far. */
const REMOTE: ReadonlySet<string> = new Set(['新疆', '西藏', '青海'])

/** Whether a unit is further away than anybody goes unasked. */
export function isTooFar({ schoolId, province }: Candidate, wishes: ListWishes, near: Nearness): boolean {
  if (near === 'home' || !REMOTE.has(province)) return false
  return !wishes.provinces.includes(province) && !wishes.schoolIds?.includes(schoolId)
}

/** The worth of a unit beside its difficulty, in ln rank: the wishes that it meets, and what speaks against it. */
export function worthOf(candidate: Wanted, wishes: ListWishes, near: Nearness): number {
  const [first] = wishOrder(wishes)
  const times = (kind: WishKind) => (first === kind && wishes.priority ? FIRST_COUNTS : 1)
  const { schoolTypes, schoolFeatures, excludedMajorCodes } = wishes
  const features =
    Number(schoolTypes.length > 0 && has(schoolTypes, candidate.types)) +
    Number(schoolFeatures.length > 0 && has(schoolFeatures, candidate.features))
  const place =
    wishes.provinces.length === 0
      ? NEARNESS[near]
      : wishes.provinces.includes(candidate.province)
        ? WORTH.place * times('place')
        : 0
  return (
    place +
    WORTH.major * times('major') * wantedShare(candidate, wishes.majorCodes) +
    WORTH.unwanted * planShare(candidate, (major) => isWantedMajor(major, excludedMajorCodes)) +
    WORTH.feature * times('school') * features +
    (wishes.schoolIds?.includes(candidate.schoolId) ? WORTH.kept : 0) +
    (isSmall(candidate) ? WORTH.small : 0)
  )
}

/** Programmes and schools that are dear or hard to leave are for those who ask for them. */
export function isAsked({ joint, institution }: Candidate, { schoolInstitutions }: ListWishes): boolean {
  if ((joint || institution.includes('合作')) && !asksFor('合作', schoolInstitutions)) return false
  return !institution.includes('民办') || asksFor('民办', schoolInstitutions)
}
