import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createApiServer } from '~/mocks/http-server'
import { loadContract } from '../../scripts/contract/load'
import { DEMO_TELS, NOW } from '../../scripts/contract/mock-transport'
import { checkThroughProxy, tamperWith } from '../../scripts/contract/mutants/over-http'
import { listen, startProxy, type Tamper } from '../../scripts/contract/mutants/proxy'
import { changed } from '../../scripts/contract/mutants/structural'
import {
  type AnswerMutation,
  ENVELOPE_MUTATIONS,
  jsonOf,
  TRANSPORT_MUTATIONS,
  withJson,
} from '../../scripts/contract/mutants/transport'

const contract = loadContract()
const SCENARIO = `qa.now=${encodeURIComponent(NOW)}`

/** A read with many levels below it, one whose payload is in the message, and a write. */
const CALLS = ['batchLines.byProvince', 'student.update']

const fieldRemoved: AnswerMutation = {
  kind: 'field removed',
  apply: (answer) =>
    withJson(
      answer,
      changed(jsonOf(answer), '/data/0/batchLines/0/controlScore', () => undefined),
    ),
}

describe('over HTTP, through a proxy', () => {
  it.each(CALLS)(
    '%s: every change of an answer is found, and nothing else is blamed',
    async (call) => {
      for (const mutation of [...TRANSPORT_MUTATIONS, ...ENVELOPE_MUTATIONS]) {
        const reports = await checkThroughProxy(
          contract,
          tamperWith(contract, call, mutation),
          ({ name }) => name === call,
        )
        expect(
          reports.map((report) => [report.call, report.verdict]),
          mutation.kind,
        ).toEqual([[call, 'deviates']])
      }
    },
    60_000,
  )

  it('a healthy API conforms', async () => {
    const reports = await checkThroughProxy(contract, (_, answer) => answer)
    expect(reports.filter(({ verdict }) => verdict !== 'conforms')).toEqual([])
  }, 60_000)
})

/** The command line tool, as the backend's team runs it. */
function cli(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['scripts/contract-check.mjs', ...args],
      { maxBuffer: 50_000_000 },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}

async function withProxy(tamper: Tamper, use: (origin: string) => Promise<void>): Promise<void> {
  const api = await listen(await createApiServer({ scenario: SCENARIO }))
  const proxy = await startProxy(api.origin, tamper)
  try {
    await use(proxy.origin)
  } finally {
    await proxy.close()
    await api.close()
  }
}

describe('npm run contract:check', () => {
  it('exits 0 on a healthy API and tells every call', async () => {
    await withProxy(
      (_, answer) => answer,
      async (origin) => {
        const { code, stdout } = await cli('--base', origin, '--tel', DEMO_TELS[0] ?? '')
        expect(stdout).toContain('0 个有偏差')
        for (const { endpoint } of contract.operations)
          expect(stdout).toContain(`${endpoint.method} ${endpoint.path}`)
        expect(code).toBe(0)
      },
    )
  }, 60_000)

  it('exits 1 on a deviation, with its pointer in the JSON', async () => {
    await withProxy(tamperWith(contract, 'batchLines.byProvince', fieldRemoved), async (origin) => {
      const { code, stdout } = await cli('--base', origin, '--json')
      const report = JSON.parse(stdout)
      expect(report.summary).toMatchObject({ deviates: 1, deviations: 1 })
      const call = report.calls.find((each: { call: string }) => each.call === 'batchLines.byProvince')
      expect(call.deviations).toMatchObject([
        { kind: 'missing', pointer: '/data/0/batchLines/0/controlScore', expected: 'integer 0–900' },
      ])
      expect(code).toBe(1)
    })
  }, 60_000)

  it('exits 2 where there is no API, or no such call', async () => {
    const closed = await listen(createServer())
    await closed.close()
    expect(await cli('--base', closed.origin)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('没有应答'),
    })
    expect(await cli('--base', closed.origin, '--only', 'nothing.*')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('nothing.*'),
    })
    expect(await cli()).toMatchObject({ code: 2, stderr: expect.stringContaining('--base') })
  }, 60_000)
})
