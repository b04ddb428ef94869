import { majorHeat } from '../chance/major-heat'
import { isByInterview } from './barred'
import { LANGUAGE_MAJORS, LETTERS_MAJORS, UNPOPULAR_MAJORS, USUAL_LANGUAGES } from './facts/unpopular-majors'

/** A major as its unit offers it. */
export interface OfferedMajor {
  readonly name: string
  /** Its codes in the ministry's catalogue, digits alone: of majors or of types. */
  readonly catalogueCodes: readonly string[]
  readonly plan: number
  /** Yuan a year. */
  readonly fee?: number | undefined
  /** The lowest rank of its newest year. */
  readonly rank?: number | undefined
  /** The chance at it, from 0 to 1. */
  readonly share?: number | undefined
}

export interface NamingQuery {
  /** As many as a choice may name. */
  readonly most: number
  readonly majorCodes?: readonly string[] | undefined
  readonly excludedMajorCodes?: readonly string[] | undefined
  /** The highest tuition, yuan a year. */
  readonly maxFee?: number | null | undefined
  /** What kinds of schools are asked for: 公办, 中外合作 … */
  readonly schoolInstitutions?: readonly string[] | undefined
  /** The own rank: one of the majors should be within it. */
  readonly rank?: number | undefined
  /** The subject of the exam: 物理, 历史, 理科 … */
  readonly subject?: string | undefined
  /** Whether the student may not study it: health, language. */
  readonly isBarred?: ((name: string) => boolean) | undefined
}

/**
 * The order in which majors are named: wanted, usual, last, left to those who ask for it (named only where there is
 * nothing else), and never.
 */
type Place = 0 | 1 | 2 | 3 | 4
const LEFT = 3
const NEVER = 4

/** Most families would leave a major that is so much easier than the median of its school, in ln rank. */
const COLD = -0.07
/** A major whose line is so many times harder than the own rank is out of reach. */
const OUT_OF_REACH = 1.5
/** Part of the own rank that a line reached last year, which may well reach it this year. */
const NEARLY = 0.93
/** Majors that come last are named only until a choice has this many. */
const ENOUGH = 3

const digits = (code: string) => code.replaceAll(/\D/g, '')
const codesOf = (facts: string) =>
  facts
    .trim()
    .split('\n')
    .map((row) => row.split('|')[0] ?? '')
const UNPOPULAR = codesOf(UNPOPULAR_MAJORS)
const SCIENCE: readonly (string | undefined)[] = ['物理', '理科']
const LANGUAGES = codesOf(LANGUAGE_MAJORS)
const USUAL = codesOf(USUAL_LANGUAGES)

const isOneOf = ({ catalogueCodes }: OfferedMajor, codes: readonly string[]) =>
  codes.some((code) => catalogueCodes.some((own) => own.startsWith(digits(code))))

/** Whether a major is one of these, given as codes of majors or types. */
export function isWantedMajor(major: OfferedMajor, codes: readonly string[] = []): boolean {
  return codes.length > 0 && isOneOf(major, codes)
}

/**
 * The majors that a choice names, in their order. Wanted ones first, then what most families would take, large plans
 * before small; cold ones last or not at all. What most families leave to those who ask for it comes where there is
 * nothing else. Among equals the harder stands first, as the form is read; cold ones stand behind the rest, however
 * hard. The same major under two names is named once, unless it is wanted.
 */
export function nameMajors<Major extends OfferedMajor>(
  majors: readonly Major[],
  query: NamingQuery,
): readonly Major[] {
  const places = new Map(majors.map((major) => [major, placeOf(major, query)]))
  const placed = (major: Major) => places.get(major) ?? NEVER
  const open = hopeful(majors.filter((major) => placed(major) < LEFT)).toSorted(
    (a, b) => placed(a) - placed(b) || b.plan - a.plan,
  )
  // A unit that has nothing else is named by what it has: the list shows it, and it can be taken out.
  if (open.length === 0) {
    const left = majors.filter((major) => placed(major) === LEFT)
    return inOrder(left.length > 0 ? left : majors, () => 'plain').slice(0, query.most)
  }
  const chosen: Major[] = []
  for (const major of withoutSameNames(open, placed)) {
    if (chosen.length >= query.most) break
    if (placed(major) < 2 || chosen.length < ENOUGH) chosen.push(major)
  }
  const reachable = withMoreReachable(withReachable(chosen, open, query, placed), open, query, placed)
  return inOrder(reachable, (major) => sideOf(major, query))
}

