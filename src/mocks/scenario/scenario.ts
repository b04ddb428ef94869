import * as z from 'zod/mini'
import { HIGHEST_SCORE } from '~/contracts/bounds'
import { FAILURE_WORDS, type FailureWord } from './faults'

/** The persona that opens the product. */
export const PERSONAS = ['guest', 'student', 'vip', 'newcomer', 'noprovince', 'planner', 'admin'] as const
export type Persona = (typeof PERSONAS)[number]

/** Longer than anybody waits. */
export const MAX_LATENCY_MS = 600_000
/** Lists of one student, and choices of one list. */
export const MAX_LISTS = 50
export const MAX_CHOICES = 112
/** Characters of the name of a recording. */
export const MAX_NAME = 100
/** A clock may run so many times as fast as the real one. */
export const MAX_SPEED = 3600
/** A device may be wrong by so much: a year. */
export const MAX_DEVICE_MINUTES = 525_600

const Words: z.ZodMiniType<FailureWord> = z.enum(FAILURE_WORDS as [FailureWord, ...FailureWord[]])
const whole = (low: number, high: number) => z.int().check(z.gte(low), z.lte(high))
const Count = z.optional(whole(1, 999))

/** Milliseconds that an answer waits: always the same, or anything between two. */
const Wait = z.union([
  whole(0, MAX_LATENCY_MS),
  z.tuple([whole(0, MAX_LATENCY_MS), whole(0, MAX_LATENCY_MS)]),
])
export type Wait = z.infer<typeof Wait>

/**
 * Settings of the mocked product for QA. The same in an address (`words.ts`), as JSON, and in a test. Calls are
 * `METHOD path`, with the path as the contract writes it or as it was asked, or `*` for all.
 */
export const Scenario = z.strictObject({
  /** A persona, or the id of a person of the world: `s-1001`. */
  persona: z.optional(z.union([z.enum(PERSONAS), z.string().check(z.regex(/^[sp]-\d+$/))])),
  /** Where the student sits the exam. */
  province: z.optional(z.string()),
  /** The candidates among whom the score is ranked: 物理, 历史, 综合, 理科, 文科. */
  subject: z.optional(z.string()),
  /** The student's score; `none`: no score yet. */
  score: z.optional(z.union([whole(0, HIGHEST_SCORE), z.literal('none')])),
  /** The student's rank, in the place of a score. */
  rank: z.optional(whole(1, 2_000_000)),
  /** How many lists the student has, how many choices each has (`full`: as many as may be), whether they are locked. */
  lists: z.optional(whole(0, MAX_LISTS)),
  choices: z.optional(z.union([whole(0, MAX_CHOICES), z.literal('full')])),
  locked: z.optional(z.literal(true)),
  /** Status of the student's service order, 1–4; 0: none. */
  order: z.optional(whole(0, 4)),
  /** What the product's clock reads at the start; the real time when absent. */
  now: z.optional(z.string()),
  /** The clock stands, or runs so many times as fast as the real one. */
  clock: z.optional(z.union([z.literal('stop'), whole(2, MAX_SPEED)])),
  /** Minutes by which the device's clock is ahead of the server's; below 0: behind. */
  device: z.optional(whole(-MAX_DEVICE_MINUTES, MAX_DEVICE_MINUTES)),
  /** Whether score tables and control lines of this year are out; by the calendar when absent. */
  tables: z.optional(z.enum(['out', 'awaited'])),
  /** Draws another world. */
  seed: z.optional(whole(0, 999_999_999)),
  /** Number of schools in the world; all when absent. */
  scale: z.optional(whole(0, 999_999_999)),
  /** A recording of this browser whose answers are given once more, by its name. */
  replay: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_NAME))),
  /** What every answer waits. */
  latency: Wait,
  /** What answers of single calls wait. */
  latencies: z.record(z.string(), Wait),
  /** Failures by call. */
  failures: z.record(
    z.string(),
    z.strictObject({
      failure: z.union([whole(400, 599), Words]),
      nth: Count,
      times: Count,
      percent: z.optional(whole(1, 99)),
    }),
  ),
  /** Changes of answers by call. */
  patches: z.record(
    z.string(),
    z.array(
      z.strictObject({
        op: z.enum(['replace', 'add', 'remove']),
        path: z.string(),
        value: z.optional(z.unknown()),
      }),
    ),
  ),
})
export type Scenario = Readonly<z.infer<typeof Scenario>>

export const EMPTY_SCENARIO: Scenario = { latency: 0, latencies: {}, failures: {}, patches: {} }

/** The words that tell of one student, and make a person of their own. */
export const PERSON_SETTINGS = [
  'province',
  'subject',
  'score',
  'rank',
  'lists',
  'choices',
  'locked',
  'order',
] as const

/** Whether a scenario tells of a student that is not there without it. */
export function tellsOfPerson(scenario: Scenario): boolean {
  return PERSON_SETTINGS.some((name) => scenario[name] !== undefined)
}

/** A scenario from text that was kept; the empty one where it cannot be read. */
export function scenarioOf(text: string | undefined): Scenario {
  try {
    return Scenario.parse({ ...EMPTY_SCENARIO, ...JSON.parse(text ?? '{}') })
  } catch {
    return EMPTY_SCENARIO
  }
}
