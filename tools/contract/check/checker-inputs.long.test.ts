import { describe, expect, it } from 'vitest'
import { smallBackend } from '../../../tests/contract/small-backend'
import { type Operation, operationOf } from '../contract'
import { INPUT_TABLE } from '../inputs'
import { loadContract } from '../load'
import { DEMO_TELS, isMocked, mockedPart, mockTransport } from '../mock-transport'
import { isObject } from './exchange/deviation'
import type { CallRequest, Transport } from './exchange/exchange'
import { reportCalls } from './report/report'
import { runCheck } from './run'

const whole = loadContract()
const contract = mockedPart(whole)
const [studentTel = ''] = DEMO_TELS
const adminTel = DEMO_TELS.at(-1) ?? ''

/** What a check leaves behind comes from writes; these ask what they need to know by themselves. */
const onlyWrites = ({ writes }: Pick<Operation, 'writes'>) => writes

/** The mocked API, with everything that it is asked. */
function recording(): { transport: Transport; asked: CallRequest[] } {
  const transport = mockTransport(smallBackend())
  const asked: CallRequest[] = []
  return {
    asked,
    transport: (request) => {
      asked.push(request)
      return transport(request)
    },
  }
}

describe('a check that may write', () => {
  it('changes nothing of students whom an administrator only met in a list', async () => {
    const { transport, asked } = recording()
    await runCheck({
      contract,
      table: INPUT_TABLE,
      transport,
      tels: [adminTel],
      write: true,
      effects: false,
      meaning: false,
      only: onlyWrites,
    })
    const written = asked.flatMap((request) => {
      const operation = operationOf(contract, request)
      return operation?.writes ? [{ name: operation.name, body: request.body }] : []
    })
    expect(written.length).toBeGreaterThan(3)
    expect(written.filter(({ body }) => isObject(body) && 'studentId' in body)).toEqual([])
    expect(written.filter(({ name }) => /^(?:student|preferences)/.test(name))).toEqual([])
  })

  it('can be repeated: it leaves nothing behind that keeps it from running again', async () => {
    const transport = mockTransport(smallBackend())
    for (const _ of ['first', 'again']) {
      const options = {
        contract,
        table: INPUT_TABLE,
        transport,
        tels: DEMO_TELS,
        write: true,
        effects: false,
        // What answers mean does not depend on a check before.
        meaning: false,
        only: onlyWrites,
      }
      const reports = reportCalls(await runCheck(options), { named: contract.book.named, table: INPUT_TABLE })
      expect(reports.filter(({ verdict }) => verdict === 'deviates')).toEqual([])
    }
  })
})

describe('a check after one that was stopped half-way', () => {
  it('removes what that one has left, and finds nothing wrong', async () => {
    const transport = mockTransport(smallBackend())
    let calls = 0
    const dying: Transport = (request) => {
      if (request.method === 'POST' && request.path === '/api/planner') calls++
      if (calls > 0 && request.method === 'DELETE') throw new Error('stopped')
      return transport(request)
    }
    const options = {
      contract,
      table: INPUT_TABLE,
      tels: DEMO_TELS,
      write: true,
      effects: false,
      meaning: false,
      only: onlyWrites,
    }
    await expect(runCheck({ ...options, transport: dying })).rejects.toThrow('stopped')
    const reports = reportCalls(await runCheck({ ...options, transport }), {
      named: contract.book.named,
      table: INPUT_TABLE,
    })
    expect(reports.filter(({ verdict }) => verdict === 'deviates')).toEqual([])
    const create = reports.find(({ call }) => call === 'plannerAdmin.create')
    expect(create?.verdict).toBe('conforms')
  })
})

describe('what the check alters to see an effect', () => {
  const SAVE_INTENTION = 'PUT /api/intention'
  const WRITES = ['POST /api/student/update', 'PUT /api/student', 'PUT /api/physical', SAVE_INTENTION]
  const options = { contract, table: INPUT_TABLE, tels: [studentTel], write: true, meaning: false }
  const onlyCalls =
    (calls: readonly string[]) =>
    ({ endpoint }: Operation) =>
      calls.includes(`${endpoint.method} ${endpoint.path}`)

  it('is put back', async () => {
    const { transport, asked } = recording()
    await runCheck({ ...options, transport, only: onlyCalls(WRITES) })
    const bodies = new Map<string, string[]>()
    for (const { method, path, body } of asked) {
      const call = `${method} ${path}`
      if (operationOf(contract, { method, path })?.writes && body !== undefined)
        bodies.set(call, [...(bodies.get(call) ?? []), JSON.stringify(body)])
    }
    for (const call of WRITES) {
      const [original = '', other, last = ''] = bodies.get(call) ?? []
      expect(other, call).not.toBe(original)
      // What is first sent has the version that was read; it is put back over any.
      const { version: _, ...withoutVersion } = JSON.parse(original)
      // What was absent is emptied.
      const isSaid = ([, value]: [string, unknown]) => value !== null
      expect(Object.fromEntries(Object.entries(JSON.parse(last)).filter(isSaid)), call).toEqual(
        withoutVersion,
      )
    }
  })

  it('is reported where it cannot be put back', async () => {
    const server = mockTransport(smallBackend())
    let saved = 0
    const refusing: Transport = async (request) => {
      if (`${request.method} ${request.path}` === SAVE_INTENTION) saved++
      return server(saved === 3 ? { ...request, token: 'expired' } : request)
    }
    const only = onlyCalls([SAVE_INTENTION])
    const records = await runCheck({ ...options, transport: refusing, only })
    const reports = reportCalls(records, { named: contract.book.named, table: INPUT_TABLE })
    const report = reports.find(({ call }) => call === 'studentProfile.saveIntention')
    expect(report?.deviations.map(({ kind, expected }) => [kind, expected])).toContainEqual([
      'effect',
      'what was altered can be put back',
    ])
  })
})

describe('a check with a token alone', () => {
  it('finds out whose it is from the lists that only show the caller', async () => {
    const transport = mockTransport(smallBackend())
    const send = async (request: CallRequest) =>
      JSON.parse(new TextDecoder().decode((await transport(request)).body))
    const { message: code } = await send({ method: 'GET', path: `/api/sms/code/${studentTel}` })
    const body = { tel: studentTel, code, loginFrom: 4, uid: 'test' }
    const { data } = await send({ method: 'POST', path: '/tel/code/login', body })
    const records = await runCheck({
      contract,
      table: INPUT_TABLE,
      transport,
      tokens: [data.Authorization],
      meaning: false,
      // Those that need to know who is asked about, and the lists that tell it.
      only: ({ group }) => /^(?:student|scoreRecords|serviceOrders|listSummaries)/.test(group),
    })
    const reports = reportCalls(records, { named: contract.book.named, table: INPUT_TABLE })
    expect(reports.filter(({ verdict }) => verdict === 'deviates')).toEqual([])
    const tellsTheStudent = whole.operations
      .filter(({ name }) => name === 'serviceOrders.students')
      .every(isMocked)
    const own = reports.find(({ call }) => call === 'student.byId')
    expect(own?.verdict).toBe(tellsTheStudent ? 'conforms' : 'not-exercised')
  })
})
