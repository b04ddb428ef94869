import { describe, expect, it } from 'vitest'
import { reportCalls } from '../../scripts/contract/check/report'
import { runCheck } from '../../scripts/contract/check/run'
import { INPUT_TABLE } from '../../scripts/contract/inputs'
import { loadContract } from '../../scripts/contract/load'
import { DEMO_TELS, mockTransport } from '../../scripts/contract/mock-transport'
import { printOutcomes, runMutants } from '../../scripts/contract/mutants/harness'

/** Structural changes per call; `npm run contract:mutants` makes all of them. */
const MOST_PER_CALL = 60

const contract = loadContract()
const options = { contract, table: INPUT_TABLE }
const records = await runCheck({ ...options, transport: mockTransport(), tels: DEMO_TELS, write: true })

describe('the check of the mocked API', () => {
  it('raises no alarm, strict or not', () => {
    for (const strict of [false, true]) {
      const reports = reportCalls(records, { named: contract.book.named, table: INPUT_TABLE, strict })
      const wrong = reports.filter(({ deviations }) => deviations.length > 0)
      expect(wrong.map(({ call, deviations }) => ({ call, deviations }))).toEqual([])
    }
  })

  it('exercises every call', () => {
    const reports = reportCalls(records, { named: contract.book.named, table: INPUT_TABLE })
    const idle = reports.filter(({ verdict }) => verdict === 'not-exercised')
    expect(idle.map(({ call, reason }) => `${call}: ${reason}`)).toEqual([])
  })
})

describe('one deviation at a time, over every call', () => {
  const result = runMutants(records, { ...options, most: MOST_PER_CALL })
  process.stdout.write(`${printOutcomes(result)}\n`)

  it('is found whenever the contract forbids it, and passes whenever the contract allows it', () => {
    const wrong = result.outcomes.filter(
      (outcome) => outcome.result === 'missed' || outcome.result === 'false alarm',
    )
    expect(wrong).toEqual([])
  })

  it('is named at its own place, in one message', () => {
    const structural = result.outcomes.filter(
      ({ kind, result: made }) => made === 'detected' && !/[:]|^status/.test(kind),
    )
    expect(structural.filter(({ located }) => !located)).toEqual([])
    const talkative = result.outcomes.filter(
      ({ kind, messages }) => messages > 1 && !/duplicate|ranks|lowest|entity/.test(kind),
    )
    expect(talkative).toEqual([])
  })

  it('is guessed right when a field was renamed', () => {
    const renamed = result.outcomes.filter(
      ({ kind, result: made }) => kind === 'renamed' && made === 'detected',
    )
    expect(renamed.length).toBeGreaterThan(100)
    expect(renamed.filter(({ hint, what }) => hint !== `renamed to ${what.split('/').at(-1)}Info?`)).toEqual(
      [],
    )
  })

  it('was tried in every kind', () => {
    const tried = new Set(
      result.outcomes.filter(({ result: made }) => made === 'detected').map(({ kind }) => kind),
    )
    expect(
      [...new Set(result.notExercised.map(({ kind }) => kind))].filter((kind) => !tried.has(kind)),
    ).toEqual([])
  })
})
