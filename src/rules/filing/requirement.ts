import type { Subject } from '../exam/exam-mode'

/** Whether a student meets a requirement; `unknown`: it cannot be read, or the electives are not told. */
export type Fit = 'met' | 'not-met' | 'unknown'

const NAMES = ['物理', '历史', '化学', '生物', '政治', '地理', '技术']
const NONE = /^(不限|不提科目要求|无|不提要求)?$/
/** Where the words on electives begin behind those on the first choice. */
const SECOND_PART = /[，,；;]?\s*(?:再选(?:科目)?|次选)[:：]?/
const COUNTS: Readonly<Record<string, number>> = { 一: 1, 二: 2, 两: 2, 三: 3 }

/** A number of these subjects is asked for. */
interface Demand {
  readonly of: readonly string[]
  readonly count: number
}

/**
 * The requirement of a unit as provinces print it (不限, 首选物理，再选化学, 化学和生物, 化学或生物, 三选二 …) against the
 * subject of the exam and the electives. Text that cannot be read is `unknown`, never guessed.
 */
export function fitOf(requirement: string, subject: string, electives: readonly string[] | undefined): Fit {
  const demands = knownDemands(requirement)
  if (!demands) return 'unknown'
  const side = SIDES[subject] ?? []
  const own = new Set([...side, ...(electives ?? [])].map(plainName))
  const fits = demands.map(({ of, count }): Fit => {
    const held = of.filter((name) => own.has(name)).length
    if (held >= count) return 'met'
    return electives === undefined && isOpenStill(of, count - held, own, side) ? 'unknown' : 'not-met'
  })
  if (fits.includes('not-met')) return 'not-met'
  return fits.includes('unknown') ? 'unknown' : 'met'
}

/**
 * The electives that candidates of a subject must have beside it for a major; undefined when they cannot apply. Under
 * the old exam the side decides: what does not ask for the other one takes both.
 */
export function electivesAsked(required: readonly string[], subject: Subject): readonly string[] | undefined {
  if (subject === '综合') return required
  const science = subject === '物理' || subject === '理科'
  const other = science ? '历史' : '物理'
  if (required.includes(other)) return undefined
  if (subject === '理科' || subject === '文科') return []
  return required.filter((name) => name !== subject)
}

/**
 * Whether electives fit the subject of an exam: who has chosen 历史 and not 物理 sits neither 物理 nor 理科. True where they
 * are not told, or say nothing of it.
 */
export function isSatWith(subject: string, electives: readonly string[] | undefined): boolean {
  const [first, other] = FIRST_CHOICES[subject] ?? []
  if (!first || !other || !electives) return true
  return electives.includes(first) || !electives.includes(other)
}

/** What a requirement asks for that a student has not sat; empty where it is met, or cannot be read. */
export function missingSubjects(
  requirement: string,
  subject: string,
  electives: readonly string[] | undefined,
): readonly string[] {
  const own = new Set([...(SIDES[subject] ?? []), ...(electives ?? [])].map(plainName))
  return (knownDemands(requirement) ?? []).flatMap(({ of, count }) => {
    const missing = of.filter((name) => !own.has(name))
    if (of.length - missing.length >= count) return []
    return of.length === count ? missing : missing.join('或')
  })
}

/** A requirement for reading, as plans print it: 首选物理，再选化学 under 3+1+2, 物理和化学 under 3+3; none under the old exam. */
export function requirementText(subject: Subject, electives: readonly string[]): string | undefined {
  const asked = electives.length === 0 ? '不限' : electives.join('和')
  if (subject === '综合') return asked
  return subject === '物理' || subject === '历史' ? `首选${subject}，再选${asked}` : undefined
}

/** What a requirement asks beside the first choice: 首选物理，再选化学 is 化学. Undefined where nothing is said. */
export function shortRequirement(requirement: string | null | undefined): string | undefined {
  return requirement?.split(SECOND_PART).at(-1)?.trim() || undefined
}

