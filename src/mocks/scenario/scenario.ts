/** The persona that opens the product. */
export const PERSONAS = ['guest', 'student', 'vip', 'newcomer', 'noprovince', 'planner', 'admin'] as const
export type Persona = (typeof PERSONAS)[number]

/** Ways of a call to fail, by the word that asks for it. An HTTP status is a failure too. */
const FAILURES = {
  rejected: 'a refusal: HTTP 200 with code 400',
  expired: 'the message of an expired credential',
  offline: 'no connection',
  reset: 'a connection that breaks in the middle of the answer',
  hang: 'no answer, ever',
  slow: 'the truth, after twelve seconds',
  html: 'HTTP 502 with the HTML of a gateway',
  busy: 'HTTP 429 of a gateway that has too many callers, with a wait of three seconds',
  malformed: 'half of the JSON',
  bare: 'the payload without its envelope',
  null: 'an envelope that carries null',
  shape: 'a payload of another type',
  incomplete: 'the truth without one required field',
  empty: 'the truth with nothing in its lists',
  hostile: 'the truth with HTML that attacks for its articles',
  broken: 'the truth with pictures that cannot be loaded',
} as const
export type FailureWord = keyof typeof FAILURES
export type Failure = number | FailureWord
export const FAILURE_WORDS = Object.keys(FAILURES).filter((word): word is FailureWord => word in FAILURES)

/** A failure, and how many times it happens after each start of the product; every time when absent. */
export interface PlannedFailure {
  readonly failure: Failure
  readonly times?: number
}

/** Settings of the mocked product for QA. */
export interface Scenario {
  /** What the product's clock reads at the start; the real time when absent. */
  readonly now?: string
  readonly persona?: Persona
  /** Milliseconds that every answer waits. */
  readonly latency: number
  /** Failures by call, `METHOD path` with the path as the contract writes it or as it was asked. */
  readonly failures: Readonly<Record<string, PlannedFailure>>
  /** Number of schools in the world; all when absent. */
  readonly scale?: number
}

export const EMPTY_SCENARIO: Scenario = { latency: 0, failures: {} }

/** Longer than anybody waits. */
const MAX_LATENCY_MS = 600_000

/** How the settings of one value are read: undefined for what cannot be read. `expects` says in Chinese what can. */
const SETTINGS = {
  'qa.persona': {
    expects: `身份是 ${PERSONAS.join('、')}`,
    read: (text: string) =>
      wrapped(
        'persona',
        PERSONAS.find((name) => name === text),
      ),
  },
  'qa.now': {
    expects: '时间像 2026-06-25 或 2026-06-25T10:00:00+08:00',
    read: (text: string) => wrapped('now', Number.isNaN(Date.parse(text)) ? undefined : text),
  },
  'qa.latency': {
    expects: `毫秒数是 0 到 ${MAX_LATENCY_MS} 的整数`,
    read: (text: string) => wrapped('latency', wholeNumber(text, MAX_LATENCY_MS)),
  },
  'qa.scale': {
    expects: '院校数是整数',
    read: (text: string) => wrapped('scale', wholeNumber(text)),
  },
} as const

/** Keys without a value of one of these kinds. */
const OTHER_KEYS = ['qa.fail', 'qa.reset']

/**
 * The scenario that `qa.*` search params describe, laid over `before`; what cannot be read changes nothing and is told by
 * `refusedWords`. `qa.fail` may be repeated; `qa.fail=` alone ends all failures.
 */
export function readScenario(search: URLSearchParams, before: Scenario = EMPTY_SCENARIO): Scenario {
  const read = Object.entries(SETTINGS).map(([key, setting]) => {
    const text = search.get(key)
    return text === null ? undefined : setting.read(text)
  })
  return Object.assign(
    { ...before },
    ...read,
    search.has('qa.fail') && { failures: readFailures(search.getAll('qa.fail')) },
  )
}

/** What of `qa.*` search params nobody knows, each with what could stand there, in Chinese for testers. */
export function refusedWords(search: URLSearchParams, knowsCall: (call: string) => boolean): string[] {
  return [...search].flatMap(([key, text]) => {
    if (!key.startsWith('qa.')) return []
    const setting = Object.entries(SETTINGS).find(([name]) => name === key)?.[1]
    if (setting) return setting.read(text) ? [] : [`${key}=${text} 没有生效：${setting.expects}`]
    if (!OTHER_KEYS.includes(key)) {
      return [`${key} 没有生效：认识的是 ${[...Object.keys(SETTINGS), ...OTHER_KEYS].join('、')}`]
    }
    const problem = key === 'qa.fail' && text !== '' ? failureProblem(text, knowsCall) : undefined
    return problem === undefined ? [] : [`qa.fail=${text} 没有生效：${problem}`]
  })
}

/** What is wrong with a planned failure; undefined when nothing is. */
function failureProblem(text: string, knowsCall: (call: string) => boolean): string | undefined {
  const { call, word, times } = partsOf(text)
  if (call === undefined || word === undefined) return '写法是“POST /api/…:500”，后面可以有 *1'
  if (times === undefined) return '次数是 * 后面的整数'
  if (readFailure(word) === undefined) return `出错的方式是 400 到 599，或 ${FAILURE_WORDS.join('、')}`
  return knowsCall(call) ? undefined : `没有 ${call} 这个接口`
}

/** The parts of a planned failure as they were written; `times` is null where nothing is said. */
function partsOf(text: string) {
  const [, call, word, count] = /^((?:GET|POST|PUT|DELETE) \/\S*):(\w+)(?:\*(.*))?$/.exec(text.trim()) ?? []
  return { call, word, times: count === undefined ? null : wholeNumber(count, 999) }
}

function readFailures(texts: readonly string[]): Record<string, PlannedFailure> {
  const failures: Record<string, PlannedFailure> = {}
  for (const text of texts) {
    const { call, word, times } = partsOf(text)
    const failure = word === undefined ? undefined : readFailure(word)
    if (call === undefined || failure === undefined || times === undefined) continue
    failures[call] = { failure, ...(times !== null && { times }) }
  }
  return failures
}

function readFailure(word: string): Failure | undefined {
  const status = wholeNumber(word)
  if (status !== undefined) return status >= 400 && status <= 599 ? status : undefined
  return FAILURE_WORDS.find((known) => known === word)
}

function wrapped<K extends string, T>(name: K, value: T | undefined): { [P in K]: T } | undefined {
  // A computed key of one literal type has that type.
  return value === undefined ? undefined : ({ [name]: value } as { [P in K]: T })
}

function wholeNumber(text: string, highest = 999_999_999): number | undefined {
  return /^\d{1,9}$/.test(text) && Number(text) <= highest ? Number(text) : undefined
}
