import { runCheck } from '../check/run'
import { INPUT_TABLE } from '../inputs'
import { loadContract } from '../load'
import { DEMO_TELS, mockedPart, mockTransport, THROWAWAY_TEL } from '../mock-transport'
import { type HarnessResult, type Outcome, printOutcomes, runMutants } from './harness'
import { checkThroughProxy, tamperWith } from './over-http'
import { ENVELOPE_MUTATIONS, TRANSPORT_MUTATIONS } from './transport'

/**
 * Every change of every call, judged as a check would judge it. With `--http` also through a proxy before the running
 * API, with a new API for each run. Prints detected, missed and not exercised by kind; exits 1 when one was missed.
 */
export async function main(args: readonly string[]): Promise<number> {
  const contract = mockedPart(loadContract())
  const options = { contract, table: INPUT_TABLE }
  // What filters and refusals mean is the matter of the mistakes.
  const asked = { tels: DEMO_TELS, throwaway: THROWAWAY_TEL, write: true, meaning: false }
  const records = await runCheck({ ...options, transport: mockTransport(), ...asked })
  const result = runMutants(records, options)
  console.log(printOutcomes(result))
  const overHttp = args.includes('--http') ? await overHttpResult() : undefined
  if (overHttp) console.log(`\nover HTTP\n${printOutcomes(overHttp)}`)
  const wrong = [...result.outcomes, ...(overHttp?.outcomes ?? [])].filter(
    (outcome) => outcome.result === 'missed' || outcome.result === 'false alarm',
  )
  for (const { call, kind, what, result: made } of wrong) console.log(`${made}: ${call} ${what} (${kind})`)
  return wrong.length > 0 ? 1 : 0

  async function overHttpResult(): Promise<HarnessResult> {
    const outcomes: Outcome[] = []
    const notExercised: HarnessResult['notExercised'][number][] = []
    for (const { name, endpoint } of contract.operations) {
      const mutations =
        endpoint.file === undefined ? [...TRANSPORT_MUTATIONS, ...ENVELOPE_MUTATIONS] : TRANSPORT_MUTATIONS
      for (const mutation of mutations) {
        const tamper = tamperWith(contract, name, mutation)
        const [report] = await checkThroughProxy(contract, tamper, {
          only: (operation) => operation.name === name,
        })
        if (!report || report.verdict === 'not-exercised') {
          notExercised.push({ call: name, kind: mutation.kind })
          continue
        }
        const detected = report.verdict === 'deviates'
        outcomes.push({
          call: name,
          kind: mutation.kind,
          what: 'every answer',
          result: detected ? 'detected' : 'missed',
          messages: report.deviations.length,
          located: true,
        })
      }
    }
    return { outcomes, notExercised }
  }
}