/** Less than this fills a name that another of the unit could have; from what on another is one: shares from 0 to 1. */
const IDLE = 0.03
const HOPEFUL = 0.1

/** Without majors that are as good as never reached, where the unit has others that are. */
function hopeful<Major extends OfferedMajor>(majors: readonly Major[]): readonly Major[] {
  const isHopeful = majors.some(({ share }) => share !== undefined && share >= HOPEFUL)
  return isHopeful ? majors.filter(({ share }) => share === undefined || share >= IDLE) : majors
}

/** Where 服从 most likely leads: the easiest major that is not chosen. Undefined where the easiest is chosen already. */
export function adjustmentTo<Major extends Pick<OfferedMajor, 'rank'>>(
  majors: readonly Major[],
  isChosen: (major: Major) => boolean,
): Major | undefined {
  const known = majors.filter(({ rank }) => rank !== undefined)
  const easiest = known.toSorted((a, b) => (b.rank ?? 0) - (a.rank ?? 0))[0]
  return easiest && !isChosen(easiest) ? easiest : undefined
}

/** Whether programmes run with others (合作) or private ones (民办) are asked for. */
export function asksFor(part: '合作' | '民办', institutions: readonly string[] = []): boolean {
  return institutions.some((name) => name.includes(part))
}

/** Whether most families would take a major: not cold or unpopular, not dear, nothing that bars it, and not out of reach. */
export function isUsual(major: OfferedMajor, query: NamingQuery): boolean {
  return placeOf(major, query) < 2
}

function placeOf(major: OfferedMajor, query: NamingQuery): Place {
  const { majorCodes, excludedMajorCodes, maxFee, isBarred, schoolInstitutions, rank } = query
  const { name, fee } = major
  if (isWantedMajor(major, excludedMajorCodes) || isBarred?.(name)) return NEVER
  if (typeof maxFee === 'number' && fee !== undefined && fee > maxFee) return NEVER
  if (name.includes('合作') && !asksFor('合作', schoolInstitutions)) return NEVER
  if (isWantedMajor(major, majorCodes)) return 0
  if (isByInterview(name)) return NEVER
  const isFar = rank !== undefined && major.rank !== undefined && major.rank * OUT_OF_REACH < rank
  if (isUnpopular(major, query)) return LEFT
  return isFar || isCold(major) ? 2 : 1
}

/** Digits of the code of a major; that of a type has fewer. */
const MAJOR_DIGITS = 6

/** Whether most families leave all that a major may turn out to be to those who ask for it. */
function isUnpopular({ name, catalogueCodes }: OfferedMajor, { subject }: NamingQuery): boolean {
  const isLeft = SCIENCE.includes(subject) ? isLeftByScience : isLeftByAll
  const majors = catalogueCodes.filter((code) => code.length >= MAJOR_DIGITS)
  const codes = majors.length > 0 ? majors : catalogueCodes
  return codes.length > 0 ? codes.every(isLeft) : isLanguage(name)
}

const isLeftByAll = oneOf(UNPOPULAR)
const isLeftByScience = oneOf([...UNPOPULAR, ...codesOf(LETTERS_MAJORS)])

/** Whether a code is among these, or a rare language; kept, for the units of a list have the same few hundred codes. */
function oneOf(parts: readonly string[]): (code: string) => boolean {
  const known = new Map<string, boolean>()
  return (code) => {
    const isOne = known.get(code) ?? (isRareLanguage(code) || parts.some((part) => code.startsWith(part)))
    known.set(code, isOne)
    return isOne
  }
}

