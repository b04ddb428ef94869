/** Who the product is opened as. */
export const PERSONAS = ['guest', 'student', 'vip', 'newcomer', 'noprovince', 'planner', 'admin'] as const
export type Persona = (typeof PERSONAS)[number]

/**
 * What a call answers instead of the truth: an HTTP status, no answer at all, an answer with nothing in it,
 * a refusal (HTTP 200 with code 400), an expired credential, or the truth with hostile HTML for its articles or
 * with pictures that cannot be loaded.
 */
export type Failure = number | (typeof FAILURE_WORDS)[number]
const FAILURE_WORDS = ['offline', 'empty', 'rejected', 'expired', 'hostile', 'broken'] as const

/** A failure, and how many times it happens after each start of the product; every time when absent. */
export interface PlannedFailure {
  readonly failure: Failure
  readonly times?: number
}

/** What QA can set about the mocked product. */
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