/** The same as a phrase: 再选化学 beside a first choice, 选考物理和化学 without. */
export function requirementPhrase(requirement: string | null | undefined): string | undefined {
  const short = shortRequirement(requirement)
  return short && (short === requirement?.trim() ? `选考${short}` : `再选${short}`)
}

/** Whether electives that are not told could make up for what is missing: physics beside history they cannot. */
function isOpenStill(
  of: readonly string[],
  missing: number,
  own: ReadonlySet<string>,
  side: readonly string[],
): boolean {
  // Under the old exam there are no electives, and under 3+1+2 the other first choice is none.
  const closed =
    side.length > 1
      ? [...NAMES, '理科', '文科']
      : side.length === 1
        ? ['物理', '历史', '理科', '文科']
        : ['理科', '文科']
  return of.filter((name) => !own.has(name) && !closed.includes(name)).length >= missing
}

/** The first choice of an exam, and the one that excludes it. */
const FIRST_CHOICES: Readonly<Record<string, readonly [string, string]>> = {
  物理: ['物理', '历史'],
  历史: ['历史', '物理'],
  理科: ['物理', '历史'],
  文科: ['历史', '物理'],
}

/** What the subjects of an exam have sat by themselves; nothing under 3+3, where all electives are free. */
const SIDES: Readonly<Record<string, readonly string[]>> = {
  物理: ['物理'],
  历史: ['历史'],
  理科: ['理科', '物理', '化学', '生物'],
  文科: ['文科', '历史', '政治', '地理'],
}

function plainName(name: string): string {
  const short = name.trim().replace(/^思想/, '')
  return short.startsWith('生物') ? '生物' : short
}

const known = new Map<string, readonly Demand[] | undefined>()
const MOST_KNOWN = 1_000

/** A province has thousands of units and some dozen requirements: each is read once. */
function knownDemands(requirement: string): readonly Demand[] | undefined {
  if (known.has(requirement)) return known.get(requirement)
  if (known.size >= MOST_KNOWN) known.clear()
  const demands = demandsOf(requirement)
  known.set(requirement, demands)
  return demands
}

/** The demands of a requirement; undefined when it cannot be read. */
function demandsOf(requirement: string): readonly Demand[] | undefined {
  const text = requirement
    .replaceAll(/[\s"“”]/g, '')
    .replaceAll('思想政治', '政治')
    .replaceAll(/生物学?/g, '生物')
    .replaceAll(/(物理|历史)类/g, '$1')
  if (NONE.test(text)) return []
  if (text === '理科' || text === '文科') return [{ of: [text], count: 1 }]
  const parts = text.split(SECOND_PART)
  const demands = parts.map((part) => demandOf(part.replace(/^首选(?:科目)?[:：]?/, '')))
  return demands.includes(undefined) ? undefined : demands.flatMap((demand) => demand ?? [])
}

/** One half of a requirement: the first choice, the electives, or all of it. */
function demandOf(raw: string): readonly Demand[] | undefined {
  const part = raw.replaceAll(/[，,；;]+$/g, '')
  if (NONE.test(part)) return []
  const of = NAMES.filter((name) => part.includes(name))
  const rest = NAMES.reduce((left, name) => left.replaceAll(name, ''), part)
  if (of.length === 0) return undefined
  const count = countOf(rest, of.length)
  return count === undefined ? undefined : [{ of, count }]
}

/** How many of the named subjects are asked for, by the words between them. */
function countOf(rest: string, named: number): number | undefined {
  const choice =
    /([一二两三123])门?(?:科目)?选([一二两三123])/.exec(rest) ??
    /(?:其中|任选|选考其?)()([一两二三123])门?/.exec(rest)
  if (choice) return COUNTS[choice[2] ?? ''] ?? Number(choice[2])
  const words = rest.replaceAll(/[()（）\d]/g, '')
  if (/或|其一|\//.test(words)) return 1
  const isPlain = /^(?:[和与且及+＋、，,]|均|须|需|必选|必须|门|科目?|考生|选考|方可|报考)*$/.test(words)
  if (!isPlain) return undefined
  // A bare enumeration (化学、生物) says neither both nor either.
  return named === 1 || /[和与且及+＋均必]/.test(words) ? named : undefined
}
