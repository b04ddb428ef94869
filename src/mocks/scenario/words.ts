import { HIGHEST_SCORE } from '~/contracts/bounds'
import { provinceName } from '~/rules/exam/province'
import { PROVINCES } from '~/rules/exam/provinces'
import { subjectName } from '~/rules/exam/reported-names'
import { failureWord, readFailure } from './faults'
import { NAMED_SCENARIOS } from './named'
import { type Patch, patchWord, readPatch } from './patches'
import {
  EMPTY_SCENARIO,
  MAX_CHOICES,
  MAX_DEVICE_MINUTES,
  MAX_LATENCY_MS,
  MAX_LISTS,
  MAX_NAME,
  MAX_SPEED,
  PERSONAS,
  Scenario,
  type Wait,
} from './scenario'

/** How a setting of one value is written in an address. */
interface Setting<T> {
  /** What can stand there, in Chinese for testers. */
  readonly expects: string
  /** Undefined for what cannot be read. */
  readonly read: (text: string) => T | undefined
  readonly write?: (value: T) => string
}

type Plain = Omit<Scenario, 'latency' | 'latencies' | 'failures' | 'patches'>
type Settings = { readonly [K in keyof Plain]-?: Setting<NonNullable<Plain[K]>> }

const SUBJECTS = ['物理', '历史', '综合', '理科', '文科']
const provinces = new Set(PROVINCES.map(({ name }) => name))

const between = (low: number, high: number) => (text: string) => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= low && value <= high ? value : undefined
}
const oneOf =
  <T extends string>(...words: readonly T[]) =>
  (text: string) =>
    words.find((word) => word === text)
const first =
  <T>(...readers: readonly ((text: string) => T | undefined)[]) =>
  (text: string): T | undefined => {
    for (const read of readers) {
      const value = read(text)
      if (value !== undefined) return value
    }
    return undefined
  }

/** Every setting of one value, under `qa.` and its name. */
const SETTINGS: Settings = {
  persona: {
    expects: `身份是 ${PERSONAS.join('、')}，或演示世界里一个人的编号，像 s-1001、p-101`,
    read: first<string>(oneOf(...PERSONAS), (text) => (/^[sp]-\d+$/.test(text) ? text : undefined)),
  },
  province: {
    expects: '省份是 31 个省级行政区的简称，像 海南',
    read: (text) => (provinces.has(provinceName(text)) ? provinceName(text) : undefined),
  },
  subject: {
    expects: `科类是 ${SUBJECTS.join('、')}`,
    read: (text) => oneOf(...SUBJECTS)(subjectName(text)),
  },
  score: {
    expects: `分数是 0 到 ${HIGHEST_SCORE} 的整数，或 none`,
    read: first<number | 'none'>(oneOf('none'), between(0, HIGHEST_SCORE)),
  },
  rank: { expects: '位次是 1 到 2000000 的整数', read: between(1, 2_000_000) },
  lists: { expects: `志愿表的张数是 0 到 ${MAX_LISTS} 的整数`, read: between(0, MAX_LISTS) },
  choices: {
    expects: `每张表的志愿数是 0 到 ${MAX_CHOICES} 的整数，或 full`,
    read: first<number | 'full'>(oneOf('full'), between(0, MAX_CHOICES)),
  },
  locked: {
    expects: '只写 qa.locked',
    read: (text) => (text === '' || text === 'true' ? true : undefined),
    write: () => '',
  },
  order: { expects: '服务单的状态是 0（没有）到 4', read: between(0, 4) },
  now: { expects: '时间像 2026-06-25 或 2026-06-25T10:00:00+08:00', read: readMoment },
  clock: {
    expects: `时钟是 stop，或 x2 到 x${MAX_SPEED}`,
    read: first<number | 'stop'>(oneOf('stop'), (text) =>
      text.startsWith('x') ? between(2, MAX_SPEED)(text.slice(1)) : undefined,
    ),
    write: (value) => (value === 'stop' ? value : `x${value}`),
  },
  device: {
    expects: `设备的时钟快几分钟，慢的写负数，到 ${MAX_DEVICE_MINUTES} 为止`,
    read: (text) => {
      const minutes = between(0, MAX_DEVICE_MINUTES)(text.replace(/^-/, ''))
      return text.startsWith('-') && minutes !== undefined ? -minutes : minutes
    },
  },
  tables: {
    expects: '今年的一分一段和控制线是 out（公布了）或 awaited（还没有）',
    read: oneOf('out', 'awaited'),
  },
  seed: { expects: '种子是整数', read: between(0, 999_999_999) },
  scale: { expects: '院校数是整数', read: between(0, 999_999_999) },
  replay: {
    expects: `录制的名字最多 ${MAX_NAME} 个字`,
    read: (text) => (text !== '' && text.length <= MAX_NAME ? text : undefined),
  },
}
const NAMES = Object.keys(SETTINGS).filter((name): name is keyof Plain => name in SETTINGS)