function isRareLanguage(code: string): boolean {
  const isLanguage = code.length >= MAJOR_DIGITS && LANGUAGES.some((part) => code.startsWith(part))
  return isLanguage && !USUAL.includes(code)
}

/** The same by the name, for a major without a code. */
function isLanguage(name: string): boolean {
  return /语$/.test(plainName(name)) && !/英语|汉语/.test(name)
}

function isCold({ name }: OfferedMajor): boolean {
  return (majorHeat(name) ?? 0) <= COLD
}

const plainName = (name: string) => name.replace(/[（(].*$/, '')

function withoutSameNames<Major extends OfferedMajor>(
  majors: readonly Major[],
  placed: (major: Major) => Place,
): readonly Major[] {
  const seen = new Set<string>()
  return majors.filter((major) => {
    const name = plainName(major.name)
    const isNamedAlready = seen.has(name) && placed(major) > 0
    seen.add(name)
    return !isNamedAlready
  })
}

/** With one major that the own rank reached last year, where the unit has one that may be named. */
function withReachable<Major extends OfferedMajor>(
  chosen: readonly Major[],
  open: readonly Major[],
  { most, rank }: NamingQuery,
  placed: (major: Major) => Place,
): readonly Major[] {
  const isReached = (major: Major) => rank !== undefined && (major.rank ?? 0) >= rank
  if (rank === undefined || chosen.some(isReached)) return chosen
  const reached = open.find(isReached)
  // A cold one is not worth a name where a better liked one was nearly reached.
  const isNear = (major: Major) => placed(major) < 2 && (major.rank ?? 0) >= rank * NEARLY
  if (!reached || (placed(reached) === 2 && chosen.some(isNear))) return chosen
  const sameName = chosen.find(({ name }) => plainName(name) === plainName(reached.name))
  const others = chosen.filter((major) => major !== sameName)
  if (others.length < most) return [...others, reached]
  const least = others.findLast((major) => placed(major) > 0)
  return least ? [...others.filter((major) => major !== least), reached] : others
}

/** Part of the names that should be in reach: the others are for luck. */
const IN_REACH = 0.5

/** With so many that the own rank nearly reached last year, large plans go first. Most families would take as many. */
function withMoreReachable<Major extends OfferedMajor>(
  chosen: readonly Major[],
  open: readonly Major[],
  { most, rank }: NamingQuery,
  placed: (major: Major) => Place,
): readonly Major[] {
  if (rank === undefined) return chosen
  const isReached = (major: Major) => placed(major) < 2 && (major.rank ?? 0) >= rank * NEARLY
  const named = new Set(chosen.map(({ name }) => plainName(name)))
  const others = open.filter((major) => isReached(major) && !named.has(plainName(major.name)))
  const luck = chosen.filter((major) => placed(major) > 0 && !isReached(major))
  const names = [...chosen]
  for (const other of others) {
    if (names.filter(isReached).length >= names.length * IN_REACH) break
    // The smallest of those out of reach gives way.
    const least = names.length < most ? undefined : luck.pop()
    if (names.length >= most && !least) break
    if (least) names.splice(names.indexOf(least), 1)
    names.push(other)
  }
  return names
}

/** The parts in which majors are read. */
type Side = 'wanted' | 'plain' | 'left'
const SIDES: readonly Side[] = ['wanted', 'plain', 'left']

/** A major out of reach is read where its line says; one that most families leave would take whoever reaches it. */
function sideOf(major: OfferedMajor, query: NamingQuery): Side {
  if (isWantedMajor(major, query.majorCodes)) return 'wanted'
  return isCold(major) || isUnpopular(major, query) ? 'left' : 'plain'
}

/** By sides, and on each the harder before the easier; those without a line last. */
function inOrder<Major extends OfferedMajor>(
  majors: readonly Major[],
  side: (major: Major) => Side,
): readonly Major[] {
  const line = ({ rank }: Major) => rank ?? Number.MAX_SAFE_INTEGER
  const place = (major: Major) => SIDES.indexOf(side(major))
  return majors.toSorted((a, b) => place(a) - place(b) || line(a) - line(b) || b.plan - a.plan)
}
