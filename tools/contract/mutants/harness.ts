import { valueAt } from '../check/deviation'
import { byCall, mustShow } from '../check/effects'
import { NoAnswer } from '../check/exchange'
import type { InputTable } from '../check/input-table'
import { judgeExchange, judgeJson } from '../check/judge'
import { type CallReport, reportCall } from '../check/report'
import type { CallRecord } from '../check/run'
import { type Contract, callName } from '../contract'
import { SEMANTIC_MUTATIONS, semanticMutants } from './semantic'
import { structuralMutants } from './structural'
import { type AnswerMutation, ENVELOPE_MUTATIONS, jsonOf, TRANSPORT_MUTATIONS } from './transport'

/** One change of one call, and what the check made of it. */
export interface Outcome {
  readonly call: string
  readonly kind: string
  readonly what: string
  /** `allowed` is a change that the contract permits: it must pass in silence. */
  readonly result: 'detected' | 'missed' | 'allowed' | 'false alarm'
  /** Messages about it; one cause should have one. */
  readonly messages: number
  /** The message names the changed place itself. */
  readonly located: boolean
  /** What the message guesses. */
  readonly hint?: string
}

/** A kind of change that no answer of a call offered a place for. */
export interface NotExercised {
  readonly call: string
  readonly kind: string
}

export interface HarnessResult {
  readonly outcomes: readonly Outcome[]
  readonly notExercised: readonly NotExercised[]
}

export interface HarnessOptions {
  readonly contract: Contract
  readonly table: InputTable
  /** Structural changes of one call at most, evenly taken; all of them when absent. */
  readonly most?: number
}

/** Changes the recorded answers of every call, one deviation at a time, and judges each as a check would. */
export function runMutants(records: readonly CallRecord[], options: HarnessOptions): HarnessResult {
  const outcomes: Outcome[] = []
  const notExercised: NotExercised[] = []
  for (const record of records) {
    const found = [
      ...structuralOutcomes(record, options),
      ...answerOutcomes(record, options),
      ...semanticOutcomes(record, options),
      ...effectOutcomes(record, options),
    ]
    outcomes.push(...found)
    const seen = new Set(found.map(({ kind }) => kind))
    for (const kind of EXPECTED_KINDS)
      if (!seen.has(kind)) notExercised.push({ call: record.operation.name, kind })
  }
  return { outcomes, notExercised }
}

/** What a server does that forgets a change, or changes more than it says. */
const EFFECT_MUTATIONS = {
  forgotten: 'effect: a named call answers as before',
  surplus: 'effect: an unnamed call answers otherwise',
} as const

const EXPECTED_KINDS = [
  ...[...TRANSPORT_MUTATIONS, ...ENVELOPE_MUTATIONS].map(({ kind }) => kind),
  ...Object.keys(SEMANTIC_MUTATIONS),
  ...Object.values(EFFECT_MUTATIONS),
]

const judging = ({ contract, table }: HarnessOptions) => ({ named: contract.book.named, table })

/** The accepted answer of a call that shows most of its schema. */
function richest(record: CallRecord, options: HarnessOptions) {
  const judged = record.exchanges.map((exchange) => {
    const visited = new Set<string>()
    const verdict = judgeExchange(exchange, { ...judging(options), visited })
    const isHealthy = verdict.outcome === 'accepted' && verdict.findings.length === 0
    return { exchange, verdict, shown: isHealthy ? visited.size + 1 : 0 }
  })
  const best = judged.toSorted((a, b) => b.shown - a.shown)[0]
  return best && best.shown > 0 ? best : undefined
}

function* structuralOutcomes(record: CallRecord, options: HarnessOptions): Generator<Outcome> {
  const { operation } = record
  const schema = operation.endpoint.payload
  const best = richest(record, options)
  if (!schema || !best?.verdict.payload || best.exchange.answer instanceof NoAnswer) return
  const { exchange, verdict } = best
  const at = verdict.payload?.at.pointer ?? ''
  const mutants = [...structuralMutants(jsonOf(best.exchange.answer), at)]
  const stride = options.most === undefined ? 1 : Math.max(1, mutants.length / options.most)
  for (let index = 0; index < mutants.length; index += stride) {
    const mutant = mutants[Math.floor(index)]
    if (!mutant) continue
    const { findings } = judgeJson(exchange, mutant.json, judging(options))
    // What the client itself would refuse is what must be found.
    const required = !schema.safeParse(valueAt(mutant.json, at)).success
    const structural = findings.filter(({ kind }) => kind !== 'meaning')
    const noticed = required ? findings.length > 0 : structural.length > 0
    yield {
      call: operation.name,
      kind: mutant.kind,
      what: mutant.pointer,
      result: required ? (noticed ? 'detected' : 'missed') : noticed ? 'false alarm' : 'allowed',
      messages: findings.length,
      located: findings.some(({ pointer }) => pointer === mutant.pointer),
      ...(findings[0]?.hint !== undefined && { hint: findings[0].hint }),
    }
  }
}

