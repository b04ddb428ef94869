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

const MAX_LATENCY_MS = 600_000

/**
 * The scenario that `qa.*` search params describe, laid over `before`; anything that cannot be read is ignored.
 * `qa.fail` may be repeated; `qa.fail=` alone ends all failures.
 */
export function readScenario(search: URLSearchParams, before: Scenario = EMPTY_SCENARIO): Scenario {
  const persona = PERSONAS.find((name) => name === search.get('qa.persona'))
  const date = search.get('qa.now')
  const latency = wholeNumber(search.get('qa.latency'))
  const scale = wholeNumber(search.get('qa.scale'))
  return {
    ...before,
    ...(persona && { persona }),
    ...(date !== null && !Number.isNaN(Date.parse(date)) && { now: date }),
    ...(latency !== undefined && { latency: Math.min(latency, MAX_LATENCY_MS) }),
    ...(scale !== undefined && { scale }),
    ...(search.has('qa.fail') && { failures: readFailures(search.getAll('qa.fail')) }),
  }
}

function readFailures(texts: readonly string[]): Record<string, PlannedFailure> {
  const failures: Record<string, PlannedFailure> = {}
  for (const text of texts) {
    const match = /^(GET|POST|PUT|DELETE) (\/\S*):(\w+)(?:\*(\d{1,3}))?$/.exec(text.trim())
    const failure = match?.[3] === undefined ? undefined : readFailure(match[3])
    if (!match || failure === undefined) continue
    const times = wholeNumber(match[4] ?? null)
    failures[`${match[1]} ${match[2]}`] = { failure, ...(times !== undefined && { times }) }
  }
  return failures
}

function readFailure(word: string): Failure | undefined {
  const status = wholeNumber(word)
  if (status !== undefined) return status >= 400 && status <= 599 ? status : undefined
  return FAILURE_WORDS.find((known) => known === word)
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
