import { describe, expect, it } from 'vitest'
import { type CallReport, reportCalls } from '../check/report'
import { runCheck } from '../check/run'
import { INPUT_TABLE } from '../inputs'
import { loadContract } from '../load'
import { DEMO_TELS, isMocked, mockedPart, mockTransport, THROWAWAY_TEL } from '../mock-transport'
import { printOutcomes, runMutants } from './harness'

/** Structural changes per call; `npm run contract:mutants` makes all of them. */
const MOST_PER_CALL = 40

const whole = loadContract()
const contract = mockedPart(whole)
const options = { contract, table: INPUT_TABLE }
const records = await runCheck({
  ...options,
  transport: mockTransport(),
  tels: DEMO_TELS,
  throwaway: THROWAWAY_TEL,
  write: true,
  // What filters and refusals mean is the matter of the mistakes.
  meaning: false,
})

describe('the check of the mocked API', () => {
  it('raises no alarm, strict or not', () => {
    for (const strict of [false, true]) {
      const reports = reportCalls(records, { named: contract.book.named, table: INPUT_TABLE, strict })
      const wrong = reports.filter(({ deviations }) => deviations.length > 0)
      expect(wrong.map(({ call, deviations }) => ({ call, deviations }))).toEqual([])
    }
  })

  it('exercises every call whose inputs the mocks tell', () => {
    const reports = reportCalls(records, { named: contract.book.named, table: INPUT_TABLE })
    const unmocked = whole.operations.filter((operation) => !isMocked(operation))
    const idle = reports.filter(({ verdict }) => verdict === 'not-exercised')
    const silent = [...unmocked.map(({ name }) => name), ...idle.map(({ call }) => call)]
    const waits = ({ reason = '' }: CallReport) =>
      unmocked.length > 0 && silent.some((name) => reason.includes(name))
    expect(idle.filter((report) => !waits(report)).map(({ call, reason }) => `${call}: ${reason}`)).toEqual(
      [],
    )
  })
})

describe('one deviation at a time, over every call', () => {
  const result = runMutants(records, { ...options, most: MOST_PER_CALL })
  process.stdout.write(`${printOutcomes(result)}\n`)
  const detected = result.outcomes.filter((outcome) => outcome.result === 'detected')

  it('is found whenever the contract forbids it, and passes whenever the contract allows it', () => {
    const wrong = result.outcomes.filter(
      (outcome) => outcome.result === 'missed' || outcome.result === 'false alarm',
    )
    expect(wrong).toEqual([])
  })

  it('is named at its own place, in one message', () => {
    expect(detected.filter(({ located }) => !located)).toEqual([])
    // What breaks the order of a list, or of several figures, may show at more than one of them.
    const talkative = detected.filter(
      ({ kind, messages }) => messages > 1 && !/duplicate|ranks|lowest|another/.test(kind),
    )
    expect(talkative).toEqual([])
  })

  it('is guessed right when a field was renamed', () => {
    const renamed = detected.filter(({ kind }) => kind === 'renamed')
    expect(renamed.length).toBeGreaterThan(50)
    // A batch has two names (S2 §3), and either may be absent: no guess can tell which one was renamed.
    const single = renamed.filter(({ what }) => !/\/(batch|admissionBatch)$/.test(what))
    const wrong = single.filter(({ hint, what }) => hint !== `renamed to ${what.split('/').at(-1)}Info?`)
    expect(wrong).toEqual([])
  })

  it('was tried in every kind', () => {
    const tried = new Set(detected.map(({ kind }) => kind))
    const untried = new Set(result.notExercised.map(({ kind }) => kind).filter((kind) => !tried.has(kind)))
    expect([...untried]).toEqual([])
  })
})
