import { createApiServer } from '~/mocks/http-server'
import { NoAnswer } from '../check/exchange'
import { type CallReport, reportCalls } from '../check/report'
import { type CheckOptions, runCheck } from '../check/run'
import { httpTransport } from '../check/transport'
import { type Contract, operationOf } from '../contract'
import { INPUT_TABLE } from '../inputs'
import { DEMO_TELS, NOW } from '../mock-transport'
import { listen, startProxy, type Tamper } from './proxy'
import type { AnswerMutation } from './transport'

/** A check of a new API of its own behind a proxy: nothing is left of an earlier run. */
export async function checkThroughProxy(
  contract: Contract,
  tamper: Tamper,
  { tels = DEMO_TELS, only }: Pick<CheckOptions, 'tels' | 'only'> = {},
): Promise<CallReport[]> {
  const api = await listen(await createApiServer({ scenario: `qa.now=${encodeURIComponent(NOW)}` }))
  const proxy = await startProxy(api.origin, tamper)
  try {
    const records = await runCheck({
      contract,
      table: INPUT_TABLE,
      transport: httpTransport({ base: proxy.origin, timeoutMs: 10_000 }),
      tels,
      write: true,
      // What writes do to other calls is checked without the wire.
      effects: false,
      meaning: false,
      ...(only && { only }),
    })
    return reportCalls(records, { named: contract.book.named, table: INPUT_TABLE })
  } finally {
    await proxy.close()
    await api.close()
  }
}

/** Changes every good answer of one call and leaves all others alone. */
export function tamperWith(contract: Contract, call: string, mutation: AnswerMutation): Tamper {
  return (request, answer) => {
    const operation = operationOf(contract, request)
    if (operation?.name !== call || !isSuccess(answer.body)) return answer
    const carrier = operation.endpoint.carrier ?? 'data'
    return mutation.apply(answer, carrier) ?? new NoAnswer('this mutation does not apply', false)
  }
}

/** Whether this is an answer to change: a refusal is left as it is, as a changed server would. */
function isSuccess(body: Uint8Array): boolean {
  const text = new TextDecoder().decode(body)
  return !text.startsWith('{') || text.startsWith('{"code":200')
}
