import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { createApiServer } from '~/mocks/http-server'
import { main } from '../check/main'
import { loadContract } from '../load'
import { DEMO_TELS, mockedPart, NOW } from '../mock-transport'
import { checkThroughProxy, tamperWith } from './over-http'
import { listen, startProxy, type Tamper } from './proxy'
import { changed } from './structural'
import { type AnswerMutation, jsonOf, TRANSPORT_MUTATIONS, withJson } from './transport'

const contract = mockedPart(loadContract())
const SCENARIO = `qa.now=${encodeURIComponent(NOW)}`

/**
 * A read with many levels below it, and a write with its payload in the message: each takes every other mutation. Those of
 * the envelope are found without the wire too (mutation.long.test.ts): all of them go over it in the long run.
 */
const CALLS = ['controlLines.byProvince', 'auth.logout'] as const
const TURNS = TRANSPORT_MUTATIONS.map((mutation, index) => ({
  mutation,
  call: CALLS[index % CALLS.length === 0 ? 0 : 1],
}))

const fieldRemoved: AnswerMutation = {
  kind: 'field removed',
  apply: (answer) =>
    withJson(
      answer,
      changed(jsonOf(answer), '/data/0/batchLines/0/controlScore', () => undefined),
    ),
}

describe('over HTTP, through a proxy', () => {
  it.each(TURNS)('$call: $mutation.kind is found, and nothing else is blamed', async ({ call, mutation }) => {
    const reports = await checkThroughProxy(contract, tamperWith(contract, call, mutation), {
      tels: DEMO_TELS.slice(0, 1),
      only: ({ name }) => name === call,
    })
    expect(reports.map((report) => [report.call, report.verdict])).toEqual([[call, 'deviates']])
  })
})

/** The command line tool, as the backend's team runs it: a process of its own, which has to load everything first. */
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

/** What the tool does with its arguments, without the start of a process. */
async function runMain(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const [stdout, stderr]: [string[], string[]] = [[], []]
  vi.spyOn(console, 'log').mockImplementation((text) => void stdout.push(String(text)))
  vi.spyOn(console, 'error').mockImplementation((text) => void stderr.push(String(text)))
  const code = await main(args)
  return { code, stdout: stdout.join('\n'), stderr: stderr.join('\n') }
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
  it('exits 0 on a healthy API and tells every call that it was asked for', async () => {
    await withProxy(
      (_, answer) => answer,
      async (origin) => {
        const groups = ['auth', 'student', 'controlLines', 'province', 'school']
        const { code, stdout } = await runMain(
          ...['--base', origin, '--tel', DEMO_TELS[0] ?? ''],
          ...groups.flatMap((group) => ['--only', `${group}.*`]),
        )
        expect(stdout).toContain('0 个有偏差')
        for (const { endpoint, group } of contract.operations) {
          if (groups.includes(group)) expect(stdout).toContain(`${endpoint.method} ${endpoint.path}`)
        }
        expect(code).toBe(0)
      },
    )
  })

  it('exits 1 on a deviation, with its pointer in the JSON', async () => {
    await withProxy(tamperWith(contract, 'controlLines.byProvince', fieldRemoved), async (origin) => {
      const { code, stdout } = await cli('--base', origin, '--json', '--only', 'controlLines.*')
      const report = JSON.parse(stdout)
      expect(report.summary).toMatchObject({ deviates: 1, deviations: 1 })
      const call = report.calls.find((each: { call: string }) => each.call === 'controlLines.byProvince')
      expect(call.deviations).toMatchObject([
        { kind: 'missing', pointer: '/data/0/batchLines/0/controlScore', expected: 'integer 0–900' },
      ])
      expect(code).toBe(1)
    })
  })

  it('exits 3 where there is no API, and 2 where there is no such call', async () => {
    const closed = await listen(createServer())
    await closed.close()
    expect(await runMain('--base', closed.origin)).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('没有应答'),
    })
    expect(await runMain('--base', closed.origin, '--only', 'nothing.*')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('nothing.*'),
    })
    expect(await runMain()).toMatchObject({ code: 2, stderr: expect.stringContaining('--base') })
  })
})