/** Words that a call stands before, each as often as wanted. */
const OF_CALLS = ['qa.latency', 'qa.fail', 'qa.patch']
/** Words that are no setting: a scenario by name, over the one before, data as at first or as kept, the console open. */
export const NAMED = 'qa.named'
export const KEEP = 'qa.keep'
export const RESET = 'qa.reset'
export const DATA = 'qa.data'
export const PANEL = 'qa.panel'
const COMMANDS = [NAMED, KEEP, RESET, DATA, PANEL]
/** The sheets of the console, by their words. */
export const SHEETS = ['scenario', 'calls', 'store', 'checks', 'report'] as const
export type SheetName = (typeof SHEETS)[number]

const CALL = /^(\*|(?:GET|POST|PUT|DELETE) \/\S*?):(.*)$/s

/** Every word of a scenario. */
export const SCENARIO_WORDS = [...NAMES.map((name) => `qa.${name}`), ...OF_CALLS, ...COMMANDS]

/** Whether a word of an address is meant for the scenario. */
export const isScenarioWord = (key: string) => key.startsWith('qa.')

/** Whether search params tell of a scenario. */
export function tellsScenario(search: URLSearchParams): boolean {
  return [...search.keys()].some((key) => isScenarioWord(key) && key !== RESET && key !== PANEL)
}

/**
 * The scenario that `qa.*` search params describe, laid over `before`; what cannot be read changes nothing and is told by
 * `refusedWords`. An empty word ends what it says: `qa.fail=` all failures.
 */
export function readScenario(search: URLSearchParams, before: Scenario = EMPTY_SCENARIO): Scenario {
  const named = NAMED_SCENARIOS.find(({ id }) => id === search.get(NAMED))
  const scenario: Record<string, unknown> = {
    ...(named ? readScenario(new URLSearchParams(named.words), before) : before),
  }
  for (const name of NAMES) {
    const text = search.get(`qa.${name}`)
    if (text === null) continue
    const value = SETTINGS[name].read(text)
    if (value !== undefined) scenario[name] = value
    else if (text === '') delete scenario[name]
  }
  Object.assign(scenario, readLatencies(search))
  if (search.has('qa.fail')) scenario.failures = Object.fromEntries(byCall(search, 'qa.fail', readFailure))
  if (search.has('qa.patch')) {
    const patches: Record<string, Patch[]> = {}
    for (const [call, patch] of byCall(search, 'qa.patch', readPatch))
      patches[call] = [...(patches[call] ?? []), patch]
    scenario.patches = patches
  }
  // The members were read one by one, each by its own reader.
  return scenario as unknown as Scenario
}

function readLatencies(search: URLSearchParams): Partial<Scenario> {
  if (!search.has('qa.latency')) return {}
  const texts = search.getAll('qa.latency')
  return {
    latency: texts.map(readWait).find((wait) => wait !== undefined) ?? 0,
    latencies: Object.fromEntries(byCall(search, 'qa.latency', (text) => readWait(text) ?? WAIT_EXPECTED)),
  }
}

/** What was read of a word that stands behind calls, with its call. */
function byCall<T>(search: URLSearchParams, key: string, read: (text: string) => T | string): [string, T][] {
  return search.getAll(key).flatMap((text) => {
    const [, call, word] = CALL.exec(text.trim()) ?? []
    const value = word === undefined ? undefined : read(word)
    return call === undefined || value === undefined || typeof value === 'string'
      ? []
      : [[call, value] as [string, T]]
  })
}

/** The search params of a scenario, in the order of its settings. */
export function wordsOf(scenario: Scenario): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of NAMES) {
    const value = scenario[name]
    if (value === undefined) continue
    const { write = String } = SETTINGS[name] as Setting<unknown>
    search.set(`qa.${name}`, write(value))
  }
  if (scenario.latency !== 0) search.append('qa.latency', waitWord(scenario.latency))
  for (const [call, wait] of Object.entries(scenario.latencies))
    search.append('qa.latency', `${call}:${waitWord(wait)}`)
  for (const [call, planned] of Object.entries(scenario.failures))
    search.append('qa.fail', `${call}:${failureWord(planned)}`)
  for (const [call, patches] of Object.entries(scenario.patches))
    for (const patch of patches) search.append('qa.patch', `${call}:${patchWord(patch)}`)
  return search
}

