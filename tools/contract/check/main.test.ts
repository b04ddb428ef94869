import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApiServer } from '~/mocks/http-server'
import { loadContract } from '../load'
import { DEMO_TELS, mockedPart, NOW } from '../mock-transport'
import { main } from './main'
import { listen, type RunningServer } from './testing/listen'

const contract = mockedPart(loadContract())
const running: RunningServer[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.close()
})

/** The mocked API on a port, as it is or with a scenario. */
async function origin(scenario = ''): Promise<string> {
  const server = await listen(
    await createApiServer({ scenario: `qa.now=${encodeURIComponent(NOW)}${scenario}` }),
  )
  running.push(server)
  return server.origin
}

/** The command line tool, as the backend's team runs it: a process of its own, which has to load everything first. */
function cli(...args: string[]): Promise<{ code: number; stdout: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['scripts/contract-check.mjs', ...args],
      { maxBuffer: 50_000_000 },
      (error, stdout) => done({ code: error ? Number(error.code) : 0, stdout }),
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

describe('npm run contract:check', () => {
  it('exits 0 on a healthy API and tells every call that it was asked for', async () => {
    const groups = ['auth', 'student', 'controlLines', 'province', 'school']
    const { code, stdout } = await runMain(
      ...['--base', await origin(), '--tel', DEMO_TELS[0] ?? ''],
      ...groups.flatMap((group) => ['--only', `${group}.*`]),
    )
    expect(stdout).toContain('0 个有偏差')
    for (const { endpoint, group } of contract.operations) {
      if (groups.includes(group)) expect(stdout).toContain(`${endpoint.method} ${endpoint.path}`)
    }
    expect(code).toBe(0)
  })

  it('exits 1 on a deviation, with its pointer in the JSON', async () => {
    const place = '/data/0/batchLines/0/controlScore'
    const base = await origin(`&qa.patch=${encodeURIComponent(`GET /api/batch-lines/by-province:-${place}`)}`)
    const { code, stdout } = await cli('--base', base, '--json', '--only', 'controlLines.*')
    const report = JSON.parse(stdout)
    expect(report.summary).toMatchObject({ deviates: 1, deviations: 1 })
    const call = report.calls.find((each: { call: string }) => each.call === 'controlLines.byProvince')
    expect(call.deviations).toMatchObject([{ kind: 'missing', pointer: place, expected: 'integer 0–900' }])
    expect(code).toBe(1)
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