function* answerOutcomes(record: CallRecord, options: HarnessOptions): Generator<Outcome> {
  const isFile = record.operation.endpoint.file !== undefined
  const healthy = richest(record, options)
  if (!healthy) return
  for (const mutation of isFile ? TRANSPORT_MUTATIONS : [...TRANSPORT_MUTATIONS, ...ENVELOPE_MUTATIONS]) {
    const mutated = mutateAll(record, mutation)
    if (mutated) yield judged(mutated, options, mutation.kind, 'every answer')
  }
}

/** A server that has changed has changed for every request. */
function mutateAll(record: CallRecord, mutation: AnswerMutation): CallRecord | undefined {
  const carrier = record.operation.endpoint.carrier ?? 'data'
  const exchanges = record.exchanges.flatMap((exchange) => {
    if (exchange.answer instanceof NoAnswer) return []
    const answer = mutation.apply(exchange.answer, carrier)
    return answer ? [{ ...exchange, answer }] : []
  })
  return exchanges.length === record.exchanges.length ? { ...record, exchanges } : undefined
}

function* semanticOutcomes(record: CallRecord, options: HarnessOptions): Generator<Outcome> {
  for (const { kind, pointer, exchanges } of semanticMutants(record.exchanges, judging(options))) {
    yield judged({ ...record, exchanges }, options, kind, pointer)
  }
}

function* effectOutcomes(record: CallRecord, options: HarnessOptions): Generator<Outcome> {
  const { operation, effects } = record
  const { changes = [] } = operation.endpoint
  for (const [call, watched] of byCall(effects)) {
    if (!mustShow(operation, call, watched, options.table)) continue
    const isNamed = changes.includes(call)
    const changed = effects.map((effect) => ({
      ...effect,
      watched: effect.watched.map((each) =>
        callName(each.operation.endpoint) === call
          ? { ...each, after: isNamed ? each.before : `${each.before} and more` }
          : each,
      ),
    }))
    const kind = isNamed ? EFFECT_MUTATIONS.forgotten : EFFECT_MUTATIONS.surplus
    yield judged({ ...record, effects: changed }, options, kind, call)
  }
}

function judged(record: CallRecord, options: HarnessOptions, kind: string, what: string): Outcome {
  const report: CallReport = reportCall(record, { ...judging(options), accepted: () => true })
  const detected = report.verdict === 'deviates'
  return {
    call: report.call,
    kind,
    what,
    result: detected ? 'detected' : 'missed',
    messages: report.deviations.length,
    located: true,
  }
}

/** Counts by kind, as a table. */
export function printOutcomes({ outcomes, notExercised }: HarnessResult): string {
  const kinds = [...new Set([...outcomes, ...notExercised].map(({ kind }) => kind))]
  const count = (kind: string, result: Outcome['result']) =>
    outcomes.filter((outcome) => outcome.kind === kind && outcome.result === result).length
  const rows = kinds.map((kind) => [
    kind,
    count(kind, 'detected'),
    count(kind, 'missed'),
    notExercised.filter((each) => each.kind === kind).length,
    count(kind, 'allowed'),
    count(kind, 'false alarm'),
  ])
  const sums = [1, 2, 3, 4, 5].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0))
  const heading = ['kind', 'detected', 'missed', 'calls without a place', 'allowed', 'false alarms']
  return [heading, ...rows, ['all', ...sums]]
    .map((row) =>
      row
        .map((cell, index) =>
          index === 0 ? String(cell).padEnd(44) : String(cell).padStart(index === 3 ? 22 : 13),
        )
        .join(''),
    )
    .join('\n')
}
