/** Whether a student meets a requirement; `unknown`: it cannot be read, or the electives are not told. */
export type Fit = 'met' | 'not-met' | 'unknown'

const NAMES = ['物理', '历史', '化学', '生物', '政治', '地理', '技术']
const NONE = /^(不限|不提科目要求|无|不提要求)?$/
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
  const demands = demandsOf(requirement)
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

/** The demands of a requirement; undefined when it cannot be read. */
function demandsOf(requirement: string): readonly Demand[] | undefined {
  const text = requirement
    .replaceAll(/[\s"“”]/g, '')
    .replaceAll('思想政治', '政治')
    .replaceAll(/生物学?/g, '生物')
    .replaceAll(/(物理|历史)类/g, '$1')
  if (NONE.test(text)) return []
  if (text === '理科' || text === '文科') return [{ of: [text], count: 1 }]
  const parts = text.split(/[，,；;]?(?:再选(?:科目)?|次选)[:：]?/)
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