/** The search params of a scenario as people hand it on: as they are, or as JSON. Throws where it is no scenario. */
export function wordsIn(text: string): URLSearchParams {
  if (!text.trim().startsWith('{')) return new URLSearchParams(text.slice(text.indexOf('?') + 1).trim())
  return wordsOf(Scenario.parse({ ...EMPTY_SCENARIO, ...JSON.parse(text) }))
}

/** Search params as an address shows them to people: Chinese and slashes as they are. */
export function readable(search: URLSearchParams): string {
  const written = (text: string) =>
    text.replaceAll(/[\s&#%+=?"<>\\^`{|}]/g, (sign) => encodeURIComponent(sign))
  return [...search].map(([key, text]) => (text === '' ? key : `${key}=${written(text)}`)).join('&')
}

/** What of `qa.*` search params nobody knows, each with what could stand there, in Chinese for testers. */
export function refusedWords(search: URLSearchParams, knowsCall: (call: string) => boolean): string[] {
  return [...search].flatMap(([key, text]) => {
    if (!isScenarioWord(key)) return []
    const problem = problemOf(key, text, knowsCall)
    if (problem === undefined) return []
    const isKnown = SCENARIO_WORDS.includes(key)
    return [`${key}${isKnown ? `=${text}` : ''} 没有生效：${problem}`]
  })
}

/** The words of search params that mean something: what is refused changes nothing, as if nobody had said it. */
export function heardWords(search: URLSearchParams, knowsCall: (call: string) => boolean): URLSearchParams {
  return new URLSearchParams(
    [...search].filter(
      ([key, text]) => !isScenarioWord(key) || problemOf(key, text, knowsCall) === undefined,
    ),
  )
}

function problemOf(key: string, text: string, knowsCall: (call: string) => boolean): string | undefined {
  const name = NAMES.find((known) => `qa.${known}` === key)
  if (name) return text === '' || SETTINGS[name].read(text) !== undefined ? undefined : SETTINGS[name].expects
  if (OF_CALLS.includes(key)) return text === '' ? undefined : callProblem(key, text, knowsCall)
  if (key === NAMED) {
    const ids = NAMED_SCENARIOS.map(({ id }) => id)
    return ids.includes(text) ? undefined : `场景是 ${ids.join('、')}`
  }
  if (key === PANEL) return ['', ...SHEETS].includes(text) ? undefined : `页签是 ${SHEETS.join('、')}`
  if (key === DATA)
    return text !== '' && text.length <= MAX_NAME ? undefined : `数据的名字是 1 到 ${MAX_NAME} 个字`
  if (COMMANDS.includes(key)) return undefined
  return `认识的是 ${SCENARIO_WORDS.join('、')}`
}

function callProblem(key: string, text: string, knowsCall: (call: string) => boolean): string | undefined {
  if (key === 'qa.latency' && readWait(text) !== undefined) return undefined
  const [, call, word = ''] = CALL.exec(text.trim()) ?? []
  if (call === undefined)
    return key === 'qa.latency' ? WAIT_EXPECTED : '写法是“POST /api/…:500”，前面是接口，* 是全部接口'
  const read = { 'qa.latency': (each: string) => readWait(each) ?? WAIT_EXPECTED, 'qa.patch': readPatch }[key]
  const value = (read ?? readFailure)(word)
  if (typeof value === 'string') return value
  return call === '*' || knowsCall(call) ? undefined : `没有 ${call} 这个接口`
}

const WAIT_EXPECTED = `毫秒数是 0 到 ${MAX_LATENCY_MS} 的整数，或一段，像 200-1500；前面可以有接口，像 GET /api/…:800`

function readWait(text: string): Wait | undefined {
  const [low, high, ...more] = text.split('-').map(between(0, MAX_LATENCY_MS))
  if (low === undefined || more.length > 0) return undefined
  if (!text.includes('-')) return low
  return high !== undefined && high >= low ? [low, high] : undefined
}

const waitWord = (wait: Wait) => (typeof wait === 'number' ? `${wait}` : wait.join('-'))

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/

/** A date, with a time or without. A plus sign that an address has made a space is one again. */
function readMoment(text: string): string | undefined {
  const moment = text.replace(/ (?=\d{2}:\d{2}$)/, '+')
  const [, year, month, day] = MOMENT.exec(moment) ?? []
  if (day === undefined || Number.isNaN(Date.parse(moment))) return undefined
  // A browser reads the 31st of a month of 30 days as the first of the next.
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day)
    ? moment
    : undefined
}
