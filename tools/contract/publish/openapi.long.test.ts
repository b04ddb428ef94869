import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'

const FILE = 'docs/openapi.json'
const run = promisify(execFile)
const require = createRequire(import.meta.url)

// Every run compares the file with the contract; what is linted changes with the contract alone.
it('the published description passes a public linter', async () => {
  const cli = path.join(require.resolve('@redocly/cli/package.json'), '../bin/cli.js')
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { stdout, stderr } = await run(
    process.execPath,
    [cli, 'lint', FILE, '--extends', 'recommended-strict', '--format', 'json', '--max-problems', '1000'],
    { env, maxBuffer: 50_000_000 },
  ).catch((failed: { stdout: string; stderr: string }) => failed)
  const { problems } = z
    .object({ problems: z.array(z.object({ ruleId: z.string(), message: z.string() })) })
    .parse(JSON.parse(stdout), { reportInput: true })
  // The specification itself has /majors/{code}/… beside /majors/detail/{x}; static paths win.
  const own = problems.filter(({ ruleId }) => ruleId !== 'no-ambiguous-paths')
  expect(own, stderr).toEqual([])
})
